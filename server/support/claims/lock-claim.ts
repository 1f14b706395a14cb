/** Locks a claim by its order, for staff who decide or settle it. */
import { findAndLockOrder } from '../../order/locked-order.ts'
import type { Tx } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { findClaim, findOrderOfClaim } from './store.ts'

/**
 * The order is locked, and so is all that belongs to it.
 * @param seen how often it was decided or settled when somebody looked
 * @throws AppError `not_found`, `claim_over` once it is settled, `changed_meanwhile` where somebody decided since
 */
export async function lockClaim(tx: Tx, id: string, seen: number) {
  const orderId = await findOrderOfClaim(tx, id)
  const order = orderId === null ? undefined : await findAndLockOrder(tx, orderId)
  const claim = order && (await findClaim(tx, id))
  if (!claim) throw notFound('claim')
  if (claim.status === 'settled') throw new AppError('claim_over', say('claimSettled'))
  if (claim.revision !== seen) throw new AppError('changed_meanwhile', say('claimChangedSince'))
  return { claim, order }
}
