-- What an order costs: its total less the goodwill that was given back of it. Revenue, customers' sums and
-- days are net of it; credit notes may take back a part of an invoice; points are taken back with the order.

alter table orders
  -- What was taken off the total later, by giving money back; it is never due again.
  add column goodwill_paise bigint not null default 0 check (goodwill_paise >= 0),
  -- What was given back of its payments, or is on its way; kept with paid_paise.
  add column refunded_paise bigint not null default 0 check (refunded_paise >= 0);

-- As domain/orders/order-money.ts, which a test compares them with.
create function charged_paise(status text, total_paise bigint, goodwill_paise bigint) returns bigint
language sql immutable parallel safe as $$
  select case when status = 'cancelled' then 0 else greatest(0, total_paise - goodwill_paise) end
$$;
create function revenue_paise(status text, total_paise bigint, goodwill_paise bigint) returns bigint
language sql immutable parallel safe as $$
  select case when status = 'completed' then greatest(0, total_paise - goodwill_paise) else 0 end
$$;

-- What staff gave back before, of orders that go on, was goodwill unless it was paid again.
update orders set refunded_paise = sums.refunded
  from (
    select order_id, sum(refunded_paise) as refunded from order_payments
    where status = 'succeeded' group by order_id
  ) as sums
  where orders.id = sums.order_id and sums.refunded > 0;
update orders set goodwill_paise = least(given.paise, orders.total_paise - orders.paid_paise),
    paid_at = coalesce(orders.paid_at, given.at)
  from (
    select order_id, sum(order_refunds.amount_paise) as paise, max(order_refunds.created_at) as at
    from order_refunds join order_payments on order_payments.id = order_refunds.payment_id
    where order_refunds.given_by is not null and order_refunds.status <> 'failed'
    group by order_id
  ) as given
  where orders.id = given.order_id and orders.status = 'completed'
    and orders.total_paise > orders.paid_paise
    and given.paise >= orders.total_paise - orders.paid_paise;

create or replace function enter_order() returns trigger language plpgsql as $$
declare
  own_shard constant integer := pg_backend_pid() % 32;
  revenue constant bigint := revenue_paise(new.status, new.total_paise, new.goodwill_paise);
  zone text;
begin
  insert into order_search (order_id, customer, words)
    select new.id, lower(name),
      order_words(new.id, new.number, name, email, phone, new.address, new.delivery_address)
    from users where id = new.user_id;

  insert into order_figures as figures
    values (own_shard, 1, (new.status = 'completed')::integer, (new.status = 'cancelled')::integer, revenue)
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
      values ((new.completed_at at time zone zone)::date, own_shard, 0, revenue)
      on conflict (day, shard) do update set
        revenue_paise = sums.revenue_paise + excluded.revenue_paise;
  end if;
  return null;
end $$;

create or replace function count_order_figures() returns trigger language plpgsql as $$
declare
  -- What came, less what was there before.
  counted order_figures;
begin
  if tg_op = 'DELETE' then
    select 0, -count(*), -count(*) filter (where status = 'completed'),
        -count(*) filter (where status = 'cancelled'),
        -coalesce(sum(revenue_paise(status, total_paise, goodwill_paise)), 0)
      into counted from old_orders;
  else
    select 0, 0,
        coalesce(sum((after.status = 'completed')::int - (before.status = 'completed')::int), 0),
        coalesce(sum((after.status = 'cancelled')::int - (before.status = 'cancelled')::int), 0),
        coalesce(sum(revenue_paise(after.status, after.total_paise, after.goodwill_paise)
          - revenue_paise(before.status, before.total_paise, before.goodwill_paise)), 0)
      into counted from new_orders after join old_orders before using (id);
    if counted.completed_orders = 0 and counted.cancelled_orders = 0
      and counted.completed_paise = 0 then return null; end if;
  end if;
  insert into order_figures as figures
    values (pg_backend_pid() % 32, counted.total_orders, counted.completed_orders,
      counted.cancelled_orders, counted.completed_paise)
    on conflict (shard) do update set
      total_orders = figures.total_orders + excluded.total_orders,
      completed_orders = figures.completed_orders + excluded.completed_orders,
      cancelled_orders = figures.cancelled_orders + excluded.cancelled_orders,
      completed_paise = figures.completed_paise + excluded.completed_paise;
  return null;
