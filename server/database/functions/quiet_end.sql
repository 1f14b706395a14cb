-- The end of the quiet hours that an instant falls into, which begin in an evening and end the next morning; null
-- outside of them.
create or replace function quiet_end(at timestamptz) returns timestamptz
language sql stable as $$
  select case
    when quiet_from = 'off' then null
    when clock.shown::time >= quiet_from::time
      then (clock.shown::date + 1 + quiet_until::time) at time zone time_zone
    when clock.shown::time < quiet_until::time
      then (clock.shown::date + quiet_until::time) at time zone time_zone
  end
  from business cross join lateral (select at at time zone time_zone as shown) as clock
  where id = 1
$$;
