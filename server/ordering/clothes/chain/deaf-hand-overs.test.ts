/** A server without change notifications reads prices and settings inside its transactions. */
import { expect, it, vi } from 'vitest'
import { adminSettings } from '#contract/settings/settings.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { cancelOrder } from '#contract/orders/orders.ts'
import { completeStop } from '#contract/run-sheet/run-sheet.ts'
import { placed } from '../../../testing/order-inputs.ts'
import {
  asha,
  readCustodyOf,
  owner,
  packOrder,
  product,
  countInOrder,
  setStatus,
} from '../testing/test-custody.ts'

/** What each step is answered, from the booking to the delivery. */
async function lifeOfAnOrder() {
  const order = await placed(asha)
  const stop = (kind: 'pickup' | 'delivery', body: object) =>
    owner.call(completeStop, { params: { orderId: order._id, kind }, body })
  const steps = [
    () => stop('pickup', { bags: 2, grams: 4200 }),
    () => countInOrder(order),
    () => packOrder(order, { units: [1, 2] }),
    () => setStatus(order, 'ready'),
    () => setStatus(order, 'out_for_delivery'),
    () => stop('delivery', { takenBy: 'customer' }),
  ]
  const answers: unknown[] = []
  for (const step of steps) {
    const { status, message } = await step()
    answers.push([status, message])
  }
  const other = await placed(asha)
  answers.push((await asha.call(cancelOrder, { params: { orderId: other._id } })).status)
  return [...answers, (await readCustodyOf(order)).units.map(({ place }) => place)]
}

it('takes an order from booking to delivery or cancellation the same while no one watches live', async () => {
  const { services, version } = (await owner.call(adminSettings, {})).body.counting
  await owner.call(settingCalls.changeCounting, { body: { level: 'bags', services, version } })
  const asEver = await lifeOfAnOrder()
  vi.spyOn(product.deps.live, 'listening').mockReturnValue(false)
  expect(await lifeOfAnOrder()).toEqual(asEver)
  expect(product.loggedErrors).toEqual([])
})
