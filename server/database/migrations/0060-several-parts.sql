-- A message takes several new parts at once: with_parts(), in a file of its own, follows.
drop function with_part(jsonb, jsonb);
