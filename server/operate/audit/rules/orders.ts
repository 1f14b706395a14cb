/** Audit rules for orders: lines, discounts and status. */
import { PROMO_CODE } from '#domain/discounts/promo-codes.ts'
import { VOUCHER } from '#domain/discounts/loyalty.ts'
import { storedSumRule, type Rule } from './rule.ts'

/** Sums of each order's lines, beside the order. */
const WITH_LINES = `
  orders left join (
    select order_id, sum(amount_paise) as amount_paise, sum(covered_paise) as line_covered_paise,
      sum(ceil(quantity)) as line_pieces, sum(quantity) filter (where unit = 'kg') as kilograms,
      min(unit_price_paise) filter (where unit = 'kg') as kilogram_paise
    from order_lines group by order_id
  ) as lines on lines.order_id = orders.id`

/** The price of the kilograms that are missing to the least weight: see domain/orders/rules/least-charge.ts. */
const LEAST_CHARGE = `coalesce(round(kilogram_paise * greatest(0, least_kilograms - kilograms)), 0)`

const adjustedBy = (sources: string) => `
  coalesce((select sum((adjustment ->> 'paise')::bigint)
    from jsonb_array_elements(adjustments) as adjustment where ${sources}), 0)`

export const ORDER_RULES: readonly Rule[] = [
  storedSumRule({
    name: 'order lines',
    holds: 'An order’s items are its lines, with the least charge where there is one.',
    reads: ['orders', 'order_lines'],
    unit: 'paise',
    // A least charge isn't added again when the Laundry Club no longer covers an order that was brought back.
    figures: `
      select 'Order ' || number as record, items_paise as stored,
        case when items_paise = coalesce(amount_paise, 0) + ${LEAST_CHARGE} then items_paise
          else coalesce(amount_paise, 0) end as recomputed
      from ${WITH_LINES}`,
  }),
  storedSumRule({
    name: 'order pieces',
    holds: 'An order has as many pieces as its lines.',
    reads: ['orders', 'order_lines'],
    unit: 'number',
    figures: `
      select 'Order ' || number as record, pieces as stored, coalesce(line_pieces, 0) as recomputed
      from ${WITH_LINES}`,
  }),
  storedSumRule({
    name: 'order totals',
    holds:
      'An order’s total is its items and fees, less what the Laundry Club covers and what its discounts take off.',
    reads: ['orders', 'order_lines'],
    unit: 'paise',
    figures: `
      select 'Order ' || number || ', ' || figure as record, stored, recomputed
      from ${WITH_LINES} cross join lateral (values
        ('total', total_paise, items_paise + express_fee_paise + fees_paise - covered_paise - discount_paise),
        ('covered', covered_paise, coalesce(line_covered_paise, 0)),
        ('taken off', covered_paise + discount_paise, ${adjustedBy('true')})
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'promo codes',
    holds: 'A promo code takes off an order what its use says, unless the order is cancelled.',
    reads: ['orders', 'promo_uses'],
    unit: 'paise',
    figures: `
      select 'Order ' || number as record, coalesce(paise, 0) as stored,
        ${adjustedBy(`adjustment ->> 'source' = '${PROMO_CODE}'`)} as recomputed
      from orders left join promo_uses on order_id = id and released_at is null
      where status <> 'cancelled'`,
  }),
  storedSumRule({
    name: 'vouchers',
    holds: 'A voucher is used by one order, which it takes something off.',
    reads: ['orders', 'vouchers'],
    unit: 'number',
    figures: `
      select 'Order ' || number as record,
        (select count(*) from vouchers where order_id = orders.id and vouchers.status = 'used') as stored,
        (select count(*) from jsonb_array_elements(adjustments) as adjustment
          where adjustment ->> 'source' = '${VOUCHER}') as recomputed
      from orders where status <> 'cancelled'`,
  }),
  storedSumRule({
    name: 'order statuses',
    holds: 'An order’s status is the one of the last entry of its history.',
    reads: ['orders', 'order_history'],
    unit: 'text',
    figures: `
      select 'Order ' || number as record, status as stored, last_status as recomputed
      from orders left join (
        select distinct on (order_id) order_id, status as last_status
        from order_history order by order_id, id desc
      ) as history on order_id = id`,
  }),
]
