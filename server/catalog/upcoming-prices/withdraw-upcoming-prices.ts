/** Withdraws scheduled prices. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { type PriceOwner, type TakenPrice, deleteUpcomingPrices } from './upcoming-store.ts'

/**
 * What isn't planned, or not any more, is left as it is.
 * @param which.from the day from which they would hold
 * @param which.itemId only this item's; without it all of that day
 * @param announce locks the company where there is one, takes the prices and emits the events
 */
export async function withdrawUpcomingPrices(
  deps: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  staff: Person,
  { owner, from, itemId }: { owner: PriceOwner; from: string; itemId: string | undefined },
  announce: (tx: Tx, at: Date, take: () => Promise<TakenPrice[]>) => Promise<void>,
): Promise<void> {
  const { catalogue } = deps.laundry(branchOfPerson(staff))
  // What is due by now holds already.
  await catalogue.current()
  const at = deps.clock()
  const itemIds = itemId === undefined ? undefined : [itemId]
  await inTransaction(deps.db, (tx) =>
    announce(tx, at, () => deleteUpcomingPrices(tx, owner, { from, until: from, itemIds })),
  )
  catalogue.forget()
}
