/** Audit rules for what orders use: places in slots and windows, Laundry Club allowance, points. */
import { storedSumRule, type Rule } from './rule.ts'

export const CLAIM_RULES: readonly Rule[] = [
  storedSumRule({
    name: 'slots and windows',
    holds:
      'As many places of a pickup slot or delivery window are taken as orders that stand have one.',
    reads: ['pickup_slots', 'delivery_windows', 'orders'],
    unit: 'number',
    figures: `
      select 'Pickup slot ' || id as record, booked as stored, (select count(*) from orders
        where slot_id = pickup_slots.id and status <> 'cancelled' and pickup_hand_over = 'home') as recomputed
      from pickup_slots
      union all
      select 'Delivery window ' || id, booked, (select count(*) from orders
        where delivery_slot_id = delivery_windows.id and status <> 'cancelled')
      from delivery_windows`,
  }),
  storedSumRule({
    name: 'Laundry Club allowance',
    holds:
      'What is left of an allowance is what was granted less what orders used, and no more was used than granted.',
    reads: ['allowance_lots', 'allowance_uses'],
    unit: 'number',
    figures: `
      select 'Allowance ' || id || ', ' || figure as record, stored, recomputed
      from allowance_lots left join (
        select lot_id, sum(kilograms) as used_kilograms, sum(pickups) as used_pickups,
          sum(dry_clean_items) as used_items
        from allowance_uses where returned_at is null group by lot_id
      ) as used on lot_id = id cross join lateral (values
        ('kilograms', kilograms_left, kilograms - coalesce(used_kilograms, 0)),
        ('pickups', pickups_left, pickups - coalesce(used_pickups, 0)),
        ('dry-clean items', dry_clean_items_left, dry_clean_items - coalesce(used_items, 0))
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'claims of cancelled orders',
    holds: 'A cancelled order holds nothing of an allowance, no promo code and no voucher.',
    reads: ['orders', 'allowance_uses', 'promo_uses', 'vouchers'],
    unit: 'number',
    figures: `
      select 'Order ' || number as record,
        (select count(*) from allowance_uses where order_id = orders.id and returned_at is null)
        + (select count(*) from promo_uses where order_id = orders.id and released_at is null)
        + (select count(*) from vouchers where order_id = orders.id and vouchers.status = 'used') as stored,
        0 as recomputed
      from orders where status = 'cancelled'`,
  }),
  storedSumRule({
    name: 'loyalty points',
    holds: 'A person’s points are the sum of their history, those earned without what was spent.',
    reads: ['loyalty_accounts', 'loyalty_entries'],
    unit: 'number',
    figures: `
      select 'Points of person ' || user_id || ', ' || figure as record, stored, recomputed
      from loyalty_accounts full join (
        select user_id, sum(points) as entries, sum(points) filter (where reason <> 'reward') as earnings
        from loyalty_entries group by user_id
      ) as history using (user_id) cross join lateral (values
        ('to spend', coalesce(points, 0), coalesce(entries, 0)),
        ('earned', coalesce(earned, 0), coalesce(earnings, 0))
      ) as each (figure, stored, recomputed)`,
  }),
  storedSumRule({
    name: 'points of orders',
    holds:
      'A completed order has given a point for every whole rupee that it costs, any other none.',
    reads: ['orders', 'loyalty_entries'],
    unit: 'number',
    figures: `
      select 'Order ' || number as record, coalesce(given, 0) as stored,
        revenue_paise(status, total_paise, goodwill_paise) / 100 as recomputed
      from orders left join (
        select order_id, sum(points) as given from loyalty_entries where reason = 'order' group by order_id
      ) as history on order_id = id`,
  }),
]
