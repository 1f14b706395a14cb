-- What an order counts as revenue: as domain/orders/order-money.ts, which a test compares it with.
create or replace function revenue_paise(status text, total_paise bigint, goodwill_paise bigint) returns bigint
language sql immutable parallel safe as $$
  select case when status = 'completed' then greatest(0, total_paise - goodwill_paise) else 0 end
$$;
