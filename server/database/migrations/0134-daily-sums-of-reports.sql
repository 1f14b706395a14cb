-- What was paid, by the day of the payment and the way; 'club' are the charges of the Laundry Club.
create table payment_days (
  day date not null,
  way text not null,
  shard integer not null,
  paise bigint not null,
  primary key (day, way, shard)
);

create function count_payment_days() returns trigger
language plpgsql as $$ begin return null; end $$;

create trigger order_payments_have_their_day after insert on order_payments
  for each row when (new.status = 'succeeded') execute function count_payment_days();
create trigger order_payment_changes_have_their_day
  after update of method, amount_paise, refunded_paise, status, paid_at on order_payments
  for each row when ((old.status = 'succeeded' or new.status = 'succeeded')
    and (old.method, old.amount_paise, old.refunded_paise, old.status, old.paid_at)
      is distinct from (new.method, new.amount_paise, new.refunded_paise, new.status, new.paid_at))
  execute function count_payment_days();

create trigger charges_have_their_day after insert on charges
  for each row when (new.status = 'succeeded') execute function count_payment_days();
create trigger charge_changes_have_their_day
  after update of amount_paise, refunded_paise, status, paid_at on charges
  for each row when ((old.status = 'succeeded' or new.status = 'succeeded')
    and (old.amount_paise, old.refunded_paise, old.status, old.paid_at)
      is distinct from (new.amount_paise, new.refunded_paise, new.status, new.paid_at))
  execute function count_payment_days();

-- The days on which a customer placed orders that stand, in their order.
create table customer_days (
  user_id uuid primary key references users on delete cascade,
  days date[] not null default '{}'
);

-- How many customers ordered on a day who had last ordered on the other, or never before: '-infinity'.
create table ordering_days (
  day date not null,
  previous_day date not null,
  customers bigint not null,
  primary key (day, previous_day)
);

insert into payment_days
  select (paid_at at time zone zone)::date, way, 0, sum(paise)
  from (select coalesce((select time_zone from business where id = 1), 'Asia/Kolkata') as zone) as clocks, (
    select paid_at, method as way, amount_paise - refunded_paise as paise
      from order_payments where status = 'succeeded'
    union all
    select paid_at, 'club', amount_paise - refunded_paise from charges where status = 'succeeded'
  ) as paid
  group by 1, 2;

insert into customer_days
  select user_id, array_agg(day order by day)
  from (
    select distinct user_id, (created_at at time zone zone)::date as day
    from (select coalesce((select time_zone from business where id = 1), 'Asia/Kolkata') as zone) as clocks, orders
    where status <> 'cancelled'
  ) as ordered
  group by user_id;

insert into ordering_days
  select day, coalesce(previous_day, '-infinity'), count(*)
  from (
    select day, lag(day) over (partition by user_id order by day) as previous_day
    from customer_days, unnest(days) as day
  ) as ordered
  group by 1, 2;
