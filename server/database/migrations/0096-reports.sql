-- Each day knows how many orders were completed, how many of them were brought back, and how many when promised;
-- payments are found by the day of their payment.

alter table order_days
  add column completed bigint not null default 0,
  add column delivered bigint not null default 0,
  add column on_time bigint not null default 0;

create function promised_by(estimated_delivery_at timestamptz, delivery_slot_id uuid) returns timestamptz
language sql stable as $$
  select case when delivery_slot_id is null then estimated_delivery_at
    else (to_date(left(delivery_slot_id::text, 8), 'YYYYMMDD')
        + make_interval(hours => substr(delivery_slot_id::text, 10, 2)::integer,
            mins => substr(delivery_slot_id::text, 12, 2)::integer
              + ('x0' || substr(delivery_slot_id::text, 16, 3))::bit(16)::integer))
      at time zone coalesce((select time_zone from business where id = 1), 'Asia/Kolkata')
    end
$$;

-- In a row that is there already, if one is.
with sums as (
  select laundry_day(completed_at) as day, count(*) as completed,
    count(*) filter (where delivery_hand_over = 'home') as delivered,
    count(*) filter (where delivery_hand_over = 'home'
      and completed_at <= promised_by(estimated_delivery_at, delivery_slot_id)) as on_time
  from orders where status = 'completed'
  group by 1
), added as (
  update order_days as days
  set completed = sums.completed, delivered = sums.delivered, on_time = sums.on_time
  from sums
  where days.day = sums.day
    and days.shard = (select min(shard) from order_days where order_days.day = sums.day)
  returning days.day
)
insert into order_days (day, shard, orders, revenue_paise, completed, delivered, on_time)
  select day, 0, 0, 0, completed, delivered, on_time from sums
  where not exists (select from added where added.day = sums.day);

drop trigger order_changes_have_their_day on orders;
create trigger order_changes_have_their_day
  after update of status, total_paise, goodwill_paise, completed_at, estimated_delivery_at, delivery_slot_id,
    delivery_hand_over on orders
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled')
    or (old.status = 'completed') <> (new.status = 'completed')
    or new.status = 'completed' and (old.total_paise is distinct from new.total_paise
      or old.goodwill_paise is distinct from new.goodwill_paise
      or old.completed_at is distinct from new.completed_at
      or old.estimated_delivery_at is distinct from new.estimated_delivery_at
      or old.delivery_slot_id is distinct from new.delivery_slot_id
      or old.delivery_hand_over is distinct from new.delivery_hand_over))
  execute function count_order_days();

create index order_payments_by_payment on order_payments (paid_at) include (method, amount_paise, refunded_paise)
  where status = 'succeeded';
