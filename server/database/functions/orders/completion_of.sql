-- What a completed order adds to the sums of the day on which it was completed, or takes from them.
create or replace function completion_of(placed orders, sign integer) returns setof order_days
language sql stable as $$
  select laundry_day(placed.completed_at), 0, 0::bigint,
    sign * revenue_paise(placed.status, placed.total_paise, placed.goodwill_paise), sign::bigint,
    case when placed.delivery_hand_over = 'home' then sign else 0 end::bigint,
    case when placed.delivery_hand_over = 'home'
      and placed.completed_at <= promised_by(placed.estimated_delivery_at, placed.delivery_slot_id)
      then sign else 0 end::bigint
$$;
