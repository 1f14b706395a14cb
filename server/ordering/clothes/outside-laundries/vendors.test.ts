// Outside laundries: units sent out, received back, and the effect on their order.
import { expect, it } from 'vitest'
import { orderClothes, unpackUnits } from '#contract/clothes/custody.ts'
import { whereIs } from '#contract/clothes/places.ts'
import { reportMissing } from '#contract/clothes/lost-and-found.ts'
import { readNow } from '#contract/operate/now.ts'
import type { Order } from '#contract/orders/orders.ts'
import {
  addVendor,
  backFromVendor,
  changeVendor,
  expectOn,
  handToVendor,
  listVendors,
  type Vendor,
} from '#contract/clothes/vendors.ts'
import {
  asha,
  compareUnitsWithChain,
  readCustodyOf,
  keyHeader,
  owner,
  packOrder,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
  rider,
  setStatus,
  makeTestTags,
} from '../testing/test-custody.ts'

const DAY = 24 * 60 * 60_000
/** A Friday, two days from where the clock stands. */
const FRIDAY = '2025-06-20'

let made = 0
async function vendor(name = `Sparkle ${(made += 1)}`): Promise<Vendor> {
  return (await plant.call(addVendor, { body: { name, phone: '+91 80 4123 0009' } })).body
}
/** An order of two tagged bags at the plant. */
async function tagged(): Promise<{ order: Order; codes: string[] }> {
  const order = await orderAtPlant()
  const codes = await makeTestTags(2)
  await countInOrder(order, { units: codes.map((tag) => ({ kind: 'bag', tag })) })
  return { order, codes }
}
const give = (
  order: Order,
  to: { number: number },
  { units = [1], expected = FRIDAY, key = {} } = {},
) =>
  plant.call(handToVendor, {
    ...orderParams(order),
    ...key,
    body: { units, vendor: to.number, expected },
  })
const back = (order: Order, units = [1], key = {}) =>
  plant.call(backFromVendor, { ...orderParams(order), ...key, body: { units } })
const away = async () => (await plant.call(listVendors, {})).body.away
const awayOf = async (order: Order) => (await away()).filter(({ orderId }) => orderId === order._id)
const places = async (order: Order) => (await readCustodyOf(order)).units.map(({ place }) => place)
const fits = async (order: Order) => {
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
}

it('sends a bag to the vendor once for a repeated request, holds its order back, and shows where it is', async () => {
  const { order, codes } = await tagged()
  const sparkle = await vendor('Sparkle Dry Cleaners')
  const key = keyHeader(crypto.randomUUID())
  const given = await give(order, sparkle, { key })
  expect([given.status, (await give(order, sparkle, { key })).status]).toEqual([200, 200])
  expect(given.body.units[0]).toMatchObject({
    place: 'vendor',
    vendor: { name: 'Sparkle Dry Cleaners', expected: FRIDAY },
  })
  expect(given.body.units[1]).toMatchObject({ place: 'plant', vendor: null })
  // The same again, by scanning it once more, is written once.
  await give(order, sparkle)
  const events = (await readCustodyOf(order)).events
  expect(events.map(({ kind, vendor: is }) => [kind, is])).toEqual([
    ['received', false],
    ['handed_out', true],
  ])
  expect(await awayOf(order)).toMatchObject([
    { number: order.number, name: 'Asha', unit: 1, tag: codes[0], vendor: 'Sparkle Dry Cleaners' },
  ])
  const refused = await packOrder(order, { tags: codes })
  expect([refused.code, refused.message]).toEqual([
    'no_longer_changeable',
    `Bag or item 1 of order ${order.number} is at Sparkle Dry Cleaners, expected Fri, 20 Jun. Receive it back first.`,
  ])
  expect(await places(order)).toEqual(['vendor', 'plant'])
  await packOrder(order, { units: [2] })
  expect((await setStatus(order, 'out_for_delivery')).code).toBe('not_packed')
  await fits(order)
})

it('receives a bag back by a scan, which is then packed like any other', async () => {
  const { order } = await tagged()
  await give(order, await vendor(), { units: [1, 2] })
  const key = keyHeader(crypto.randomUUID())
  expect((await back(order, [1], key)).body.units).toMatchObject([
    { place: 'plant', vendor: null },
    { place: 'vendor' },
  ])
  expect((await back(order, [1], key)).status).toBe(200)
  const again = await back(order, [1])
  expect(again.message).toBe(
    `Bag or item 1 of order ${order.number} isn’t at an outside laundry, so there is nothing to receive back.`,
  )
  await back(order, [1, 2])
  await packOrder(order, { units: [1, 2] })
  expect((await setStatus(order, 'ready')).status).toBe(200)
  expect(await awayOf(order)).toEqual([])
  await fits(order)
})

