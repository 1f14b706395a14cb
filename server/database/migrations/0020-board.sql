-- Finding orders by a part of a text, and what every day came to, without reading all orders.

-- What is searched of an order, and its customer for lists in that order. It stands apart from the
-- order, so that moving one on never touches the index of all these letters.
create table order_search (
  order_id uuid primary key references orders on delete cascade,
  customer text collate "C" not null,
  words text not null
);

create function order_words(order_id uuid, number text, name text, email text, phone text,
  address text, delivery_address text) returns text language sql stable as $$
  select lower(concat_ws(' ', number, replace(number, '-', ''), right(order_id::text, 6), name, email,
    nullif(regexp_replace(phone, '\D', '', 'g'), ''), address, nullif(delivery_address, address)))
$$;

-- The customer is locked as long as the order isn't there for others, so that a name or a phone that
-- changes at the same time is not missed.
create function keep_order_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from order_search where order_id = new.id;
  end if;
  insert into order_search (order_id, customer, words)
    select new.id, lower(name),
      order_words(new.id, new.number, name, email, phone, new.address, new.delivery_address)
    from users where id = new.user_id for share;
  return null;
end $$;
create trigger orders_are_found after insert on orders
  for each row execute function keep_order_search();
create trigger order_changes_are_found after update of number, user_id, address, delivery_address on orders
  for each row when ((old.number, old.user_id, old.address, old.delivery_address)
    is distinct from (new.number, new.user_id, new.address, new.delivery_address))
  execute function keep_order_search();

create function keep_customer_search() returns trigger language plpgsql as $$
begin
  update order_search set customer = lower(new.name),
    words = order_words(id, number, new.name, new.email, new.phone, address, delivery_address)
    from orders where user_id = new.id and order_search.order_id = orders.id;
  return null;
end $$;
create trigger customer_changes_are_found after update of name, email, phone on users
  for each row when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone))
  execute function keep_customer_search();

insert into order_search (order_id, customer, words)
  select orders.id, lower(name),
    order_words(orders.id, number, name, email, phone, orders.address, delivery_address)
  from orders join users on users.id = orders.user_id;
create index order_search_by_customer on order_search (customer, order_id);
create index order_search_words on order_search using gin (words gin_trgm_ops);

-- When a slot begins, in minutes after midnight: '11 AM-1 PM' comes before '1-3 PM'.
create function slot_minutes(label text) returns integer language sql immutable as $$
  select coalesce(substring(label from '^\d{1,2}')::integer % 12
    + case when label ~ '^\d+(-\d+)? ?PM' then 12 else 0 end, 0) * 60
$$;
drop index orders_by_pickup;
create index orders_by_pickup on orders (pickup_date, slot_minutes(pickup_time), id);
create index orders_by_total on orders (total_paise, id);
create index orders_unpaid on orders (id)
  where paid_at is null and status <> 'cancelled' and total_paise > 0;
create index order_lines_by_service on order_lines (service, order_id);

-- What each day of the laundry's calendar came to. As the figures over all time, every connection
-- counts in rows of its own, so that orders placed at once never wait for each other here.
create table order_days (
  day date not null,
  shard integer not null,
  -- Placed that day and not cancelled.
  orders bigint not null,
  -- The totals of what was completed that day.
  revenue_paise bigint not null,
  primary key (day, shard)
);

-- The lines of orders placed that day and not cancelled.
create table service_days (
  day date not null,
  service text not null,
  shard integer not null,
  kilograms bigint not null,
  amount_paise bigint not null,
  primary key (day, service, shard)
);

create function laundry_day(at timestamptz) returns date language sql stable as $$
  select (at at time zone coalesce((select time_zone from business where id = 1), 'Asia/Kolkata'))::date
$$;

create function add_service_days(parts service_days[]) returns void language plpgsql as $$
begin
  -- The zone is read after this lock, which a change of the zone waits for: see recount_days.
  lock table order_days in row exclusive mode;
  insert into service_days as sums
    select day, service, pg_backend_pid() % 32, sum(kilograms), sum(amount_paise)
      from unnest(parts) group by day, service
      having sum(kilograms) <> 0 or sum(amount_paise) <> 0 order by day, service
    on conflict (day, service, shard) do update set
      kilograms = sums.kilograms + excluded.kilograms,
      amount_paise = sums.amount_paise + excluded.amount_paise;
end $$;

-- What the lines of an order come to by service, or what takes them away again.
create function service_parts(of_order uuid, placed_at timestamptz, sign integer) returns service_days[]
language sql stable as $$
  select array_agg(row(laundry_day(placed_at), service, 0,
    case when unit = 'kg' then sign * quantity else 0 end, sign * amount_paise)::service_days)
  from order_lines where order_id = of_order
