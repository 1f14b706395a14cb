-- Staff's screens read a chat again when something becomes of a message that brings its words to their reader.
create or replace function notify_of_chat_fates() returns trigger
language plpgsql as $$
begin
  perform pg_notify('help_desk', json_build_object('kind', 'chat', 'id', chats.id, 'userId', chats.user_id)::text)
  from chat_messages join chats on chats.id = chat_messages.chat_id
  where chat_messages.id = new.chat_message_id;
  return null;
end $$;