it('tells the customer since when it is with a partner, without the name', async () => {
  const { order } = await tagged()
  await give(order, await vendor('Secret Steamers'))
  const clothes = await asha.call(orderClothes, { params: { orderId: order._id } })
  expect(clothes.body.units[0]).toMatchObject({ place: 'vendor' })
  const { content } = clothes.body.handOvers.at(-1)!
  expect(content).toMatchObject({ kind: 'handed_out', to: 'vendor', units: [1] })
  expect(JSON.stringify(clothes.body)).not.toContain('Secret')
})

it('lists overdue units first, and counts them in Now', async () => {
  const { order } = await tagged()
  const to = await vendor()
  await give(order, to, { units: [1], expected: '2025-07-30' })
  await give(order, to, { units: [2], expected: FRIDAY })
  const overdue = async () => (await owner.call(readNow, {})).body.overdueAtVendors
  const before = await overdue()
  const start = product.clock.read()
  product.clock.set(new Date(start.getTime() + 3 * DAY).toISOString())
  expect(await awayOf(order)).toMatchObject([
    { unit: 2, expected: FRIDAY, overdue: true },
    { unit: 1, expected: '2025-07-30', overdue: false },
  ])
  expect((await overdue())! - before!).toBeGreaterThan(0)
  await back(order, [2])
  expect(await awayOf(order)).toMatchObject([{ unit: 1 }])
  product.clock.set(start.toISOString())
})

it('accepts a new expected date whatever the order’s status, but not for a unit that isn’t away', async () => {
  const { order } = await tagged()
  const [one, other] = [await vendor('Quick Press'), await vendor()]
  await give(order, one)
  await give(order, other, { units: [2] })
  const on = (expected: string, units: number[], key = {}) =>
    plant.call(expectOn, { ...orderParams(order), ...key, body: { units, expected } })
  const key = keyHeader(crypto.randomUUID())
  const said = await on('2025-06-25', [1], key)
  expect(said.body.units).toMatchObject([
    { place: 'vendor', vendor: { name: 'Quick Press', expected: '2025-06-25' } },
    { place: 'vendor', vendor: { expected: FRIDAY } },
  ])
  expect((await on('2025-06-25', [1], key)).status).toBe(200)
  expect((await readCustodyOf(order)).events.map(({ kind }) => kind)).toEqual([
    'received',
    'handed_out',
    'handed_out',
    'expected',
  ])
  // What both are told together is written for each laundry; what is so already isn't written again.
  await on('2025-06-26', [1, 2])
  await on('2025-06-26', [2, 1])
  expect((await readCustodyOf(order)).events.map(({ units }) => units)).toEqual([2, 1, 1, 1, 1, 1])
  expect(await awayOf(order)).toMatchObject([
    { unit: 1, expected: '2025-06-26' },
    { unit: 2, expected: '2025-06-26' },
  ])
  expect((await on('2025-06-17', [1])).message).toBe(
    'Please choose the day it is expected back: today or later, within 90 days.',
  )
  await setStatus(order, 'completed', 'They follow.')
  expect((await on('2025-06-27', [1])).status).toBe(200)
  await back(order, [2])
  expect((await on('2025-06-30', [1, 2])).code).toBe('no_longer_changeable')
  expect((await awayOf(order))[0]).toMatchObject({ expected: '2025-06-27' })
  await fits(order)
  const { body } = await plant.call(whereIs, { query: { q: order.number } })
  expect(body.units).toMatchObject([
    { unit: 1, vendor: { name: 'Quick Press', expected: '2025-06-27' } },
    { unit: 2, vendor: null },
  ])
})

it('lets an order leave without the bag when there is a reason, and receives it back whatever the order’s status', async () => {
  const { order } = await tagged()
  await give(order, await vendor())
  await packOrder(order, { units: [2] })
  await setStatus(order, 'completed', 'The coat follows on Monday.')
  expect(await places(order)).toEqual(['vendor', 'customer'])
  expect((await back(order)).body.units[0]).toMatchObject({ place: 'plant', released: true })
  const cancelled = await tagged()
  await give(cancelled.order, await vendor())
  await setStatus(cancelled.order, 'cancelled')
  expect((await back(cancelled.order)).status).toBe(200)
  await fits(order)
})

