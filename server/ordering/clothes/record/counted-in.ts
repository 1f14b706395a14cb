/** An order's clothes as its followers see them: the numbers counted in and packed, with times. */
import { sql } from 'kysely'
import type { TrackedOrder } from '#contract/orders/orders.ts'
import { PACKED_PLACES, type CustodyContent } from '#domain/clothes/custody.ts'

/** What gives units from one to another. */
const GIVES: readonly CustodyContent['kind'][] = ['received', 'handed_out', 'returned']

interface CountedIn {
  bags: number
  items: number
  packed: number
  handed_over_at: string
}

/** A column for a query over orders: numbers and an instant alone; null for an order that nobody counted in. */
export function selectCountedInClothes() {
  return sql<CountedIn | null>`case when orders.has_units then (
    select json_build_object(
      'bags', count(*) filter (where kind = 'bag'),
      'items', count(*) filter (where kind = 'item'),
      'packed', count(*) filter (where place in (${sql.join(PACKED_PLACES)})),
      'handed_over_at', (
        select max(at) from custody_events
        where custody_events.order_id = orders.id and content->>'kind' in (${sql.join(GIVES)})))
    from units where units.order_id = orders.id) end`
}

/** Left out where nobody counted. */
export function countedInClothesView(row: CountedIn | null): Pick<TrackedOrder, 'countedIn'> {
  if (row === null) return {}
  const { bags, items, packed, handed_over_at: at } = row
  return { countedIn: { bags, items, packed, handedOverAt: new Date(at).toISOString() } }
}
