-- How large an order can be, and what one customer may place within an hour and save: set by each laundry.
-- The largest values are those of domain/catalogue/limits.ts.

alter table business
  add column limit_kilograms integer not null default 100
    check (limit_kilograms between 1 and 5000),
  add column limit_pieces_of_item integer not null default 200
    check (limit_pieces_of_item between 1 and 10000),
  add column limit_pieces integer not null default 2000
    check (limit_pieces between 1 and 15000),
  add column limit_items integer not null default 60 check (limit_items between 1 and 200),
  add column limit_bags integer not null default 20 check (limit_bags between 1 and 200),
  add column limit_orders_per_hour integer not null default 20
    check (limit_orders_per_hour between 1 and 1000),
  add column limit_addresses integer not null default 20
    check (limit_addresses between 1 and 200),
  add column limit_garments integer not null default 500
    check (limit_garments between 1 and 2000);
