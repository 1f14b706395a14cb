-- What is charged on an order after it was placed: one entry each, which together are orders.fees_paise.
create table order_fees (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('second_visit')),
  amount_paise bigint not null check (amount_paise > 0),
  -- The failed visit that it follows, which is charged for once.
  visit_id bigint not null unique references order_history on delete cascade,
  created_at timestamptz not null
);
create index order_fees_of_order on order_fees (order_id, id);
create trigger order_fees_is_append_only
  before delete or update on order_fees
  for each row execute function append_only('order fees are append-only', '{}', 'orders', 'order_id');
create trigger order_fees_is_never_emptied
  before truncate on order_fees
  for each statement execute function append_only('order fees are append-only');

alter table orders add column fees_paise bigint not null default 0 check (fees_paise >= 0);
alter table orders
  drop constraint orders_total,
  add constraint orders_total check (total_paise >= 0
    and total_paise = items_paise + express_fee_paise + fees_paise - covered_paise - discount_paise),
  drop constraint uncounted_costs_nothing,
  add constraint uncounted_costs_nothing
    check (counted or total_paise = fees_paise and status <> 'completed' and jsonb_array_length(bag_services) > 0);

-- Goodwill that the laundry's rules gave for a window in which nobody came: once for each.
alter table order_goodwill
  add column missed_stop text check (missed_stop in ('pickup', 'delivery')),
  add column missed_slot_id uuid,
  add constraint order_goodwill_missed check ((missed_stop is null) = (missed_slot_id is null));
create unique index order_goodwill_once_a_window on order_goodwill (order_id, missed_stop, missed_slot_id)
  where missed_slot_id is not null;

alter table order_history
  drop constraint order_history_event_check,
  add constraint order_history_event_check
    check (event in ('placed', 'status', 'rescheduled', 'changed', 'counted', 'delivery_moved',
      'proposed', 'kept', 'split', 'visit_failed', 'fee_added', 'window_missed'));
