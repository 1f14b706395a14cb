-- A bag or item that a rider doesn't have any more.
create or replace function forget_rider_of_unit() returns trigger
language plpgsql as $$
begin
  perform forget_rider_of_clothes(new.order_id);
  return null;
end $$;
