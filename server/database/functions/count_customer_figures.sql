-- Keeps what a customer ordered and spent. Somebody who was erased has no row any more, and gets none by an
-- order that stays in the books. An order that its customer places comes with `washline.order_limits`: how many
-- a customer without a completed order may have under way, and how many anybody may place within an hour. The
-- row of the sums is locked by then, so orders that are placed at once are counted one after the other.
create or replace function count_customer_figures() returns trigger
language plpgsql as $$
declare
  orders_more integer := 0;
  paise_more bigint := 0;
  open_more integer := 0;
  completed_more integer := 0;
  open_now integer;
  completed_now integer;
  limits integer[];
  earlier timestamptz;
begin
  if tg_op <> 'DELETE' then
    orders_more := 1;
    if new.status = 'completed' then
      paise_more := revenue_paise(new.status, new.total_paise, new.goodwill_paise);
      completed_more := 1;
    elsif new.status <> 'cancelled' then
      open_more := 1;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    orders_more := orders_more - 1;
    if old.status = 'completed' then
      paise_more := paise_more - revenue_paise(old.status, old.total_paise, old.goodwill_paise);
      completed_more := completed_more - 1;
    elsif old.status <> 'cancelled' then
      open_more := open_more - 1;
    end if;
  end if;
  update customer_figures
    set total_orders = total_orders + orders_more, spent_paise = spent_paise + paise_more,
      open_orders = open_orders + open_more, completed_orders = completed_orders + completed_more
    where user_id = coalesce(new.user_id, old.user_id)
    returning open_orders, completed_orders into open_now, completed_now;
  if tg_op = 'INSERT' then
    insert into last_orders (user_id, ordered_at) values (new.user_id, new.created_at)
      on conflict (user_id) do update
        set ordered_at = greatest(last_orders.ordered_at, excluded.ordered_at);
    limits := nullif(current_setting('washline.order_limits', true), '')::integer[];
    if completed_now = 0 and open_now > limits[1] then
      raise exception 'a new customer has enough orders under way'
        using errcode = 'check_violation', constraint = 'new_customer_orders';
    end if;
    if limits is not null then
      select created_at into earlier from orders
        where user_id = new.user_id order by id desc offset limits[2] limit 1;
      if earlier > new.created_at - interval '1 hour' then
        raise exception 'a customer has placed enough orders within an hour'
          using errcode = 'check_violation', constraint = 'orders_per_hour';
      end if;
    end if;
  end if;
  return null;
end $$;
