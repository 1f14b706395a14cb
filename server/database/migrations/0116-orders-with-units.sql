-- Whether something of an order was counted in, in its own row: who waits for the row's lock then sees what was counted
-- in the meantime. Set with the first hand-over (renew_order); nothing that triggers count follows from it.
alter table orders add column has_units boolean not null default false;
alter table orders disable trigger user;
update orders set has_units = true where exists (select from units where units.order_id = orders.id);
alter table orders enable trigger user;
