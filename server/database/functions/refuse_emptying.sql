-- What is only ever added to is never emptied either.
create or replace function refuse_emptying() returns trigger
language plpgsql as $$
begin
  raise exception '% is never emptied', tg_table_name;
end $$;
