/** Takes in clothes from their customer, at the door or the counter, before they are counted. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { Taker, TakenInBy } from '#domain/clothes/custody.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countLevelOfOrder } from '../record/counting-of-orders.ts'
import { findOrderToCount, findLastHandedIn } from './hand-in-store.ts'
import { readUnitsAndHandOvers } from '../record/clothes-store.ts'
import { appendHandOversInTransaction } from '../chain/write-hand-over.ts'

interface Said {
  to: TakenInBy
  /** Who handed them over; their customer, if left out. */
  from?: Taker | undefined
  /** One at least. */
  bags: number
  grams?: number | undefined
  /** The digest of the photo; null where there is none. */
  photo?: string | null
}

interface By {
  staff: Person
  at: Date
}

/**
 * Writes it as an entry of the chain; what was said before stands no more. Nothing is written of an order that isn't
 * counted by this laundry. It has no units by that, and leaves as freely as before.
 * @param order locked by `tx`, or new
 */
export async function recordHandedInInTransaction(
  tx: Tx,
  { laundry }: Pick<Deps, 'laundry'>,
  { id }: { id: string },
  { to, from = 'customer', bags, grams, photo = null }: Said,
  { staff, at }: By,
): Promise<void> {
  const { counting: countLevels } = await laundry(branchOfOrder({ id })).settings.current()
  if (countLevelOfOrder(countLevels, await findOrderToCount(tx, id)) === 'off') return
  const content = {
    kind: 'handed_in',
    units: [],
    to,
    ...(from !== 'customer' && { from }),
    bags,
    ...(grams !== undefined && { grams }),
    ...(photo !== null && { photo }),
  } as const
  const writing = { staff, at, key: null, requestHash: null }
  await appendHandOversInTransaction(
    tx,
    id,
    await readUnitsAndHandOvers(tx, id),
    [{ content }],
    writing,
  )
}

/**
 * The order is to be picked up once more: nothing was handed in after all.
 * @param order locked by `tx`
 */
export async function undoHandedInInTransaction(
  tx: Tx,
  { id }: { id: string },
  { staff, at }: By,
): Promise<void> {
  const last = await findLastHandedIn(tx, id)
  if (last === undefined || last.bags === 0) return
  const content = { kind: 'handed_in', units: [], to: last.to, bags: 0 } as const
  const writing = { staff, at, key: null, requestHash: null }
  await appendHandOversInTransaction(
    tx,
    id,
    await readUnitsAndHandOvers(tx, id),
    [{ content }],
    writing,
  )
}