end $$;

create or replace function count_customer_figures() returns trigger language plpgsql as $$
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
drop trigger order_changes_count_for_customers on orders;
create constraint trigger order_changes_count_for_customers after update on orders
  deferrable initially deferred
  for each row when ((old.status, old.total_paise, old.goodwill_paise)
    is distinct from (new.status, new.total_paise, new.goodwill_paise))
  execute function count_customer_figures();

create or replace function count_order_days() returns trigger language plpgsql as $$
begin
  lock table order_days in row exclusive mode;
  -- A row that is not there (what was, of a new order) adds nothing: its status is null.
  insert into order_days as sums
    select day, pg_backend_pid() % 32, sum(orders), sum(paise)
    from (
      select laundry_day(new.created_at) as day, 1 as orders, 0::bigint as paise
        where new.status <> 'cancelled'
      union all select laundry_day(old.created_at), -1, 0 where old.status <> 'cancelled'
      union all select laundry_day(new.completed_at), 0,
          revenue_paise(new.status, new.total_paise, new.goodwill_paise)
        where new.status = 'completed'
      union all select laundry_day(old.completed_at), 0,
          -revenue_paise(old.status, old.total_paise, old.goodwill_paise)
        where old.status = 'completed'
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
drop trigger order_changes_have_their_day on orders;
create trigger order_changes_have_their_day
  after update of status, total_paise, goodwill_paise, completed_at on orders
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled')
    or (old.status = 'completed') <> (new.status = 'completed')
    or (new.status = 'completed' and (old.total_paise, old.goodwill_paise, old.completed_at)
      is distinct from (new.total_paise, new.goodwill_paise, new.completed_at)))
  execute function count_order_days();

create or replace function recount_days() returns void language plpgsql as $$
begin
  lock table order_days in share row exclusive mode;
  delete from order_days;
  delete from service_days;
  insert into order_days
    select day, 0, sum(orders), sum(paise)
    from (
      select laundry_day(created_at) as day, 1 as orders, 0 as paise from orders where status <> 'cancelled'
      union all
      select laundry_day(completed_at), 0, revenue_paise(status, total_paise, goodwill_paise)
        from orders where status = 'completed'
    ) as parts
    group by day;
  insert into service_days
    select laundry_day(created_at), service, 0,
      coalesce(sum(quantity) filter (where unit = 'kg'), 0), sum(amount_paise)
    from orders join order_lines on order_id = id
    where status <> 'cancelled'
    group by 1, 2;
end $$;

-- The sums that are kept, as the new rule has them. What was added to them by the updates above goes too.
select recount_days();
delete from order_figures;
insert into order_figures
  select 0, count(*), count(*) filter (where status = 'completed'),
    count(*) filter (where status = 'cancelled'),
    coalesce(sum(revenue_paise(status, total_paise, goodwill_paise)), 0)
  from orders having count(*) > 0;
update customer_figures set spent_paise = sums.paise
  from (
    select user_id, sum(revenue_paise(status, total_paise, goodwill_paise)) as paise
    from orders group by user_id
  ) as sums
  where customer_figures.user_id = sums.user_id and spent_paise <> sums.paise;

-- A credit note takes back a part of an invoice, or what is left of it; of an order or of a charge.
alter table credit_notes drop constraint credit_notes_invoice_id_key;
alter table credit_notes
  -- Whether nothing of the invoice stands any more; each did that before.
  add column ends_invoice boolean not null default true;
