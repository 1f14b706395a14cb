-- A chat waits until a person answers it or closes it: looking at it, or the automatic reply, is no answer.

alter table chats
  -- The last message that a person wrote, and the last that staff have answered or closed the chat over.
  add column last_human_id bigint not null default 0,
  add column answered_until bigint not null default 0;

update chats set
  last_human_id = coalesce((
    select max(id) from chat_messages
    where chat_messages.chat_id = chats.id and author <> 'auto'), 0),
  answered_until = case when status = 'closed' then last_message_id else coalesce((
    select max(id) from chat_messages
    where chat_messages.chat_id = chats.id and author = 'staff'), 0) end;

drop index chats_that_wait;
create index chats_that_wait on chats (id) where status = 'open' and customer_last > answered_until;
drop index chats_by_status;
create index chats_by_status on chats (status, last_human_id desc);

create or replace function keep_chat() returns trigger language plpgsql as $$
begin
  update chats set
    last_message_id = greatest(last_message_id, new.id),
    last_message_at = greatest(last_message_at, new.created_at),
    last_human_id = case when new.author <> 'auto' then greatest(last_human_id, new.id) else last_human_id end,
    status = case when new.author = 'customer' then 'open' else status end,
    customer_seen = case when new.author = 'customer' then greatest(customer_seen, new.id) else customer_seen end,
    customer_last = case when new.author = 'customer' then greatest(customer_last, new.id) else customer_last end,
    told_until = case when new.author <> 'staff' then greatest(told_until, new.id) else told_until end,
    staff_seen = case when new.author = 'staff' then greatest(staff_seen, new.id) else staff_seen end,
    answered_until = case when new.author = 'staff' then greatest(answered_until, new.id) else answered_until end
    where id = new.chat_id;
  return null;
end $$;
