-- A customer, or staff for them, moves when the clothes come back. The entry's slot_id is the window that it is now.
alter table order_history
  drop constraint order_history_event_check,
  add constraint order_history_event_check
    check (event in ('placed', 'status', 'rescheduled', 'changed', 'delivery_moved'));
