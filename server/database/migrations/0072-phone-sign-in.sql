-- Numbers that sign their owner in: each proven by a code that was sent there, and one account's alone.
create table phone_sign_ins (
  number text primary key,
  user_id uuid not null unique references users on delete cascade,
  since timestamptz not null
);

-- Codes that sign somebody in, as keyed hashes, under a hash of the ticket of the browser that asked; and, once
-- the right one was typed for a number that nobody signs in with, the proof that it was.
create table sign_in_codes (
  ticket_hash text primary key,
  number text not null,
  code_hash text,
  proven boolean not null default false,
  expires_at timestamptz not null
);

-- Whose proven number a number is, however it is written.
create index proven_phones on users (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10))
  where phone_proven_at is not null;
