-- Refuses to change or remove rows that are only ever added. Arguments: what it says then; the columns that may be
-- cleared, as erasing a person does (a text that must not be null becomes '-'); and for rows that go with another one, that one's table and the column naming it.
create or replace function append_only() returns trigger
language plpgsql as $$
declare
  clearable constant text[] := coalesce(tg_argv[1], '{}');
  is_gone boolean;
begin
  if tg_op = 'UPDATE' then
    if not exists (select from unnest(clearable) as name
        where to_jsonb(new) -> name not in ('null', '"-"', to_jsonb(old) -> name))
      and jsonb_populate_record(new,
        (select coalesce(jsonb_object_agg(name, to_jsonb(old) -> name), '{}') from unnest(clearable) as name))
        is not distinct from old
    then
      return new;
    end if;
  elsif tg_op = 'DELETE' and tg_nargs > 2 then
    execute format('select not exists (select from %I where id = ($1).%I)', tg_argv[2], tg_argv[3])
      into is_gone using old;
    if is_gone then
      return old;
    end if;
  end if;
  raise exception '%', tg_argv[0];
end $$;