it('refuses impossible steps with a sentence, and stores nothing', async () => {
  const { order } = await tagged()
  const [one, other] = [await vendor(), await vendor()]
  const said = async (reply: ReturnType<typeof give>) => {
    const { code, message } = await reply
    return [code, message]
  }
  const number = order.number
  expect(await said(give(order, { number: 999_999 }))).toEqual([
    'not_found',
    'There is no such outside laundry.',
  ])
  expect(await said(give(order, one, { units: [1, 9] }))).toEqual([
    'invalid_input',
    `Order ${number} has no bag or item 9. Please look at its clothes again.`,
  ])
  for (const expected of ['2025-06-17', '2025-12-24'])
    expect(await said(give(order, one, { expected }))).toEqual([
      'invalid_input',
      'Please choose the day it is expected back: today or later, within 90 days.',
    ])
  for (const bad of [{ units: [] }, { units: [1.5] }, { expected: '2025-02-30' }])
    expect((await give(order, one, bad)).status).toBe(422)
  await packOrder(order, { units: [2] })
  expect(await said(give(order, one, { units: [1, 2] }))).toEqual([
    'no_longer_changeable',
    `Bag or item 2 of order ${number} is packed. Take it out first, then send it to the outside laundry.`,
  ])
  expect(await places(order)).toEqual(['plant', 'packed'])
  await plant.call(unpackUnits, { ...orderParams(order), body: { units: [2] } })
  await give(order, one)
  expect((await said(give(order, other)))[1]).toContain(`is at ${one.name}, expected Fri, 20 Jun`)
  await plant.call(reportMissing, { ...orderParams(order), body: { unit: 2, what: 'Blue bag' } })
  expect((await said(give(order, one, { units: [2] })))[1]).toContain('isn’t at the plant')
  await setStatus(order, 'cancelled')
  expect((await said(give(order, one)))[0]).toBe('no_longer_changeable')
  expect((await back({ ...order, _id: crypto.randomUUID() })).code).toBe('order_not_found')
})

it('sends nothing more to a retired vendor, and still receives from it', async () => {
  const { order } = await tagged()
  const { number, name, phone } = await vendor()
  await give(order, { number })
  const change = (body: object, by = plant, of = number) =>
    by.call(changeVendor, {
      params: { number: of },
      body: { name, phone, active: true, ...body },
    })
  expect((await change({ active: false })).body).toEqual({ number, name, phone, active: false })
  expect((await give(order, { number }, { units: [2] })).message).toBe(
    `${name} is no longer used. Choose another outside laundry, or set it to “In use” first.`,
  )
  expect((await back(order)).status).toBe(200)
  // Its name is free, and it can't be used again while another has it.
  await vendor(name.toUpperCase())
  expect(await change({ active: true })).toMatchObject({
    code: 'invalid_input',
    message: `There is an outside laundry called “${name}” already. Please give this one another name.`,
  })
  expect((await change({ name: 'Another Name' })).body.active).toBe(true)
  expect((await plant.call(addVendor, { body: { name: 'another name', phone: '' } })).status).toBe(
    422,
  )
  expect((await change({ name: ' ' })).status).toBe(422)
  expect((await change({}, plant, 999_999)).code).toBe('not_found')
  const { vendors } = (await plant.call(listVendors, {})).body
  expect(vendors.find((each) => each.number === number)).toMatchObject({ name: 'Another Name' })
})

it('refuses all but staff who work with clothes', async () => {
  const { order } = await tagged()
  const to = await vendor()
  for (const person of [asha, rider, product.visitor])
    for (const { status } of [
      await person.call(listVendors, {}),
      await person.call(addVendor, { body: { name: 'X', phone: '' } }),
      await person.call(handToVendor, {
        ...orderParams(order),
        body: { units: [1], vendor: to.number, expected: FRIDAY },
      }),
      await person.call(backFromVendor, { ...orderParams(order), body: { units: [1] } }),
      await person.call(expectOn, {
        ...orderParams(order),
        body: { units: [1], expected: FRIDAY },
      }),
    ])
      expect([401, 403]).toContain(status)
})
