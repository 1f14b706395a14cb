-- Until when the payer of a charge waits for what becomes of it on the screen: a decline until then is read
-- there, and no message tells it once more. Null for charges that are made without their payer.
alter table order_payments add column payer_waits_until timestamptz;
alter table charges add column payer_waits_until timestamptz;
