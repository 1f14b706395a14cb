-- How many bags a rider counted when they picked up: null where nobody counted. Labels follow it until the plant counts.
alter table stop_completions add column bags integer check (bags > 0);
alter table late_stops add column bags integer check (bags > 0);
