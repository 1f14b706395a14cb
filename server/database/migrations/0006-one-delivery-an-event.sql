-- A delivery is an event with all consumers that have yet to consume it, so that one order writes one row instead of
-- three. What waits, failures included, waits on as a delivery to one consumer.
alter table event_deliveries add column consumers text[] check (cardinality(consumers) > 0);
update event_deliveries set consumers = array[consumer];
alter table event_deliveries alter column consumers set not null;
-- With its indexes.
alter table event_deliveries drop column consumer;
create unique index event_deliveries_in_order
  on event_deliveries (subject_kind, subject_id, event_id, (consumers[1]));