create index credit_notes_of_invoice on credit_notes (invoice_id, id);
create or replace function refuse_credit_note_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.series, new.number, new.invoice_id, new.content, new.total_paise, new.ends_invoice,
        new.issued_at)
      is not distinct from (old.id, old.series, old.number, old.invoice_id, old.content,
        old.total_paise, old.ends_invoice, old.issued_at)
    and coalesce(new.order_id = old.order_id, new.order_id is null)
    and coalesce(new.user_id = old.user_id, new.user_id is null)
  then
    return new;
  end if;
  raise exception 'a credit note is never changed or removed';
end $$;

create function refuse_credit_beyond_invoice() returns trigger language plpgsql as $$
declare
  invoiced bigint;
begin
  select total_paise into invoiced from invoices where id = new.invoice_id for no key update;
  if new.total_paise
    + (select coalesce(sum(total_paise), 0) from credit_notes where invoice_id = new.invoice_id) > invoiced
  then
    raise exception 'a credit note takes back more than its invoice' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger credit_notes_are_within_invoices before insert on credit_notes
  for each row execute function refuse_credit_beyond_invoice();

-- Points of an order go with it when it is taken back, and come again when it is completed again.
alter table loyalty_entries
  -- Which change of what this order gave this person it is; 0 is the first.
  add column revision integer not null default 0 check (revision >= 0),
  drop constraint loyalty_entries_once,
  add constraint loyalty_entries_once unique (order_id, reason, user_id, revision),
  drop constraint loyalty_entries_check,
  add constraint loyalty_entries_reward_spends check (reason <> 'reward' or points < 0);
-- Points that were spent before they were taken back are a debt, which the next points pay off. Nothing
-- is bought on debt.
alter table loyalty_accounts
  drop constraint loyalty_accounts_points,
  add constraint loyalty_accounts_points check (points <= earned and earned >= 0);
create or replace function keep_loyalty_account() returns trigger language plpgsql as $$
declare
  points_left bigint;
begin
  insert into loyalty_accounts (user_id) values (new.user_id) on conflict do nothing;
  update loyalty_accounts
    set points = points + new.points,
      earned = earned + case when new.reason = 'reward' then 0 else new.points end
    where user_id = new.user_id
    returning points into points_left;
  if new.reason = 'reward' and points_left < 0 then
    raise exception 'there are not so many points'
      using errcode = 'check_violation', constraint = 'loyalty_accounts_points';
  end if;
  return null;
end $$;

-- What is only ever added to is never emptied either.
create function refuse_emptying() returns trigger language plpgsql as $$
begin
  raise exception '% is never emptied', tg_table_name;
end $$;
create trigger invoices_are_never_emptied before truncate on invoices
  for each statement execute function refuse_emptying();
create trigger credit_notes_are_never_emptied before truncate on credit_notes
  for each statement execute function refuse_emptying();
create trigger invoice_counters_are_never_emptied before truncate on invoice_counters
  for each statement execute function refuse_emptying();
create trigger ledger_transactions_are_never_emptied before truncate on ledger_transactions
  for each statement execute function refuse_emptying();
create trigger ledger_entries_are_never_emptied before truncate on ledger_entries
  for each statement execute function refuse_emptying();
create trigger loyalty_entries_are_never_emptied before truncate on loyalty_entries
  for each statement execute function refuse_emptying();
create trigger loyalty_accounts_are_never_emptied before truncate on loyalty_accounts
  for each statement execute function refuse_emptying();

-- A service accounting code has six digits: 9997 is the chapter, 999719 is what a laundry does.
update business set sac_code = case when length(sac_code) > 6 then left(sac_code, 6) else '999719' end
  where sac_code !~ '^[0-9]{6}$';
alter table business
  alter column sac_code set default '999719',
  drop constraint business_sac_code_check,
  add constraint business_sac_code_check check (sac_code ~ '^[0-9]{6}$');
