-- Pictures in tickets and chats, and what customers report of an order. A message may be a picture alone.
create table message_pictures (
  picture_id uuid primary key,
  -- Who sent it.
  user_id uuid references users (id) on delete set null,
  ticket_message_id uuid references ticket_messages (id) on delete cascade,
  chat_message_id bigint references chat_messages (id) on delete cascade,
  created_at timestamptz not null,
  constraint message_pictures_of_one_message check (num_nonnulls(ticket_message_id, chat_message_id) <= 1)
);
create index message_pictures_of_ticket on message_pictures (ticket_message_id) where ticket_message_id is not null;
create index message_pictures_of_chat on message_pictures (chat_message_id) where chat_message_id is not null;
create index message_pictures_of_user on message_pictures (user_id) where user_id is not null;
create index message_pictures_unsent on message_pictures (created_at)
  where ticket_message_id is null and chat_message_id is null;

create trigger message_pictures_leave_their_files after delete on message_pictures
  for each row execute function remember_stray_picture();

alter table tickets add column report jsonb check (jsonb_typeof(report) = 'object');

alter table ticket_messages drop constraint ticket_messages_body_check;
alter table ticket_messages add constraint ticket_messages_body_check check (length(body) <= 5000);
alter table chat_messages drop constraint chat_messages_body_check;
alter table chat_messages add constraint chat_messages_body_check check (length(body) <= 2000);
