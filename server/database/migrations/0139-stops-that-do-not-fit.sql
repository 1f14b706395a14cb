-- A stop at the door that doesn't fit its order is written all the same; what doesn't fit waits for a decision.
create table stop_misfits (
  id uuid primary key,
  -- What the rider said, once for its Idempotency-Key.
  completion_id uuid not null unique references stop_completions on delete cascade,
  order_id uuid not null references orders on delete cascade,
  misfits text[] not null check (cardinality(misfits) > 0),
  -- What was taken at the door, as the phone said it.
  taken_method text check (taken_method in ('cash', 'upi')),
  taken_paise bigint check (taken_paise > 0),
  -- The order as it was when this arrived.
  found_status text not null,
  found_due_paise bigint not null check (found_due_paise >= 0),
  other_bags integer check (other_bags > 0),
  arrived_at timestamptz not null,
  outcome text check (outcome in ('accept', 'keep', 'hand_back', 'forgive', 'book', 'take_back')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  check (taken_paise is null or taken_method is not null),
  check ((outcome is null) = (decided_at is null))
);
create index stop_misfits_of_order on stop_misfits (order_id);
create index stop_misfits_decided_by on stop_misfits (decided_by) where decided_by is not null;
create index stop_misfits_that_wait on stop_misfits (arrived_at) where outcome is null;
create trigger stop_misfits_notify after insert or update on stop_misfits
  for each row execute function notify_of_order_parts();

-- A visit to a door that couldn't be made stands in the order's history, where its customer reads why.
alter table order_history drop constraint order_history_event_check;
alter table order_history add constraint order_history_event_check check (event in (
  'placed', 'status', 'rescheduled', 'changed', 'counted', 'delivery_moved', 'proposed', 'kept', 'split',
  'visit_failed'));

alter table late_stops drop constraint late_stops_say_why;
alter table late_stops add constraint late_stops_say_why check (not brought_back or note <> '');

alter table staff_bells drop constraint staff_bells_muted_check;
alter table staff_bells add constraint staff_bells_muted_check check (
  muted <@ array['orders', 'chats', 'tickets', 'stops', 'backups', 'webhooks']);

-- What was taken for clothes before anybody counted them is booked too, and pays for them once they are counted.
alter table orders drop constraint uncounted_costs_nothing;
alter table orders add constraint uncounted_costs_nothing check (
  counted or (total_paise = 0 and status <> 'completed' and jsonb_array_length(bag_services) > 0));
