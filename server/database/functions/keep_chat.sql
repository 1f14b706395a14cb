-- Keeps a chat's state as messages come. Who writes on the site has seen what came before, who writes by WhatsApp may
-- not have; a customer's message opens a closed chat again. Only staff's answers are notified, and none is passed over.
create or replace function keep_chat() returns trigger
language plpgsql as $$
begin
  update chats set
    last_message_id = greatest(last_message_id, new.id),
    last_message_at = greatest(last_message_at, new.created_at),
    last_human_id = case when new.author <> 'auto' then greatest(last_human_id, new.id) else last_human_id end,
    status = case when new.author = 'customer' then 'open' else status end,
    customer_seen = case when new.author = 'customer' and not new.by_whatsapp then greatest(customer_seen, new.id) else customer_seen end,
    customer_last = case when new.author = 'customer' then greatest(customer_last, new.id) else customer_last end,
    notified_until = case when new.author <> 'staff' and not exists (
      select from chat_messages where chat_id = new.chat_id and author = 'staff'
        and id > greatest(customer_seen, notified_until) and id < new.id)
      then greatest(notified_until, new.id) else notified_until end,
    staff_seen = case when new.author = 'staff' then greatest(staff_seen, new.id) else staff_seen end,
    answered_until = case when new.author = 'staff' then greatest(answered_until, new.id) else answered_until end
    where id = new.chat_id;
  return null;
end $$;
