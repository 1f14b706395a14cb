-- An item has at most as many claims as pieces, however each claim names its piece. A garment doesn't tell its line, so
-- lines and garments together have at most as many as the order has pieces. The order is locked by whoever claims.
create or replace function check_claims_of_item() returns trigger
language plpgsql as $$
declare
  item constant text := coalesce(
    (select units.item_id from units where order_id = new.order_id and number = new.unit_number), new.item_id);
begin
  if claims_of_item(new.order_id, item) > pieces_of_item(new.order_id, item) then
    raise exception 'an item has at most as many claims as pieces'
      using errcode = 'unique_violation', constraint = 'claims_of_item_once';
  end if;
  if new.unit_number is null and claims_as_ordered(new.order_id) > pieces_of_order(new.order_id) then
    raise exception 'an order has at most as many claims as pieces'
      using errcode = 'unique_violation', constraint = 'claims_of_item_once';
  end if;
  return null;
end $$;
