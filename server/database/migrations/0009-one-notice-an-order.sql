-- An order's first history entry is its one notice: it announces the order's event and the places that it took.
drop trigger taken_places_notify on pickup_slots;
drop trigger taken_places_notify on delivery_windows;
drop function notify_of_slots();

drop trigger events_notify on events;
create trigger events_notify
  after insert on events
  for each row when (new.type <> 'order.placed')
  execute function notify_of_events();

-- One notice a statement, however many notifications it writes.
drop trigger notifications_notify on notifications;
drop trigger removed_notifications_notify on notifications;
drop function notify_of_removed_notifications();
drop function if exists notify_hearers(uuid[]);
create trigger new_notifications_notify
  after insert on notifications
  referencing new table as changed
  for each statement execute function notify_of_notifications();
create trigger read_notifications_notify
  after update on notifications
  referencing old table as before new table as changed
  for each statement execute function notify_of_notifications();
create trigger removed_notifications_notify
  after delete on notifications
  referencing old table as changed
  for each statement execute function notify_of_notifications();
