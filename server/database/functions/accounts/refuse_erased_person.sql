-- Nothing is stored for somebody who is being erased, however the requests race: the row is locked while a
-- person is erased, so who comes second finds that they are gone.
create or replace function refuse_erased_person() returns trigger
language plpgsql as $$
begin
  if (select erased_at is not null from users where id = new.user_id for key share) then
    if tg_table_name = 'notifications' then
      return null;
    end if;
    raise exception 'this person was erased' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
