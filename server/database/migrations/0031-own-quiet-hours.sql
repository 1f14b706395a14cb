-- Quiet hours that a person chose in place of the laundry's, in the laundry's zone; those of the laundry without a row.
create table own_quiet_hours (
  user_id uuid primary key references users on delete cascade,
  quiet_from text not null check (quiet_from ~ '^([01][0-9]|2[0-3]):00$'),
  quiet_until text not null check (quiet_until ~ '^([01][0-9]|2[0-3]):00$'),
  constraint own_quiet_hours_not_a_day check (quiet_from <> quiet_until)
);
