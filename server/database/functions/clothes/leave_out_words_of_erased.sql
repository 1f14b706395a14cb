-- A rider's words and photo at the door of a customer who is erased are left out; what was done and taken stays. The
-- order is locked before its customer, as an erasure locks them.
create or replace function leave_out_words_of_erased() returns trigger
language plpgsql as $$
declare
  customer uuid;
begin
  select user_id into customer from orders where id = new.order_id for key share;
  if (select erased_at is not null from users where id = customer for key share) then
    if new.picture_id is not null then
      insert into stray_pictures (id) values (new.picture_id)
        on conflict (id) do update set remove_after = null;
    end if;
    new.note := case when new.brought_back then '-' else '' end;
    new.taken_name := null;
    new.picture_id := null;
    new.photo_digest := null;
    if tg_table_name = 'late_stops' then
      new.reason := null;
    else
      new.digipin := null;
    end if;
  end if;
  return new;
end $$;
