/** A customer moves the pickup of an order that is not picked up yet. */
import { customerMayChange } from '#domain/order-lifecycle.ts'
import { movedNews } from '#domain/order-news.ts'
import { estimatedDeliveryAt } from '#domain/promise.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { announce } from '../notifications/announce.ts'
import { claimPlace } from '../slots/claim-place.ts'
import { releasePlace } from '../slots/release-place.ts'
import { checkPickup } from './check-pickup.ts'
import { lockOwnOrder } from './own-order.ts'
import { findOrder, orderServices, updatePickup, type OrderRow } from './store.ts'

/**
 * Moves the pickup to another slot and announces it; the same slot again changes nothing.
 * @throws AppError `order_not_found`, `no_longer_changeable`, `slot_full` and the refusals of a pickup
 */
export async function rescheduleOrder(
  deps: Deps,
  person: Person,
  id: string,
  pickup: { pickupDate: string; pickupTime: string },
): Promise<OrderRow> {
  const offer = await deps.offer.current()
  const now = deps.clock()
  const { pickupDate, pickupTime } = pickup
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, person, id)
    if (!customerMayChange(order.status))
      throw new AppError(
        'no_longer_changeable',
        'Your clothes are already with us, so the pickup can no longer be moved.',
      )
    if (order.pickup_date === pickupDate && order.pickup_time === pickupTime) return
    checkPickup(offer, pickup, order.delivery_preference, now)

    const claim = () => claimPlace(tx, offer, pickupDate, pickupTime)
    const release = () => releasePlace(tx, order.pickup_date, order.pickup_time)
    // Slots are locked in one order, so that two customers who swap slots never wait for each other.
    const claimFirst = `${pickupDate} ${pickupTime}` < `${order.pickup_date} ${order.pickup_time}`
    for (const step of claimFirst ? [claim, release] : [release, claim]) await step()

    const services = await orderServices(tx, id)
    await updatePickup(
      tx,
      id,
      {
        ...pickup,
        estimatedDeliveryAt: estimatedDeliveryAt({
          ...offer,
          date: pickupDate,
          slotLabel: pickupTime,
          services,
          delivery: order.delivery_preference,
        }),
      },
      { id: person.id, actor: 'customer' },
      now,
    )
    await announce(tx, deps, {
      userId: order.user_id,
      subject: `order:${order.id}:rescheduled:${now.getTime()}`,
      ...movedNews(order.number, pickup),
      link: `/track-order?orderId=${order.id}`,
      at: now,
    })
  })
  return (await findOrder(deps.db, { kind: 'id', id }))!
}
