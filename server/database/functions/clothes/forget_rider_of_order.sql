-- An order that isn't out for delivery any more.
create or replace function forget_rider_of_order() returns trigger
language plpgsql as $$
begin
  perform forget_rider_of_clothes(new.id);
  return null;
end $$;
