/** Bags taken in at the door or counter, with the time, as an order's followers see them. */
import { sql } from 'kysely'
import type { TrackedOrder } from '#contract/orders/orders.ts'

interface HandedInRow {
  /** 0: what was said before is taken back. */
  bags: number
  at: string
}

/** A column for a query over orders: what was said last; null where nothing was. */
export function selectBagsTakenIn() {
  return sql<HandedInRow | null>`(
    select json_build_object('bags', content->'bags', 'at', at)
    from custody_events
    where custody_events.order_id = orders.id and content->>'kind' = 'handed_in'
    order by seq desc limit 1)`
}

/** Left out where nothing was, or that was taken back. */
export function bagsTakenInView(row: HandedInRow | null): Pick<TrackedOrder, 'handedIn'> {
  if (row === null || row.bags === 0) return {}
  return { handedIn: { bags: row.bags, at: new Date(row.at).toISOString() } }
}
