-- A laundry may charge a least weight of washing; each order keeps what held when it was placed.
alter table business add column least_kilograms integer not null default 0
  constraint business_least_kilograms check (least_kilograms between 0 and 10);
alter table orders add column least_kilograms integer not null default 0
  constraint orders_least_kilograms check (least_kilograms between 0 and 10);
