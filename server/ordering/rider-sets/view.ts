/** Bags with riders, and sets that were taken in, in API answers. */
import type { OwnSet, RiderSet } from '#contract/clothes/rider-sets.ts'
import type { Db } from '../../database/transaction.ts'
import { selectHeldOrders, selectUnsignedSets, type HeldOrder } from './store.ts'

/** The numbers of an order's bags that its rider still has. */
export function bagsLeft({ bags, taken }: Pick<HeldOrder, 'bags' | 'taken'>): number[] {
  return Array.from({ length: bags }, (_, index) => index + 1).filter(
    (number) => !taken.includes(number),
  )
}

/** By rider and then by pickup. */
export async function readRiderSets(db: Db): Promise<RiderSet[]> {
  const sets = new Map<string, RiderSet>()
  for (const row of await selectHeldOrders(db, null)) {
    const set = sets.get(row.rider_id) ?? { riderId: row.rider_id, name: row.name, orders: [] }
    sets.set(row.rider_id, set)
    set.orders.push({
      visitId: row.visit_id,
      orderId: row.order_id,
      number: row.number,
      bags: row.bags,
      left: bagsLeft(row),
      isMissing: row.is_missing,
    })
  }
  return [...sets.values()]
}

/** What waits for a rider's signature. */
export async function readOwnSets(db: Db, riderId: string): Promise<OwnSet[]> {
  const rows = await selectUnsignedSets(db, riderId)
  return rows.map(({ id, name, at, ...counts }) => ({
    _id: id,
    by: name,
    at: at.toISOString(),
    ...counts,
  }))
}
