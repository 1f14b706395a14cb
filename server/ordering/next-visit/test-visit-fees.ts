/** A laundry with a fee of ₹50, and Asha’s one order, to be picked up on 19 June between 9 and 11. */
import { beforeEach } from 'vitest'
import { type Order, orderDetails } from '#contract/orders/orders.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { settingChangeCall } from '#contract/settings/setting-calls.ts'
import { failPickup } from '#contract/run-sheet/bring-back.ts'
import type { FailureReason } from '#domain/run-sheet/failed-visit.ts'
import { asha, order, product, staff } from '../run-sheet/test-run-sheet.ts'
import { creditMissedWindows } from '../visit-fees/credit-missed-windows.ts'

export const params = () => ({ params: { orderId: order._id } })

export async function setFee(fee: number): Promise<void> {
  const { version } = (await staff.call(adminSettings, {})).body.secondVisit
  await staff.call(settingChangeCall('secondVisit'), { body: { fee, version } })
}

beforeEach(() => setFee(50))

/** Her order as she reads it. */
export async function read(): Promise<Order> {
  return (await asha.call(orderDetails, params())).body as Order
}

export async function failVisit(failureReason: FailureReason = 'nobody_there'): Promise<void> {
  const body = { reason: 'Nobody opened the door.', failureReason }
  const answer = await staff.call(failPickup, { ...params(), body })
  if (answer.status >= 300) throw new Error(`The visit answered ${answer.status}`)
}

/** What the job does every five minutes, at an instant. */
export async function creditAt(instant: string): Promise<void> {
  product.clock.set(instant)
  await creditMissedWindows(product.deps)
  await product.deps.events.settled()
}
