-- Part of an order that became an order of its own: which one it was split from.
alter table orders
  add column split_from uuid references orders on delete set null,
  add constraint orders_not_split_from_themselves check (split_from <> id);
create index orders_split on orders (split_from) where split_from is not null;

alter table order_history
  drop constraint order_history_event_check,
  add constraint order_history_event_check
    check (event in ('placed', 'status', 'rescheduled', 'changed', 'counted', 'delivery_moved', 'proposed', 'kept', 'split')),
  drop constraint order_history_totals,
  add constraint order_history_totals check (
    (event in ('changed', 'split')) = (from_paise is not null)
    and (event in ('changed', 'counted', 'split')) = (to_paise is not null));

create function check_split() returns trigger language plpgsql as 'begin return null; end';
create constraint trigger split_orders_cost_what_one_did after insert on orders
  deferrable initially deferred for each row when (new.split_from is not null)
  execute function check_split();
