// Clothes in vans at night: the number on Now, an hour after the last slot.
// @both-engines
import { beforeEach, expect, it } from 'vitest'
import { readNow } from '#contract/operate/now.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  countInOrder,
  orderAtPlant,
  owner,
  packOrder,
  product,
  promiseToday,
  setStatus,
} from '../clothes/testing/test-custody.ts'

let ravi: SignedIn
beforeEach(async () => {
  await product.startAgain()
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
})

async function inVans(by = owner) {
  return (await by.call(readNow, {})).body.clothesInVans
}

it('counts orders with a rider from an hour after the last slot until midnight', async () => {
  const [counted, other] = [await orderAtPlant(), await orderAtPlant()]
  await countInOrder(counted)
  await packOrder(counted, { units: [1, 2] })
  for (const order of [counted, other])
    for (const status of ['ready', 'out_for_delivery'] as const) await setStatus(order, status)
  // The last slot ends at 7 PM, 13:30 UTC.
  product.clock.set('2025-06-19T14:29:00Z')
  expect(await inVans()).toBe(0)
  product.clock.set('2025-06-19T14:30:00Z')
  expect(await inVans()).toBe(2)

  await promiseToday(counted)
  const params = { orderId: counted._id, kind: 'delivery' as const }
  await owner.call(assignStop, { params, body: { riderId: ravi.user.id } })
  expect((await ravi.call(completeStop, { params, body: {} })).status).toBe(200)
  expect(await inVans()).toBe(1)
  product.clock.set('2025-06-19T18:30:00Z')
  expect(await inVans()).toBe(0)
})

it('is absent for staff who don’t plan runs', async () => {
  const counter = await product.person({ preset: 'counter' })
  expect(await inVans(counter)).toBeNull()
})
