-- The help desk: answers to contact messages, support tickets with their threads, and live chats.

create table contact_answers (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  staff_id uuid references users on delete set null,
  answer text not null check (length(answer) between 1 and 5000),
  -- A repeated request finds the answer it sent the first time.
  idempotency_key text,
  created_at timestamptz not null,
  constraint contact_answers_once unique (message_id, idempotency_key)
);
create index contact_answers_of_staff on contact_answers (staff_id);
create index contact_messages_by_email on contact_messages (email);

create table tickets (
  id uuid primary key,
  number text not null check (number ~ '^HD-[0-9A-HJKMNP-TV-Z]{6}$'),
  user_id uuid not null references users on delete cascade,
  subject text not null check (length(subject) between 1 and 160),
  category text not null check (category in ('orders', 'billing', 'account', 'technical', 'other')),
  priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'open' check (status in
    ('open', 'in_progress', 'waiting', 'resolved', 'closed')),
  order_id uuid references orders on delete set null,
  -- A repeated request finds the ticket it opened the first time.
  idempotency_key text,
  request_hash text,
  created_at timestamptz not null,
  -- When its customer or staff's words to them were last added, or its status set.
  updated_at timestamptz not null,
  constraint tickets_number unique (number),
  constraint tickets_idempotency unique (user_id, idempotency_key)
);
create index tickets_of_user on tickets (user_id, id desc);
create index tickets_by_status on tickets (status, id desc);
create index tickets_of_order on tickets (order_id) where order_id is not null;
create index tickets_words on tickets using gin (number gin_trgm_ops, subject gin_trgm_ops);

create table ticket_messages (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  author text not null check (author in ('customer', 'staff')),
  staff_id uuid references users on delete set null,
  -- A note that staff write for each other; customers never see it.
  internal boolean not null default false,
  body text not null check (length(body) between 1 and 5000),
  idempotency_key text,
  created_at timestamptz not null,
  check (author = 'staff' or (staff_id is null and not internal)),
  constraint ticket_messages_once unique (ticket_id, author, idempotency_key)
);
create index ticket_messages_of_ticket on ticket_messages (ticket_id, id);
create index ticket_messages_of_staff on ticket_messages (staff_id) where staff_id is not null;

-- One for each customer, and one for each visitor's browser.
create table chats (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  -- The visitor's cookie, as its hash, and the name they gave.
  visitor_hash text,
  visitor_name text check (length(visitor_name) between 1 and 120),
  status text not null default 'open' check (status in ('open', 'closed')),
  -- The last message, and the last that either side has seen; kept by the messages' trigger.
  last_message_id bigint not null default 0,
  customer_seen bigint not null default 0,
  staff_seen bigint not null default 0,
  -- The last of the customer's own, and the last of staff's that the customer was told of.
  customer_last bigint not null default 0,
  told_until bigint not null default 0,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  constraint chats_one_a_person unique (user_id),
  constraint chats_one_a_browser unique (visitor_hash),
  check ((user_id is null) = (visitor_hash is not null)),
  check ((visitor_hash is null) = (visitor_name is null))
);
create index chats_by_status on chats (status, last_message_id desc);
create index chats_that_wait on chats (id) where status = 'open' and customer_last > staff_seen;
create index chats_of_visitors on chats (last_message_at) where user_id is null;

create table chat_messages (
  id bigint generated always as identity primary key,
  chat_id uuid not null references chats on delete cascade,
  -- 'auto' is what a message gets while nobody is there.
  author text not null check (author in ('customer', 'staff', 'auto')),
  staff_id uuid references users on delete set null,
  body text not null check (length(body) between 1 and 2000),
  -- Made by the sender, so that a message sent twice is stored once.
  client_id text check (length(client_id) between 8 and 64),
  created_at timestamptz not null,
  check (author = 'staff' or staff_id is null),
  check ((author = 'auto') = (client_id is null)),
  constraint chat_messages_once unique (chat_id, author, client_id)
);
create index chat_messages_of_chat on chat_messages (chat_id, id desc);
create index chat_messages_of_staff on chat_messages (staff_id) where staff_id is not null;

-- Whoever writes has seen what came before; a customer's message opens a closed chat again. Only
-- staff's answers are ever told of.
create function keep_chat() returns trigger language plpgsql as $$
begin
  update chats set
    last_message_id = greatest(last_message_id, new.id),
    last_message_at = greatest(last_message_at, new.created_at),
    status = case when new.author = 'customer' then 'open' else status end,
    customer_seen = case when new.author = 'customer' then greatest(customer_seen, new.id) else customer_seen end,
    customer_last = case when new.author = 'customer' then greatest(customer_last, new.id) else customer_last end,
    told_until = case when new.author <> 'staff' then greatest(told_until, new.id) else told_until end,
    staff_seen = case when new.author = 'staff' then greatest(staff_seen, new.id) else staff_seen end
    where id = new.chat_id;
  return null;
end $$;
create trigger chat_messages_are_kept after insert on chat_messages
  for each row execute function keep_chat();

-- Staff's answers that no customer has been told of: few at any time.
create index chat_answers_to_tell on chats (id)
  where user_id is not null and last_message_id > customer_seen and last_message_id > told_until;

create trigger tickets_are_of_somebody before insert on tickets
  for each row execute function refuse_erased_person();
create trigger chats_are_of_somebody before insert on chats
  for each row execute function refuse_erased_person();

-- Staff's screens and the customer's own hear what changed, and read it anew.
create function tell_help_desk() returns trigger language plpgsql as $$
begin
  perform pg_notify('help_desk', json_build_object(
    'kind', tg_argv[0],
    'id', coalesce(new.id, old.id),
    'userId', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;
create trigger contact_messages_are_told after insert or update or delete on contact_messages
  for each row execute function tell_help_desk('message');
create trigger tickets_are_told after insert or update or delete on tickets
  for each row execute function tell_help_desk('ticket');
create trigger chats_are_told after insert or update or delete on chats
  for each row execute function tell_help_desk('chat');
