-- People who write to the laundry by WhatsApp, and each message of theirs once.
create table whatsapp_contacts (
  id uuid primary key,
  -- WhatsApp's id of them at this business, and their number: one of the two may be missing.
  whatsapp_user_id text unique check (whatsapp_user_id ~ '^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$'),
  phone text unique check (phone ~ '^[1-9][0-9]{6,14}$'),
  -- As they gave it.
  name text check (length(name) between 1 and 100),
  -- The chat in which their messages are read.
  chat_id uuid unique references chats on delete set null,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  constraint whatsapp_contacts_named check (num_nonnulls(whatsapp_user_id, phone) > 0)
);
create index whatsapp_contacts_by_silence on whatsapp_contacts (last_message_at);

create table whatsapp_messages (
  -- WhatsApp's.
  id text primary key check (length(id) between 1 and 300),
  contact_id uuid not null references whatsapp_contacts on delete cascade,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  -- WhatsApp's id of the message of ours that it answers.
  replies_to text,
  -- Until it is handled.
  content jsonb,
  handled_at timestamptz,
  constraint whatsapp_messages_handled check ((handled_at is null) = (content is not null))
);
create index whatsapp_messages_of_contact on whatsapp_messages (contact_id);
create index whatsapp_messages_to_handle on whatsapp_messages (contact_id, sent_at, id) where handled_at is null;

-- A chat without a customer or a browser is of a person who writes by WhatsApp.
alter table chats
  drop constraint chats_check,
  drop constraint chats_check1,
  add constraint chats_of_one check (num_nonnulls(user_id, visitor_hash) <= 1),
  add constraint chats_named check ((user_id is null) = (visitor_name is not null));
alter table chat_messages
  add column by_whatsapp boolean not null default false,
  add constraint chat_messages_by_whatsapp check (not by_whatsapp or author = 'customer');

-- The message of a chat that a message brings to its reader.
alter table outbox_messages add column chat_message_id bigint references chat_messages on delete cascade;
create index outbox_messages_of_chat on outbox_messages (chat_message_id) where chat_message_id is not null;
