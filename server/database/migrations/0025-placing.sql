-- Placing an order takes less: what is kept of it is written in fewer and shorter steps, and none of them
-- makes whoever orders at that moment wait.

-- The customer stays as they are until the order is there for others: whoever was erased gets no order, and
-- a name or a phone that changes at the same time is not missed by the search.
create function keep_customer_of_order() returns trigger language plpgsql as $$
begin
  if (select erased_at is not null from users where id = new.user_id for share) then
    raise exception 'this person was erased' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
drop trigger orders_are_of_somebody on orders;
create trigger orders_are_of_somebody before insert on orders
  for each row execute function keep_customer_of_order();

-- What a new order is found by and counted in. Four triggers did this, and most of what each took was to
-- begin.
create function enter_order() returns trigger language plpgsql as $$
declare
  own_shard constant integer := pg_backend_pid() % 32;
  zone text;
begin
  insert into order_search (order_id, customer, words)
    select new.id, lower(name),
      order_words(new.id, new.number, name, email, phone, new.address, new.delivery_address)
    from users where id = new.user_id;

  insert into order_figures as figures
    values (own_shard, 1, (new.status = 'completed')::integer, (new.status = 'cancelled')::integer,
      case when new.status = 'completed' then new.total_paise else 0 end)
    on conflict (shard) do update set
      total_orders = figures.total_orders + 1,
      completed_orders = figures.completed_orders + excluded.completed_orders,
      cancelled_orders = figures.cancelled_orders + excluded.cancelled_orders,
      completed_paise = figures.completed_paise + excluded.completed_paise;

  -- The zone is read after this lock, which a change of the zone waits for: see recount_days.
  lock table order_days in row exclusive mode;
  zone := coalesce((select time_zone from business where id = 1), 'Asia/Kolkata');
  if new.status <> 'cancelled' then
    insert into order_days as sums values ((new.created_at at time zone zone)::date, own_shard, 1, 0)
      on conflict (day, shard) do update set orders = sums.orders + 1;
  end if;
  if new.status = 'completed' then
    insert into order_days as sums
      values ((new.completed_at at time zone zone)::date, own_shard, 0, new.total_paise)
      on conflict (day, shard) do update set
        revenue_paise = sums.revenue_paise + excluded.revenue_paise;
  end if;
  return null;
end $$;
drop trigger orders_are_found on orders;
drop trigger orders_are_counted on orders;
drop trigger orders_have_their_day on orders;
create trigger orders_are_entered after insert on orders
  for each row execute function enter_order();

create function count_new_lines() returns trigger language plpgsql as $$
declare
  zone text;
begin
  lock table order_days in row exclusive mode;
  zone := coalesce((select time_zone from business where id = 1), 'Asia/Kolkata');
  -- Offset 0 keeps each order looked up by its id, however many lines the plan is made for.
  insert into service_days as sums
    select (created_at at time zone zone)::date, service, pg_backend_pid() % 32,
      sum(case when unit = 'kg' then quantity else 0 end), sum(amount_paise)
    from new_lines, lateral (select created_at, status from orders where id = order_id offset 0) as placed
    where status <> 'cancelled'
    group by 1, 2 having sum(amount_paise) <> 0 or sum(case when unit = 'kg' then quantity else 0 end) <> 0
    order by 1, 2
    on conflict (day, service, shard) do update set
      kilograms = sums.kilograms + excluded.kilograms,
      amount_paise = sums.amount_paise + excluded.amount_paise;
  return null;
end $$;
drop trigger order_lines_have_their_day on order_lines;
create trigger order_lines_have_their_day after insert on order_lines
  referencing new table as new_lines
  for each statement execute function count_new_lines();

-- When a customer ordered last is written with their sums, at the end of the transaction: two orders of one
-- customer wait for each other only there.
drop trigger orders_are_remembered on orders;
drop function keep_last_orders();
create or replace function count_customer_figures() returns trigger language plpgsql as $$
declare
  orders_more integer := 0;
  paise_more bigint := 0;
begin
  if tg_op <> 'DELETE' then
    orders_more := 1;
    if new.status = 'completed' then paise_more := new.total_paise; end if;
  end if;
  if tg_op <> 'INSERT' then
    orders_more := orders_more - 1;
    if old.status = 'completed' then paise_more := paise_more - old.total_paise; end if;
  end if;
  update customer_figures
    set total_orders = total_orders + orders_more, spent_paise = spent_paise + paise_more
    where user_id = coalesce(new.user_id, old.user_id);
  if tg_op = 'INSERT' then
    insert into last_orders (user_id, ordered_at) values (new.user_id, new.created_at)
      on conflict (user_id) do update
        set ordered_at = greatest(last_orders.ordered_at, excluded.ordered_at);
  end if;
  return null;
end $$;

-- What is new in an index of letters waits in a list, and whoever finds the list full puts it in its places:
-- at four megabytes that held up every order for a twentieth of a second, and a search reads the whole list.
alter index order_search_words set (gin_pending_list_limit = 512);
alter index letters_words set (gin_pending_list_limit = 512);
