/** Takes an order at the counter or by telephone. */
import type * as z from 'zod/mini'
import type { takeOrder as call } from '#contract/counter/counter.ts'
import { dropOffPickup } from '#domain/orders/drop-off.ts'
import type { Person } from '../../../http/callers/session.ts'
import { requireUser } from '../../../identity/find-user.ts'
import type { Deps } from '../../../platform/deps.ts'
import { placeOrder } from './place-order.ts'
import type { OwnOrderRow } from '../record/orders-store.ts'

/**
 * What is brought to the counter is here now, whatever day and slot were named. It is paid as any other.
 * @param key the request's Idempotency-Key
 * @returns the order, and whether this call made it
 * @throws AppError `not_found` for a customer there is not, and what `placeOrder` throws
 */
export async function takeOrder(
  deps: Deps,
  staff: Person,
  asked: z.output<typeof call.body>,
  key: string | null,
): Promise<{ order: OwnOrderRow; isNew: boolean }> {
  const { userId, pickupHandOver, pickupDate, pickupTime, address, deliveryTime, ...rest } = asked
  const customer = await requireUser(deps.db, userId)
  const { timeZone } = await deps.settings.current()
  const pickup =
    pickupHandOver === 'counter'
      ? dropOffPickup(deps.clock(), timeZone)
      : { pickupDate: pickupDate!, pickupTime: pickupTime! }
  const isCollected = rest.deliveryHandOver === 'counter'
  const input = {
    ...rest,
    ...pickup,
    userId,
    pickupHandOver,
    address: address ?? '',
    // Who collects at the counter comes when they like.
    deliveryTime: isCollected ? undefined : deliveryTime,
  }
  return placeOrder(deps, customer, input, key, staff)
}
