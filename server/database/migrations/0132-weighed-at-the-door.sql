-- What a rider weighed at a pickup beside the bags they counted, who handed these over, and what their photo comes to in
-- the chain of hand-overs.
alter table stop_completions
  add column grams integer constraint stop_completions_grams_check check (grams > 0),
  add column given_by text constraint stop_completions_given_by_check check (given_by in ('customer', 'guard', 'neighbour')),
  add column photo_digest text,
  add constraint stop_completions_weigh_bags check (grams is null or bags is not null);
alter table late_stops
  add column grams integer constraint late_stops_grams_check check (grams > 0),
  add column given_by text constraint late_stops_given_by_check check (given_by in ('customer', 'guard', 'neighbour')),
  add column photo_digest text;
