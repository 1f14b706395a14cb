-- An order that its customer places comes with `washline.order_limits`: how many a customer without a completed
-- order may have under way, and how many anybody may place within an hour. One customer's orders that are placed
-- at once wait for each other, so each sees those before it. They wait for a lock of their own: the row of the
-- customer's sums is held for long while these are counted.
create or replace function check_order_limits() returns trigger
language plpgsql as $$
declare
  limits integer[] := nullif(current_setting('washline.order_limits', true), '')::integer[];
  earlier timestamptz;
begin
  if limits is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('orders'), hashtext(new.user_id::text));
  -- From the latest on, among which most customers have a completed one; only new ones have their orders counted.
  if not exists (
    select from (select status from orders where user_id = new.user_id order by id desc) as own
    where status = 'completed'
  ) then
    if (select count(*) from orders where user_id = new.user_id and status <> 'cancelled') > limits[1] then
      raise exception 'a new customer has enough orders under way'
        using errcode = 'check_violation', constraint = 'new_customer_orders';
    end if;
  end if;
  select created_at into earlier from orders
    where user_id = new.user_id order by id desc offset limits[2] limit 1;
  if earlier > new.created_at - interval '1 hour' then
    raise exception 'a customer has placed enough orders within an hour'
      using errcode = 'check_violation', constraint = 'orders_per_hour';
  end if;
  return null;
end $$;
