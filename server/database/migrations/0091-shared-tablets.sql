-- Tablets on which people who work here take turns. A browser is one by its cookie, of which the hash is kept.
create table shared_tablets (
  id uuid primary key,
  name text not null check (name <> ''),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  registered_by uuid references users on delete set null,
  registered_at timestamptz not null,
  last_used_by uuid references users on delete set null,
  last_used_at timestamptz,
  cut_off_at timestamptz
);

-- What somebody types there, hashed as passwords are and under the server's secret.
create table staff_pins (
  user_id uuid primary key references users on delete cascade,
  pin_hash text not null,
  chosen_at timestamptz not null
);

-- How often a PIN was wrong on one tablet, one time after the other. After five it takes the password.
create table pin_failures (
  tablet_id uuid not null references shared_tablets on delete cascade,
  user_id uuid not null references staff_pins on delete cascade,
  failures integer not null check (failures between 1 and 5),
  primary key (tablet_id, user_id)
);
create index pin_failures_of_person on pin_failures (user_id);

-- Sessions on a tablet end with it, and by their `expires_at` soon after nobody touches it.
alter table sessions
  add column tablet_id uuid references shared_tablets on delete cascade,
  add column is_by_pin boolean not null default false,
  add constraint sessions_by_pin_check check (tablet_id is not null or not is_by_pin);
create index sessions_of_tablet on sessions (tablet_id) where tablet_id is not null;
