/** The locked order, locked once by the outermost verb and passed down. */
import type { Tx } from '../database/transaction.ts'
import { orderNotFound } from '../http/answers/not-found.ts'

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof findAndLockOrder>>>

/**
 * Locks an order until `tx` ends, always before its payments. A verb that changes it answers it as it
 * then is, so that the next one need not read it again.
 * @throws AppError `order_not_found`
 */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder> {
  const order = await findAndLockOrder(tx, id)
  if (!order) throw orderNotFound()
  return order
}

/** The same for an order that may be gone. */
export function findAndLockOrder(tx: Tx, id: string) {
  return tx
    .selectFrom('orders')
    .select([
      'orders.id',
      'orders.number',
      'orders.user_id',
      'orders.status',
      'orders.slot_id',
      'orders.pickup_hand_over',
      'orders.delivery_hand_over',
      'orders.delivery_preference',
      'orders.delivery_date',
      'orders.delivery_slot_id',
      'orders.completed_at',
      'orders.payment_method',
      'orders.company_id',
      'orders.card_id',
      'orders.card_brand',
      'orders.card_last4',
      'orders.payment_chosen_at',
      'orders.counted',
      'orders.total_paise',
      'orders.adjustments',
      'orders.goodwill_paise',
      'orders.paid_paise',
      'orders.refunded_paise',
      // Whether it was counted in.
      'orders.has_units',
    ])
    .select((eb) => [
      // Its customer names others before it is picked up at most, and that locks the order.
      eb
        .exists(
          eb
            .selectFrom('order_garments')
            .select('garment_id')
            .whereRef('order_garments.order_id', '=', 'orders.id'),
        )
        .$castTo<boolean>()
        .as('has_garments'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
