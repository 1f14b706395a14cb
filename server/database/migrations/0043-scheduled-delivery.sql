-- The day on which a customer wants a scheduled delivery; null where none was asked for.

alter table orders add column delivery_date date
  check (delivery_date is null or delivery_preference = 'scheduled');
