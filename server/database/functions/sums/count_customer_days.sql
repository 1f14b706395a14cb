-- Counts again on which days customers placed orders that stand, and how many customers came back after which day.
create or replace function count_customer_days(of_customers uuid[]) returns void
language plpgsql as $$
declare
  zone text;
begin
  -- The zone is read after this lock, which a change of the zone waits for: see recount_days.
  lock table order_days in row exclusive mode;
  zone := coalesce((select time_zone from business where id = 1), 'Asia/Kolkata');
  insert into customer_days (user_id)
    select id from users where id = any(of_customers) order by id
    on conflict do nothing;
  -- Locked before they are counted, so that the last to count sees what all before it have.
  perform from customer_days where user_id = any(of_customers) order by user_id for no key update;
  with counted as (
    select user_id, days as days_before, array(
        select distinct (created_at at time zone zone)::date from orders
        where orders.user_id = customer_days.user_id and status <> 'cancelled'
        order by 1
      ) as days_now
    from customer_days where user_id = any(of_customers)
  ), changed as (
    update customer_days set days = days_now
    from counted
    where counted.user_id = customer_days.user_id and days_now <> days_before
    returning customer_days.user_id, days_before, days_now
  ), parts as (
    select day, lag(day) over (partition by user_id order by day) as previous_day, 1 as customers
      from changed, unnest(days_now) as day
    union all
    select day, lag(day) over (partition by user_id order by day), -1
      from changed, unnest(days_before) as day
  )
  insert into ordering_days as sums
    select day, coalesce(previous_day, '-infinity'), sum(customers)
    from parts
    group by 1, 2 having sum(customers) <> 0
    order by 1, 2
    on conflict (day, previous_day) do update set customers = sums.customers + excluded.customers;
end $$;
