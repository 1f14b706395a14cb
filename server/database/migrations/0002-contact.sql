-- Messages of the contact page, and who at the laundry hears complaints.

create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  email text not null check (email = lower(email)),
  phone text not null default '',
  subject text not null check (length(subject) between 1 and 160),
  message text not null check (length(message) between 1 and 5000),
  inquiry_type text not null check (inquiry_type in
    ('general', 'pricing', 'service', 'billing', 'partnership', 'feedback')),
  -- Who was signed in when it was sent.
  user_id uuid references users on delete set null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- A repeated request finds the message it stored the first time.
  idempotency_key text,
  request_hash text,
  created_at timestamptz not null,
  constraint contact_messages_idempotency unique (idempotency_key)
);
create index contact_messages_by_status on contact_messages (status, id desc);
create index contact_messages_of_user on contact_messages (user_id) where user_id is not null;

alter table business add column complaints_officer text not null default '';
