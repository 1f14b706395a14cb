-- An order keeps what was taken off it, by whom.
alter table orders add column adjustments jsonb not null default '[]'
  check (jsonb_typeof(adjustments) = 'array');

update orders set adjustments =
  case when covered_paise > 0 then jsonb_build_array(jsonb_build_object(
    'source', 'allowance', 'label', 'Laundry Club', 'paise', covered_paise)) else '[]' end ||
  case when discount_paise > 0 then jsonb_build_array(jsonb_build_object(
    'source', 'voucher',
    'label', coalesce((
      select case vouchers.reward
        when 'five-off' then '₹5 off'
        when 'free-dry-cleaning' then 'Free dry cleaning'
        when 'twenty-off' then '₹20 off'
      end
      from vouchers where vouchers.order_id = orders.id limit 1
    ), 'Reward'),
    'paise', discount_paise)) else '[]' end
where covered_paise > 0 or discount_paise > 0;
