-- Clothes that are still with a rider whose stop another has by now, or none. Where nothing stands here, whoever has
-- the stop has the clothes.
create table clothes_with_riders (
  order_id uuid primary key references orders on delete cascade,
  rider_id uuid not null references users on delete cascade
);
create index clothes_with_riders_of_rider on clothes_with_riders (rider_id);

create function are_clothes_out(of_order uuid) returns boolean language sql as 'select false';
create function keep_rider_of_clothes() returns trigger language plpgsql as 'begin return null; end';
create trigger stop_assignments_keep_rider_of_clothes
  after delete or update of rider_id on stop_assignments
  for each row when (old.kind = 'delivery')
  execute function keep_rider_of_clothes();

create function forget_rider_of_clothes(of_order uuid) returns void language sql as 'select';
create function forget_rider_of_order() returns trigger language plpgsql as 'begin return null; end';
create trigger orders_forget_rider_of_clothes
  after update of status on orders
  for each row when (old.status = 'out_for_delivery' and new.status <> 'out_for_delivery')
  execute function forget_rider_of_order();
create function forget_rider_of_unit() returns trigger language plpgsql as 'begin return null; end';
create trigger units_forget_rider_of_clothes
  after update of place on units
  for each row when (old.place = 'rider' and new.place <> 'rider')
  execute function forget_rider_of_unit();
