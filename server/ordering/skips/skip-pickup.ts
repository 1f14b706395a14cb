/** Reads and skips a pickup to come, by the link of its reminder. */
import type { PickupToSkip } from '#contract/orders/skip-pickup.ts'
import { canCustomerChange } from '#domain/orders/record/order-lifecycle.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { readOrder } from '../orders/record/read-order.ts'
import type { OrderRow } from '../orders/record/orders-store.ts'
import { cancelOrder } from '../orders/status/cancel-order.ts'
import { isSkipKey } from './skip-link.ts'

/** @throws AppError `order_not_found` for a key of another order or of another pickup */
export async function readPickupToSkip(
  deps: Pick<Deps, 'db' | 'config'>,
  orderId: string,
  key: string,
): Promise<PickupToSkip> {
  return pickupView(await findByKey(deps, orderId, key))
}

/**
 * Cancels its order as its customer: the link reached them alone. Skipping twice changes nothing more.
 * @throws AppError as `readPickupToSkip` does, and `no_longer_changeable`
 */
export async function skipPickup(deps: Deps, orderId: string, key: string): Promise<PickupToSkip> {
  const { id, user_id: userId } = await findByKey(deps, orderId, key)
  return pickupView(await cancelOrder(deps, { id: userId, role: 'customer' }, id))
}

async function findByKey(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  orderId: string,
  key: string,
): Promise<OrderRow> {
  const order = await readOrder(db, orderId)
  if (!isSkipKey(key, order.id, pickupOfSlotId(order.slot_id), config)) throw orderNotFound()
  return order
}

function pickupView({ number, slot_id: slotId, status }: OrderRow): PickupToSkip {
  const pickup = pickupOfSlotId(slotId)
  if (status === 'cancelled') return { number, ...pickup, state: 'skipped' }
  return { number, ...pickup, state: canCustomerChange(status) ? 'open' : 'over' }
}
