-- The date of an instant by the laundry's own clocks.
create or replace function laundry_day(at timestamptz) returns date
language sql stable as $$
  select (at at time zone coalesce((select time_zone from business where id = 1), 'Asia/Kolkata'))::date
$$;
