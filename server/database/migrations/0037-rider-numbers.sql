-- Riders who log in with a mobile number and a code, without an email: texted, or made in the console and read out.
create table rider_numbers (
  number text primary key check (number ~ '^\+91[6-9][0-9]{9}$'),
  user_id uuid not null unique references users on delete cascade,
  -- The latest code to read out, as a keyed hash; null for none, and after too many wrong tries.
  code_hash text,
  code_expires_at timestamptz not null,
  -- It logs in once.
  code_used_at timestamptz
);

-- Who does nothing but ride needs no email.
alter table users
  drop constraint staff_have_an_email,
  add constraint staff_have_an_email
    check (email <> '' or role = 'customer' or role = 'rider' and more_presets = '{}');
