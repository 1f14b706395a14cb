-- Authenticator apps that people have set up. The secret is encrypted; `proven_at` is null until a first code was
-- right; a code of `last_step` (30 seconds since 1970) or before is not taken again.
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  proven_at timestamptz
);

-- Codes for who has lost their second factor, as hashes; each goes when it is used.
create table recovery_codes (
  code_hash text primary key,
  user_id uuid not null references users on delete cascade
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- People who gave the right password, or what stands in its place, and still owe their second factor.
create table sign_in_steps (
  ticket_hash text primary key,
  user_id uuid not null references users on delete cascade,
  remember_me boolean not null,
  expires_at timestamptz not null
);
create index sign_in_steps_by_user on sign_in_steps (user_id);

-- When somebody last proved in a session that it is them, and whether they ever did so with a second factor.
alter table sessions add column proven_at timestamptz;
alter table sessions add column is_strong boolean not null default false;

-- Since when those who run the laundry are to sign in with a second factor; null where they need not.
alter table business add column strong_sign_in_since timestamptz default now();
update business set strong_sign_in_since = null where exists (select from demo);
