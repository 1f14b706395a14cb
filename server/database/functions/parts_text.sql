-- What a message of these parts reads: of those with one title, and of those about one thing, the newest.
create or replace function parts_text(parts jsonb) returns text
language sql immutable as $$
  select string_agg(part ->> 'message', E'\n\n' order by place)
  from jsonb_array_elements(parts) with ordinality as each (part, place)
  where not exists (
    select from jsonb_array_elements(parts) with ordinality as other (newer, newer_place)
    where newer_place < place
      and (newer ->> 'title' = part ->> 'title' or newer ->> 'about' = part ->> 'about'))
$$;
