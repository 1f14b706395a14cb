-- Orders taken at the counter or by phone are charged list prices unless the laundry charges its online prices everywhere.
alter table business add column online_price_everywhere boolean not null default false;

-- Which prices an order is charged. Orders so far were charged online prices, wherever they were placed.
alter table orders add column price_basis text not null default 'online'
  constraint orders_price_basis_check check (price_basis in ('online', 'list'));
