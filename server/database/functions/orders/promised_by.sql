-- Until when an order is promised back: the end of its window, or the moment where it has none. As
-- domain/orders/order-promise.ts, which a test compares it with; a window's id is written by domain/slots/slot-id.ts.
create or replace function promised_by(estimated_delivery_at timestamptz, delivery_slot_id uuid) returns timestamptz
language sql stable as $$
  select case when delivery_slot_id is null then estimated_delivery_at
    else (to_date(left(delivery_slot_id::text, 8), 'YYYYMMDD')
        + make_interval(hours => substr(delivery_slot_id::text, 10, 2)::integer,
            mins => substr(delivery_slot_id::text, 12, 2)::integer
              + ('x0' || substr(delivery_slot_id::text, 16, 3))::bit(16)::integer))
      at time zone coalesce((select time_zone from business where id = 1), 'Asia/Kolkata')
    end
$$;
