-- Why a date is closed is read by customers; what was written before they could stays with staff.
alter table closed_dates add column reason_shown boolean not null default false;
