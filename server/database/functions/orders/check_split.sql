-- An order that was split from another is its customer's, each of the two has a line, and together they cost what
-- the one did: as the entry says that the split left in the first one's history.
create or replace function check_split() returns trigger
language plpgsql as $$
begin
  if not exists (
    select from orders as first
    join order_history as entry on entry.order_id = first.id
    where first.id = new.split_from and first.user_id = new.user_id
      and entry.event = 'split' and entry.at = new.created_at
      and entry.from_paise = entry.to_paise + new.total_paise
      and exists (select from order_lines where order_id = first.id)
      and exists (select from order_lines where order_id = new.id)
  ) then
    raise exception 'both orders of a split must cost what one did'
      using errcode = 'check_violation', constraint = 'split_orders_cost_what_one_did';
  end if;
  return null;
end $$;
