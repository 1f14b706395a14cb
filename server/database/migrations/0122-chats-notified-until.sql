-- A chat's last answer that its customer was notified of, named so.

alter table chats rename column told_until to notified_until;
alter index chat_answers_to_tell rename to chat_answers_to_notify;

create or replace function keep_chat() returns trigger
language plpgsql as $$
begin
  update chats set
    last_message_id = greatest(last_message_id, new.id),
    last_message_at = greatest(last_message_at, new.created_at),
    last_human_id = case when new.author <> 'auto' then greatest(last_human_id, new.id) else last_human_id end,
    status = case when new.author = 'customer' then 'open' else status end,
    customer_seen = case when new.author = 'customer' then greatest(customer_seen, new.id) else customer_seen end,
    customer_last = case when new.author = 'customer' then greatest(customer_last, new.id) else customer_last end,
    notified_until = case when new.author <> 'staff' then greatest(notified_until, new.id) else notified_until end,
    staff_seen = case when new.author = 'staff' then greatest(staff_seen, new.id) else staff_seen end,
    answered_until = case when new.author = 'staff' then greatest(answered_until, new.id) else answered_until end
    where id = new.chat_id;
  return null;
end $$;
