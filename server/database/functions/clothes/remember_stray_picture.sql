-- However a picture loses its row (replaced, deleted, its owner erased), its files are remembered to be removed.
create or replace function remember_stray_picture() returns trigger
language plpgsql as $$
begin
  if old.picture_id is not null and (tg_op = 'DELETE' or new.picture_id is distinct from old.picture_id) then
    insert into stray_pictures (id) values (old.picture_id)
      on conflict (id) do update set remove_after = null;
  end if;
  return null;
end $$;
