-- How the customer likes their clothes to be finished; orders from before asked for nothing beside the usual.
alter table orders add column preferences jsonb not null
  default '{"starch": "none", "finish": "folded", "fragranceFree": false}'
  check (jsonb_typeof(preferences) = 'object');
