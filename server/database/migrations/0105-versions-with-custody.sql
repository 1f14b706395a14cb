-- What was counted in of an order stands in staff's list, so a hand-over is another version of it.
create trigger custody_events_renew_order after insert on custody_events
  for each row execute function renew_order();
