-- What an order costs: as domain/orders/order-money.ts, which a test compares it with.
create or replace function charged_paise(status text, total_paise bigint, goodwill_paise bigint) returns bigint
language sql immutable parallel safe as $$
  select case when status = 'cancelled' then 0 else greatest(0, total_paise - goodwill_paise) end
$$;
