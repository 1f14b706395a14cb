-- Who took the clothes at the door: beside the chain of hand-overs, and for orders that nobody counted in.
alter table stop_completions
  add column taken_by text check (taken_by in ('customer', 'guard', 'neighbour')),
  add column taken_name text check (length(taken_name) between 1 and 80);
alter table late_stops
  add column taken_by text check (taken_by in ('customer', 'guard', 'neighbour')),
  add column taken_name text check (length(taken_name) between 1 and 80),
  -- Which bags and items were handed over, by their numbers; null where all were.
  add column units jsonb check (jsonb_typeof(units) = 'array');
