-- An order may be taken without a list: clothes for some services, whose price is made when they are counted at intake.
alter table orders
  add column counted boolean not null default true,
  add column bag_services jsonb not null default '[]' check (jsonb_typeof(bag_services) = 'array'),
  drop constraint orders_pieces_check,
  add constraint orders_pieces check (pieces >= 0 and (pieces > 0) = counted),
  add constraint uncounted_costs_nothing check (
    counted or (total_paise = 0 and paid_paise = 0 and status <> 'completed' and jsonb_array_length(bag_services) > 0)
  );

-- Its first lines are an entry of their own: there was no price before them.
alter table order_history
  drop constraint order_history_event_check,
  drop constraint order_history_totals,
  add constraint order_history_event_check
    check (event in ('placed', 'status', 'rescheduled', 'changed', 'counted', 'delivery_moved')),
  add constraint order_history_totals check (
    (event = 'changed') = (from_paise is not null) and (event in ('changed', 'counted')) = (to_paise is not null)
  );
