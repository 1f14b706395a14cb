/** The number of bags that a rider should have brought and didn't. */
import type { Deps } from '../../platform/deps.ts'
import { selectHeldOrders } from './store.ts'
import { bagsLeft } from './view.ts'

export async function countMissingBags({ db }: Pick<Deps, 'db'>): Promise<number> {
  const held = await selectHeldOrders(db, null)
  return held
    .filter((order) => order.is_missing)
    .reduce((sum, order) => sum + bagsLeft(order).length, 0)
}
