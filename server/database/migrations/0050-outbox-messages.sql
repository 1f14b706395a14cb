-- What leaves is called by one name, outbox messages, from the table to the screen.
alter table letters rename to outbox_messages;
alter table erasures rename column letter_ids to message_ids;

alter index letters_by_channel rename to outbox_messages_by_channel;
alter index letters_by_status rename to outbox_messages_by_status;
alter index letters_of_notification rename to outbox_messages_of_notification;
alter index letters_of_topic rename to outbox_messages_of_topic;
alter index letters_of_user rename to outbox_messages_of_user;
alter index letters_resend_once rename to outbox_messages_resend_once;
alter index letters_words rename to outbox_messages_words;

alter table outbox_messages rename constraint letters_pkey to outbox_messages_pkey;
alter table outbox_messages rename constraint letters_notification_id_fkey to outbox_messages_notification_id_fkey;
alter table outbox_messages rename constraint letters_resend_of_fkey to outbox_messages_resend_of_fkey;
alter table outbox_messages rename constraint letters_user_id_fkey to outbox_messages_user_id_fkey;
alter table outbox_messages rename constraint letters_attempts_check to outbox_messages_attempts_check;
alter table outbox_messages rename constraint letters_channel_check to outbox_messages_channel_check;
alter table outbox_messages rename constraint letters_check to outbox_messages_check;
alter table outbox_messages rename constraint letters_check1 to outbox_messages_check1;
alter table outbox_messages rename constraint letters_recipient_check to outbox_messages_recipient_check;
alter table outbox_messages rename constraint letters_resend to outbox_messages_resend;
alter table outbox_messages rename constraint letters_status_check to outbox_messages_status_check;

-- Its text is the one in functions/.
create function tell_outbox_messages() returns trigger language plpgsql as $$ begin return null; end $$;
drop trigger letters_are_told on outbox_messages;
create trigger outbox_messages_are_told after insert or update of status, attempts on outbox_messages
  for each statement execute function tell_outbox_messages();
drop function tell_letters();
