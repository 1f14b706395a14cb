/** Finds the order that a text refers to, within the asker's permissions. */
import { readOrderReference } from '#domain/orders/record/order-number.ts'
import { can } from '#domain/people/permissions.ts'
import type { Db } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { orderNotFound } from '../../../http/answers/not-found.ts'
import { selectOrderIdsByEnding, type ExactReference } from './orders-store.ts'

/**
 * A short form names one of the asker's own orders, or any to staff; a visitor has to give the whole
 * number, because the short form can be guessed.
 * @param text an id, a number or a short form, as people type it
 * @throws AppError `order_not_found` for what is none of these, and where several orders end alike
 */
export async function findOrderReference(
  db: Db,
  text: string,
  asker: Person | null,
): Promise<ExactReference> {
  const reference = readOrderReference(text)
  if (reference === null) throw orderNotFound()
  if (reference.kind !== 'ending') return reference
  if (asker === null) throw orderNotFound()
  const ownerId = can(asker, 'orders') ? null : asker.id
  const [id, another] = await selectOrderIdsByEnding(db, reference.ending, ownerId)
  if (id === undefined) throw orderNotFound()
  if (another !== undefined)
    throw new AppError('order_not_found', say('severalOrders', { ending: reference.ending }))
  return { kind: 'id', id }
}
