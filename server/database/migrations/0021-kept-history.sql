-- An order's history goes with its order and not before: no entry is taken out of it.

create function refuse_history_removal() returns trigger language plpgsql as $$
begin
  -- Entries that go with their order find it gone already.
  if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then
    return old;
  end if;
  raise exception 'order history is append-only';
end $$;
create trigger order_history_is_kept before delete on order_history
  for each row execute function refuse_history_removal();
create trigger order_history_is_never_emptied before truncate on order_history
  for each statement execute function refuse_history_removal();
