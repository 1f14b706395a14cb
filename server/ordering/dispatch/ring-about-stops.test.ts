// The bell rings once, an hour before a slot, about stops that have no rider.
import { expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import { assignStop } from '#contract/run-sheet/run-sheet.ts'
import { placed, THURSDAY } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { ringAboutStopsWithoutRider } from './ring-about-stops.ts'

const product = await testProduct()
const planner = await product.person({ preset: 'manager' })
const counter = await product.person({ preset: 'counter' })
const asha = await product.person()

async function ringsOf(person: SignedIn) {
  const { body } = await person.call(notifications, {})
  return body.notifications
    .filter(({ title }) => title.includes('rider'))
    .map(({ title, message }) => `${title}. ${message}`)
}

async function watchAt(time: string) {
  product.clock.set(`${THURSDAY}T${time}Z`)
  await Promise.all([1, 2].map(() => ringAboutStopsWithoutRider(product.deps)))
}

it('rings who plans runs, once a slot, and only where a stop needs a rider', async () => {
  const orders = [
    await placed(asha, { pickupTime: '9-11 AM' }),
    await placed(asha, { pickupTime: '3-5 PM' }),
    await placed(asha, { pickupTime: '3-5 PM' }),
  ]
  await watchAt('03:00:00')
  expect(await ringsOf(planner)).toEqual([])

  const ravi = await product.person({ preset: 'rider' })
  const params = { orderId: orders[0]!._id, kind: 'pickup' as const }
  await planner.call(assignStop, { params, body: { riderId: ravi.user.id } })
  await watchAt('03:30:00')
  await watchAt('08:25:00')
  expect(await ringsOf(planner)).toEqual([])
  await watchAt('08:30:00')
  await watchAt('10:30:00')
  const said = ['2 stops have no rider. Due today, 3-5 PM. Assign a rider on the run sheet.']
  expect(await ringsOf(planner)).toEqual(said)
  expect([await ringsOf(counter), await ringsOf(ravi)]).toEqual([[], []])
})
