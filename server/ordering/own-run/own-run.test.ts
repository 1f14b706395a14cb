// A rider's own run: their stops alone, of today and tomorrow, without the doors that lie behind them.
import { beforeAll, expect, it } from 'vitest'
import { handInCash } from '#contract/cash/cash.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { deliveryParams, order, pickupParams, product, staff } from '../run-sheet/test-run-sheet.ts'

let ravi: SignedIn
let sunil: SignedIn
beforeAll(async () => {
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  sunil = await product.person({ preset: 'rider', name: 'Sunil' })
})

const assign = (to: SignedIn) =>
  staff.call(assignStop, { ...pickupParams(), body: { riderId: to.user.id } })
const runOf = async (who: SignedIn) => (await who.call(ownRun, {})).body
/** Of this test’s order. */
const stopsOf = async (who: SignedIn) =>
  (await runOf(who)).stops.filter(({ orderId }) => orderId === order._id)

it('holds the stops that are assigned to the caller, with the end of the laundry’s day', async () => {
  await assign(ravi)
  expect(await runOf(ravi)).toMatchObject({
    today: '2025-06-19',
    tomorrow: '2025-06-20',
    asOf: expect.stringMatching(/^2025-06-19T04:00:0/),
    forgetAt: '2025-06-19T18:30:00.000Z',
    timeZone: 'Asia/Kolkata',
  })
  expect(await stopsOf(ravi)).toMatchObject([
    { number: order.number, kind: 'pickup', phone: '+91 98450 33333', date: '2025-06-19' },
  ])
  expect(await stopsOf(sunil)).toEqual([])
})

it('holds tomorrow’s stops', async () => {
  await assign(ravi)
  product.clock.set('2025-06-18T09:00:00Z')
  expect(await stopsOf(ravi)).toMatchObject([{ number: order.number, date: '2025-06-19' }])
})

it('holds nobody else’s stops for a manager who sees every run', async () => {
  await assign(ravi)
  expect(await stopsOf(staff)).toEqual([])
  await assign(staff)
  const [stop, ...others] = await stopsOf(staff)
  expect(stop).toMatchObject({ number: order.number })
  expect(Object.keys(stop!)).not.toContain('total')
  expect(others).toEqual([])
})

it('leaves out phone, address and instructions once a stop is done', async () => {
  await assign(ravi)
  await ravi.call(completeStop, { ...pickupParams(), body: {} })
  expect(await stopsOf(ravi)).toMatchObject([
    {
      number: order.number,
      done: true,
      name: 'Asha',
      phone: '',
      address: '',
      addressParts: null,
      digipin: null,
      door: null,
      instructions: '',
    },
  ])
})

it('says what cash its rider hands in, and what of it waits to be counted', async () => {
  await assign(ravi)
  await staff.call(setOrderStatus, {
    params: { id: order._id },
    body: { status: 'out_for_delivery' },
  })
  await staff.call(assignStop, { ...deliveryParams(), body: { riderId: ravi.user.id } })
  const { due } = (await stopsOf(ravi))[0]!
  await ravi.call(completeStop, { ...deliveryParams(), body: { collected: 'cash' } })
  expect((await runOf(ravi)).cash).toEqual({
    toHandIn: due,
    fromEarlierDays: 0,
    uncounted: 0,
  })
  await ravi.call(handInCash, { body: { amount: due, expected: due } })
  expect((await runOf(ravi)).cash).toEqual({
    toHandIn: 0,
    fromEarlierDays: 0,
    uncounted: due,
  })
  expect((await runOf(sunil)).cash).toEqual({
    toHandIn: 0,
    fromEarlierDays: 0,
    uncounted: 0,
  })
})

it('is closed to customers', async () => {
  const asha = await product.person({ name: 'Asha' })
  expect((await asha.call(ownRun, {})).status).toBe(403)
})
