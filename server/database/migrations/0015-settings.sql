-- What staff's changes of plans and slots need: terms that a member was told of, and places per slot.

-- What the member was told that the next charge's period costs and brings: {"pricePaise", "kilograms",
-- "pickups", "dryCleanItems"}. The plan may say something else by now.
alter table subscriptions add column terms jsonb;
update subscriptions set terms = (
  select jsonb_build_object('pricePaise', price_paise, 'kilograms', kilograms, 'pickups', pickups,
    'dryCleanItems', dry_clean_items)
  from plans where plans.id = coalesce(subscriptions.next_plan_id, subscriptions.plan_id));
alter table subscriptions alter column terms set not null;

-- Seven weekdays, Sunday first, each with the places of its five slots; before, one number a weekday.
update business set slot_capacities = (
  select jsonb_agg(jsonb_build_array(places, places, places, places, places) order by weekday)
  from jsonb_array_elements(slot_capacities) with ordinality as days (places, weekday));

-- Two items of a service whose names differ by case alone would be read as one.
create unique index catalogue_items_by_name on catalogue_items (service, lower(name));

create index audit_log_by_time on audit_log (at);
