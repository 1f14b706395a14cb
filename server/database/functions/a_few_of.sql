-- The elements of a list, of which a statement expects a few, however many it is planned with: so it is planned
-- once, and finds what belongs to them by their keys. (Volatile, for only then it isn't put in its place.)
create or replace function a_few_of(list jsonb) returns setof jsonb
language sql volatile rows 8 as $$
  select element from jsonb_array_elements(list) as element
$$;
