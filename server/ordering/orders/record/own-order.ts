/** Finds a customer's own order for a change; another customer's is refused as unknown. */
import type { Kysely, Transaction } from 'kysely'
import { type Asker, can, isRecordOwner } from '#domain/people/permissions.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Person } from '../../../http/callers/session.ts'
import { findOrderReference } from './find-order-reference.ts'
import { orderNotFound } from '../../../http/answers/not-found.ts'
import { lockOrder } from '../../../order/locked-order.ts'

/**
 * Locks the customer's own order until `tx` ends.
 * @throws AppError `order_not_found`
 */
export async function lockOwnOrder(tx: Transaction<Tables>, person: Asker, id: string) {
  const order = await lockOrder(tx, id)
  if (!isRecordOwner(person, order.user_id)) throw orderNotFound()
  return order
}

/**
 * Locks an order that somebody wants to change, an own one or as staff anyone's, until `tx` ends.
 * @returns `byStaff` whether it is another person's
 * @throws AppError `order_not_found`
 */
export async function lockChangeableOrder(tx: Transaction<Tables>, person: Person, id: string) {
  const order = await lockOrder(tx, id)
  if (!can(person, 'orders', order.user_id)) throw orderNotFound()
  return { order, byStaff: !isRecordOwner(person, order.user_id) }
}

/**
 * The person's own order that a text names by its id, its number or its short form.
 * @throws AppError `order_not_found`
 */
export async function findOwnOrder(
  db: Kysely<Tables>,
  person: Person,
  text: string,
): Promise<{ id: string; number: string }> {
  const reference = await findOrderReference(db, text, person)
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('user_id', '=', person.id)
    .where(
      reference.kind === 'id' ? 'id' : 'number',
      '=',
      reference.kind === 'id' ? reference.id : reference.number,
    )
    .executeTakeFirst()
  if (!order) throw orderNotFound()
  return order
}
