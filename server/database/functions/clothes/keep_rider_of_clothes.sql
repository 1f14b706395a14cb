-- A stop that gets another rider, or none, takes no clothes along: they stay with the rider who has them.
create or replace function keep_rider_of_clothes() returns trigger
language plpgsql as $$
begin
  if (tg_op = 'DELETE' or new.rider_id <> old.rider_id) and are_clothes_out(old.order_id) then
    insert into clothes_with_riders (order_id, rider_id)
      select old.order_id, id from users where id = old.rider_id
      on conflict (order_id) do nothing;
  end if;
  return null;
end $$;
