// Bags taken in at the door or counter start the chain of hand-overs; the counted clothes are compared with them.
import { beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { eraseAccount, ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { skipCount } from '#contract/clothes/count-skips.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { orderClothes } from '#contract/clothes/custody.ts'
import { decideLateStop, keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { completeStop, runSheet, undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import type { CountLevel } from '#domain/orders/count-levels.ts'
import type { Client } from '../../testing/client.ts'
import { newForm } from '../../testing/forms.ts'
import { placed } from '../../testing/order-inputs.ts'
import { custodyData } from '../clothes/personal-data.ts'
import { runSheetData } from './personal-data.ts'
import {
  asha,
  bagInputs,
  readStoredChain,
  compareUnitsWithChain,
  readCustodyOf,
  keyHeader,
  owner,
  orderParams,
  plant,
  product,
  countInOrder,
  setStatus,
} from '../clothes/testing/test-custody.ts'

beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
  await setLevel('bags')
})

async function setLevel(level: CountLevel) {
  const { services, version } = (await owner.call(adminSettings, {})).body.counting
  await owner.call(settingCalls.changeCounting, { body: { level, services, version } })
}

const pickup = (order: Order) => ({ params: { orderId: order._id, kind: 'pickup' as const } })
const pickUp = (order: Order, body: object, key = {}) =>
  owner.call(completeStop, { ...pickup(order), ...key, body })
const clothesOf = async (order: Order) =>
  (await asha.call(orderClothes, { params: { orderId: order._id } })).body
const written = async (order: Order) => (await readStoredChain(order)).map(({ content }) => content)
const statusOf = async (order: Order) =>
  (await owner.call(readOrderDetail, orderParams(order))).body.status

/** Its chain fits, and its units are where that leaves them. */
async function expectTrue(order: Order) {
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
}

describe('a pickup with bags', () => {
  it('starts the chain with the number of bags, their weight and the giver', async () => {
    const order = await placed(asha)
    const key = keyHeader(crypto.randomUUID())
    await pickUp(order, { bags: 3, grams: 4200, givenBy: 'guard' }, key)
    await pickUp(order, { bags: 3, grams: 4200, givenBy: 'guard' }, key)
    const first = { kind: 'handed_in', units: [], to: 'rider', from: 'guard' }
    expect(await written(order)).toEqual([{ ...first, bags: 3, grams: 4200 }])
    await expectTrue(order)
    const said = { bags: 3, grams: 4200, to: 'rider', from: 'guard' }
    expect((await clothesOf(order)).handedIn).toMatchObject({ ...said, still: true })
    const { events, units, head } = await readCustodyOf(order)
    expect([events[0]?.handedIn, units, head]).toEqual([said, [], expect.any(String)])
    const proofs = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(proofs.body).toMatchObject([{ bags: 3, grams: 4200, givenBy: 'guard' }])
  })

  it('adds nothing to the chain when the rider says no bags, and stores no weight for none', async () => {
    const order = await placed(asha)
    await pickUp(order, { note: 'Rang twice', grams: 4200 })
    expect([await written(order), await statusOf(order)]).toEqual([[], 'picked_up'])
  })

  it('adds nothing to the chain when the laundry doesn’t count, and keeps the numbers on the stop', async () => {
    await setLevel('off')
    const order = await placed(asha)
    await pickUp(order, { bags: 2, grams: 3000 })
    expect(await written(order)).toEqual([])
    const proofs = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(proofs.body).toMatchObject([{ bags: 2, grams: 3000 }])
  })

  it.each([{ grams: 0 }, { grams: -5 }, { grams: 900_000 }, { grams: 1.5 }, { givenBy: 'a dog' }])(
    'refuses the whole stop with %j',
    async (bad) => {
      const order = await placed(asha)
      const { status, code } = await pickUp(order, { bags: 2, ...bad })
      expect([status, code]).toEqual([422, 'invalid_input'])
      expect([await written(order), await statusOf(order)]).toEqual([[], 'pickup_scheduled'])
    },
  )

  it('keeps the numbers of bags and kilograms sent last, also once the order has moved on', async () => {
    const order = await placed(asha)
    await pickUp(order, { bags: 3 })
    await setStatus(order, 'washing')
    await pickUp(order, { bags: 2, grams: 3100 })
    expect((await clothesOf(order)).handedIn).toMatchObject({ bags: 2, grams: 3100, still: false })
    expect(await written(order)).toHaveLength(2)
  })

  it('takes the bags back in the chain when undone, and can be made again', async () => {
    const order = await placed(asha)
    await pickUp(order, { bags: 3, grams: 4200 })
    const { stops } = (await owner.call(runSheet, { query: { date: '2025-06-19' } })).body
    const { undoable } = stops.find(({ orderId }) => orderId === order._id)!
    await owner.call(undoCompletion, { params: { id: undoable! } })
    expect(await statusOf(order)).toBe('pickup_scheduled')
    expect((await written(order)).at(-1)).toEqual({
      kind: 'handed_in',
      units: [],
      to: 'rider',
      bags: 0,
    })
    const clothes = await clothesOf(order)
    expect([clothes.handedIn, clothes.uncounted]).toEqual([null, null])
    await pickUp(order, { bags: 2 })
    expect((await clothesOf(order)).handedIn).toMatchObject({ bags: 2, grams: null })
    await setStatus(order, 'pickup_scheduled')
    await setStatus(order, 'picked_up')
    expect([(await clothesOf(order)).handedIn, (await written(order)).length]).toEqual([null, 4])
    await expectTrue(order)
  })

  it('starts the chain once a late stop is accepted', async () => {
    const order = await placed(asha)
    const body = { bags: 2, grams: 2500, givenBy: 'neighbour' as const, at: '2025-06-18T06:10:00Z' }
    const gone = await product.person({ preset: 'rider' })
    await owner.call(suspendColleague, { params: { id: gone.user._id } })
    await gone.call(keepLateStop, { ...pickup(order), ...keyHeader(crypto.randomUUID()), body })
    const waiting = (await owner.call(listLateStops, {})).body
    const late = waiting.find(({ orderId }) => orderId === order._id)!
    expect([late.bags, late.grams, late.givenBy]).toEqual([2, 2500, 'neighbour'])
    expect(await written(order)).toEqual([])
    await owner.call(decideLateStop, { params: { id: late._id }, body: { apply: true } })
    expect(await written(order)).toMatchObject([{ bags: 2, grams: 2500, from: 'neighbour' }])
    await expectTrue(order)
  })

  it('puts the hash of its photo into the chain, and shows the customer the photo while it is kept', async () => {
    const order = await placed(asha)
    const create = { width: 60, height: 80, channels: 3, background: '#c8452f' } as const
    const bytes = await sharp({ create }).jpeg().toBuffer()
    const form = await newForm({ bags: '1' }, { bytes, field: 'photo' })
    await owner.send({
      method: 'PUT',
      url: `/api/admin/run-sheet/${order._id}/pickup`,
      ...form,
      headers: { ...form.headers, ...keyHeader(crypto.randomUUID()).headers },
    })
    expect(await written(order)).toMatchObject([{ photo: expect.stringMatching(/^[\da-f]{64}$/) }])
    const { doorPhoto } = await clothesOf(order)
    expect(doorPhoto?.imageUrl).toMatch(/^\/api\/proofs\//)
    const photo = { method: 'GET' as const, url: doorPhoto!.imageUrl }
    expect((await asha.send(photo)).status).toBe(200)
    // Who counts in sees it too, and no photo of a delivery; a rider has no list of clothes.
    expect((await readCustodyOf(order)).doorPhoto).toEqual(doorPhoto)
    expect((await plant.send(photo)).status).toBe(200)
    const rider = await product.person({ preset: 'rider' })
    expect((await rider.send(photo)).status).toBe(404)
    const ofOrder = (kind: 'pickup' | 'delivery') =>
      product.db.updateTable('stop_completions').set({ kind }).where('order_id', '=', order._id)
    await ofOrder('delivery').execute()
    expect((await plant.send(photo)).status).toBe(404)
    expect((await asha.send(photo)).status).toBe(200)
    await ofOrder('pickup').execute()
    await product.db
      .updateTable('stop_completions')
      .set({ picture_id: null })
      .where('order_id', '=', order._id)
      .execute()
    expect((await clothesOf(order)).doorPhoto).toBeNull()
    await expectTrue(order)
  })
})

describe('an order with bags at the counter', () => {
  const take = (body: object, key = {}, by: Client = owner) =>
    by.call(takeOrder, {
      ...key,
      body: {
        userId: asha.user._id,
        lines: [{ itemId: 'wash-fold', quantity: 3 }],
        ...body,
      },
    })

  it('takes in its bags, once for a repeated request', async () => {
    const key = keyHeader(crypto.randomUUID())
    const { body: order } = await take({ bags: 2, grams: 3100 }, key)
    await take({ bags: 2, grams: 3100 }, key)
    const content = { kind: 'handed_in', units: [], to: 'counter', bags: 2, grams: 3100 }
    expect(await written(order)).toEqual([content])
    expect((await clothesOf(order)).handedIn).toMatchObject({ to: 'counter', still: true })
    await expectTrue(order)
  })

  it('adds nothing without counting, for an order to be picked up, or without bags', async () => {
    const home = { pickupHandOver: 'home', address: '12 Church Street, Bengaluru 560001' }
    const when = { pickupDate: '2025-06-19', pickupTime: '9-11 AM' }
    expect(await written((await take({ bags: 2, ...home, ...when })).body)).toEqual([])
    expect(await written((await take({ grams: 3100 })).body)).toEqual([])
    await setLevel('off')
    expect(await written((await take({ bags: 2 })).body)).toEqual([])
    expect((await take({ bags: 1.5 })).status).toBe(422)
  })
})

describe('counting in after bags were taken in', () => {
  it('may differ from the number of bags taken in, and the difference is shown', async () => {
    const order = await placed(asha)
    await pickUp(order, { bags: 3, grams: 4200 })
    const { status } = await countInOrder(order, { units: bagInputs(2), grams: 3000 })
    expect(status).toBe(200)
    const differs = { bags: 3, grams: 4200, bagsDiffer: 'fewer', weightDiffers: 'lighter' }
    expect((await readCustodyOf(order)).handedIn).toMatchObject({ ...differs, still: false })
    expect((await clothesOf(order)).handedIn).toMatchObject(differs)
    await countInOrder(order, { units: bagInputs(1), grams: 1200, seen: 2 })
    const same = { bagsDiffer: null, weightDiffers: null }
    expect((await readCustodyOf(order)).handedIn).toMatchObject(same)
    await expectTrue(order)
  })

  it('is still to be done, and may be skipped this time', async () => {
    const order = await placed(asha, { lines: [{ itemId: 'dry-cleaning-saree', quantity: 2 }] })
    await pickUp(order, { bags: 1 })
    expect((await readCustodyOf(order)).counting.state).toBe('open')
    const detail = (await owner.call(readOrderDetail, orderParams(order))).body
    expect(detail.toCountIn).toBe(true)
    expect((await clothesOf(order)).uncounted).toBe('not_yet')
    await plant.call(skipCount, { ...orderParams(order), body: { why: 'busy' } })
    await plant.call(skipCount, { ...orderParams(order), body: { why: 'busy' } })
    expect(await written(order)).toMatchObject([{ kind: 'handed_in' }, { kind: 'skipped' }])
    expect((await clothesOf(order)).uncounted).toBe('skipped')
  })

  it('C14: isn’t needed before an order with bags from the door may leave', async () => {
    const order = await placed(asha)
    await pickUp(order, { bags: 3 })
    for (const status of ['ready', 'out_for_delivery', 'completed'] as const)
      expect((await setStatus(order, status)).status).toBe(200)
    expect(await written(order)).toHaveLength(1)
  })
})

it('C15: shows visitors who follow an order only the number of bags and the time', async () => {
  const order = await placed(asha)
  await pickUp(order, { bags: 3, grams: 4200, givenBy: 'guard' })
  const followed = async () =>
    (await product.visitor.call(orderDetails, { params: { orderId: order.number } })).body
  const { handedIn, ...others } = await followed()
  expect(handedIn).toEqual({ bags: 3, at: expect.stringMatching(/^2025-06-18T/) })
  expect(Object.keys(others)).not.toContain('handOvers')
  await setStatus(order, 'pickup_scheduled')
  expect((await followed()).handedIn).toBeUndefined()
})

it('C12: exports the bags taken in with their customer, and verifies the chain after the erasure', async () => {
  const nisha = await product.person({ name: 'Nisha Rao' })
  const order = await placed(nisha)
  await pickUp(order, { bags: 3, grams: 4200, givenBy: 'guard' })
  const exported: unknown[] = []
  for (const data of [custodyData, runSheetData])
    for await (const file of data.collect(product.deps, nisha.user)) exported.push(file)
  const said = { bags: 3, grams: 4200 }
  expect(exported).toMatchObject([
    { name: 'where-clothes-were.json', json: [{ content: { kind: 'handed_in', ...said } }] },
    { name: 'at-the-door.json', json: [{ ...said, givenBy: 'guard' }] },
  ])
  await setStatus(order, 'completed')
  await product.deps.events.settled()
  expect((await nisha.call(eraseAccount, { body: { words: ERASE_WORDS } })).status).toBe(200)
  expect(await written(order)).toHaveLength(1)
  await expectTrue(order)
  await product.deps.events.settled()
})
