-- Between these times of the laundry's day, in its zone, nothing leaves but what its reader waits for.
alter table business
  add column quiet_from text not null default '21:00'
    check (quiet_from = 'off' or quiet_from ~ '^(1[89]|2[0-3]):00$'),
  add column quiet_until text not null default '09:00' check (quiet_until ~ '^(0[6-9]|1[0-2]):00$');
