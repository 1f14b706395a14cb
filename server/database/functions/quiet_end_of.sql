-- The end of the quiet hours of a person that an instant falls into: of their own, which may lie anywhere in the day, or
-- of the laundry's where they chose none. What sells never leaves in either. Null outside of them.
create or replace function quiet_end_of(person uuid, sells boolean, at timestamptz) returns timestamptz
language sql stable as $$
  select case
    when own.user_id is null then quiet_end(at)
    when sells then greatest(own.ends_at, quiet_end(at))
    else own.ends_at
  end
  from (select) as one left join (
    select hours.user_id, case
      when clock.shown >= hours.begins and (hours.ends < hours.begins or clock.shown < hours.ends)
        then (clock.today + (hours.ends < hours.begins)::integer + hours.ends) at time zone clock.zone
      when hours.ends < hours.begins and clock.shown < hours.ends
        then (clock.today + hours.ends) at time zone clock.zone
    end as ends_at
    from (
      select user_id, quiet_from::time as begins, quiet_until::time as ends from own_quiet_hours where user_id = person
    ) as hours cross join (
      select (at at time zone time_zone)::time as shown, (at at time zone time_zone)::date as today, time_zone as zone
      from business where id = 1
    ) as clock
  ) as own on true
$$;