$$;

create function count_order_days() returns trigger language plpgsql as $$
begin
  lock table order_days in row exclusive mode;
  -- A row that is not there (what was, of a new order) adds nothing: its status is null.
  insert into order_days as sums
    select day, pg_backend_pid() % 32, sum(orders), sum(paise)
    from (
      select laundry_day(new.created_at) as day, 1 as orders, 0::bigint as paise
        where new.status <> 'cancelled'
      union all select laundry_day(old.created_at), -1, 0 where old.status <> 'cancelled'
      union all select laundry_day(new.completed_at), 0, new.total_paise where new.status = 'completed'
      union all select laundry_day(old.completed_at), 0, -old.total_paise where old.status = 'completed'
    ) as parts
    group by day having sum(orders) <> 0 or sum(paise) <> 0 order by day
    on conflict (day, shard) do update set
      orders = sums.orders + excluded.orders,
      revenue_paise = sums.revenue_paise + excluded.revenue_paise;
  if tg_op = 'UPDATE' and (old.status = 'cancelled') <> (new.status = 'cancelled') then
    perform add_service_days(service_parts(new.id, new.created_at,
      case when new.status = 'cancelled' then -1 else 1 end));
  end if;
  -- Its lines go after it, and then know no day any more.
  if tg_op = 'DELETE' and old.status <> 'cancelled' then
    perform add_service_days(service_parts(old.id, old.created_at, -1));
    return old;
  end if;
  return coalesce(new, old);
end $$;
create trigger orders_have_their_day after insert on orders
  for each row execute function count_order_days();
create trigger order_changes_have_their_day after update of status, total_paise, completed_at on orders
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled')
    or (old.status = 'completed') <> (new.status = 'completed')
    or (new.status = 'completed' and (old.total_paise, old.completed_at)
      is distinct from (new.total_paise, new.completed_at)))
  execute function count_order_days();
create trigger order_deletions_have_their_day before delete on orders
  for each row execute function count_order_days();

create function count_service_days() returns trigger language plpgsql as $$
declare
  parts service_days[];
begin
  -- Offset 0 keeps each order looked up by its id: nobody knows how many lines there are, and a plan for
  -- many of them would read all orders.
  if tg_op <> 'DELETE' then
    select array_agg(row(laundry_day(created_at), service, 0,
        case when unit = 'kg' then quantity else 0 end, amount_paise)::service_days)
      into parts
      from new_lines, lateral (select created_at, status from orders where id = order_id offset 0) as placed
      where status <> 'cancelled';
  end if;
  if tg_op <> 'INSERT' then
    select parts || array_agg(row(laundry_day(created_at), service, 0,
        case when unit = 'kg' then -quantity else 0 end, -amount_paise)::service_days)
      into parts
      from old_lines, lateral (select created_at, status from orders where id = order_id offset 0) as placed
      where status <> 'cancelled';
  end if;
  if parts is not null then
    perform add_service_days(parts);
  end if;
  return null;
end $$;
create trigger order_lines_have_their_day after insert on order_lines
  referencing new table as new_lines
  for each statement execute function count_service_days();
create trigger order_line_changes_have_their_day after update on order_lines
  referencing old table as old_lines new table as new_lines
  for each statement execute function count_service_days();
create trigger order_line_deletions_have_their_day after delete on order_lines
  referencing old table as old_lines
  for each statement execute function count_service_days();

-- All days anew: for the orders that are there already, and when the laundry's clocks move to another
-- zone. Whoever counts at the same time waits, and then counts in the new zone.
create function recount_days() returns void language plpgsql as $$
begin
  lock table order_days in share row exclusive mode;
  delete from order_days;
  delete from service_days;
  insert into order_days
    select day, 0, sum(orders), sum(paise)
    from (
      select laundry_day(created_at) as day, 1 as orders, 0 as paise from orders where status <> 'cancelled'
      union all
      select laundry_day(completed_at), 0, total_paise from orders where status = 'completed'
    ) as parts
    group by day;
  insert into service_days
    select laundry_day(created_at), service, 0,
      coalesce(sum(quantity) filter (where unit = 'kg'), 0), sum(amount_paise)
    from orders join order_lines on order_id = id
    where status <> 'cancelled'
    group by 1, 2;
end $$;
select recount_days();

create function recount_days_in_zone() returns trigger language plpgsql as $$
begin
  perform recount_days();
  return null;
end $$;
create trigger business_zone_moves_days after update of time_zone on business
  for each row when (old.time_zone <> new.time_zone) execute function recount_days_in_zone();

create index charges_by_payment on charges (paid_at) where status = 'succeeded';
