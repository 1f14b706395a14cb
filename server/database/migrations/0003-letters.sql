-- Letters: everything that leaves for somebody's mailbox, phone or browser; and the browsers that take pushes.

-- Ids that sort by the time they carry (UUIDv7, RFC 9562), for rows that one statement makes several of.
create function new_id(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid
$$;

create table letters (
  id uuid primary key,
  -- Null for letters to the laundry itself, and to people without an account.
  user_id uuid references users on delete cascade,
  notification_id uuid references notifications on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'push')),
  -- An email address, a phone number, or a browser's push address.
  recipient text not null check (recipient <> ''),
  -- Whom an answer goes to, when that is not the laundry.
  reply_to_name text,
  reply_to_address text,
  subject text not null,
  body text not null,
  -- A path of this site.
  link text,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check ((reply_to_name is null) = (reply_to_address is null))
);
create index letters_by_status on letters (status, id desc);
create index letters_of_user on letters (user_id, id desc) where user_id is not null;
create index letters_of_notification on letters (notification_id) where notification_id is not null;

create table push_subscriptions (
  -- Where the browser's maker takes messages for it; one browser is one person's.
  endpoint text primary key check (length(endpoint) <= 1000),
  user_id uuid not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id, created_at desc);
