// Count levels: the laundry's setting, the resulting tasks for staff, and "Not now".
import { beforeEach, expect, it } from 'vitest'
import { skipCount } from '#contract/clothes/count-skips.ts'
import { orderClothes } from '#contract/clothes/custody.ts'
import { readNow } from '#contract/operate/now.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { adminOrders } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { plantList } from '#contract/clothes/plant.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import type { CountLevel } from '#domain/orders/count-levels.ts'
import type { SkipReason } from '#domain/clothes/skip-reasons.ts'
import {
  asha,
  bagInputs,
  compareUnitsWithChain,
  readCustodyOf,
  keyHeader,
  owner,
  orderParams,
  orderAtPlant,
  plant,
  countInOrder,
  rider,
  setStatus,
} from '../testing/test-custody.ts'

const FIRST = {
  'wash-fold': null,
  'dry-cleaning': 'items',
  ironing: null,
  'special-care': 'items',
  'home-textiles': null,
  accessories: null,
} as const

const kept = async () => (await owner.call(adminSettings, {})).body.counting
async function setLevels(
  level: CountLevel,
  own: Partial<Record<keyof typeof FIRST, CountLevel | null>> = {},
) {
  const { version } = await kept()
  return owner.call(settingCalls.changeCounting, {
    body: { level, services: { ...FIRST, ...own }, version },
  })
}
beforeEach(() => setLevels('bags'))

const SAREES = [{ itemId: 'dry-cleaning-saree', quantity: 2 }]

const arrived = (fields: Parameters<typeof orderAtPlant>[1] = { lines: SAREES }) =>
  orderAtPlant(asha, fields)

const skip = (order: { _id: string }, why?: SkipReason, key = {}) =>
  plant.call(skipCount, { ...orderParams(order), ...key, body: why ? { why } : {} })
const clothesOf = async ({ _id: orderId }: { _id: string }) =>
  (await asha.call(orderClothes, { params: { orderId } })).body

/** Where staff see that it isn't counted in: the plant's list, staff's, its row, its page. */
async function seenToCount({ _id }: { _id: string }) {
  const isIt = (each: { _id: string }) => each._id === _id
  const [list, row, due, page] = [
    (await plant.call(plantList, {})).body,
    (await owner.call(adminOrders, { query: { limit: 200 } })).body,
    (await owner.call(adminOrders, { query: { due: 'count', limit: 200 } })).body,
    (await owner.call(readOrderDetail, { params: { id: _id } })).body,
  ]
  const said = [list.find(isIt), row.find(isIt), page].map((each) => each?.toCountIn ?? false)
  return [...said, due.some(isIt)]
}
const EVERYWHERE = [true, true, true, true]
const NOWHERE = [false, false, false, false]

it('is set at first to the bag, and piece by piece for dry cleaning and special care', async () => {
  const { version, ...first } = await kept()
  expect(first).toEqual({ level: 'bags', services: FIRST })
  const body = { level: 'off' as const, services: { ...FIRST, ironing: 'items' as const }, version }
  const { body: saved } = await owner.call(settingCalls.changeCounting, { body })
  expect(saved).toMatchObject({ level: 'off', services: { ...FIRST, ironing: 'items' } })
  expect((await owner.call(settingCalls.changeCounting, { body })).code).toBe('changed_meanwhile')
  expect((await plant.call(settingCalls.changeCounting, { body })).status).toBe(403)
  const { ironing: _, ...some } = FIRST
  for (const wrong of [
    { level: 'all' },
    { services: some },
    { services: { ...FIRST, x: 'off' } },
  ]) {
    const payload = { ...body, version: saved.version, ...wrong }
    const { method, path: url } = settingCalls.changeCounting
    expect((await owner.send({ method, url, payload })).status).toBe(422)
  }
  expect(await kept()).toEqual(saved)
})

it('shows piece-by-piece counting as still to do until it is done or the setting changes', async () => {
  const order = await arrived()
  expect(await seenToCount(order)).toEqual(EVERYWHERE)
  const count = async () => (await owner.call(readNow, {})).body.due.count
  const before = await count()
  await setLevels('bags', { 'dry-cleaning': 'bags' })
  expect(await seenToCount(order)).toEqual(NOWHERE)
  expect(await count()).toBe(0)
  await setLevels('items', { 'dry-cleaning': null })
  expect(await seenToCount(order)).toEqual(EVERYWHERE)
  await setLevels('bags')
  expect(await count()).toBe(before)
  await countInOrder(order, { units: bagInputs(1) })
  expect(await seenToCount(order)).toEqual(NOWHERE)
  expect(await count()).toBe(before - 1)
})

it('takes the count level from the services of an order’s items, or from those it names', async () => {
  const mixed = await arrived({ lines: [{ itemId: 'wash-fold', quantity: 4 }, ...SAREES] })
  const { counting } = await readCustodyOf(mixed)
  const saree = { kind: 'item', pieces: 1, name: 'Saree', item: 'dry-cleaning-saree' }
  expect(counting).toEqual({
    level: 'items',
    state: 'open',
    asOrdered: [saree, saree, { kind: 'bag', pieces: 0, name: null, item: 'wash-fold' }],
  })
  const bag = await arrived({ lines: undefined, toBeCounted: ['wash-fold'] })
  expect(await seenToCount(bag)).toEqual(NOWHERE)
  await setLevels('bags', { 'wash-fold': 'items' })
  expect(await seenToCount(bag)).toEqual(EVERYWHERE)
  expect((await readCustodyOf(bag)).counting).toEqual({
    level: 'items',
    state: 'open',
    asOrdered: [],
  })
})

it('C14: lets an uncounted order proceed at every level, and tells its customer', async () => {
  const order = await arrived()
  const said = async () => (await clothesOf(order)).uncounted
  expect(await said()).toBe('not_yet')
  for (const status of ['washing', 'ready', 'out_for_delivery', 'completed'] as const)
    expect((await setStatus(order, status)).status).toBe(200)
  expect(await said()).toBe('not_counted')
  await setLevels('off', { 'dry-cleaning': null })
  expect(await said()).toBeNull()
  const bag = await arrived()
  await setLevels('bags')
  await countInOrder(bag, { units: bagInputs(1) })
  expect((await clothesOf(bag)).uncounted).toBe('by_the_bag')
})

it('records “Not now” once, tells staff and the customer, and holds nothing back', async () => {
  const order = await arrived()
  const key = keyHeader('not-now-1')
  expect((await skip(order, 'busy', key)).body).toMatchObject({
    counting: { level: 'items', state: 'skipped' },
    units: [],
    events: [{ kind: 'skipped', units: 0, why: 'busy', by: 'Kiran Das' }],
  })
  for (const again of [await skip(order, 'busy', key), await skip(order, 'many')])
    expect(again.body.events).toMatchObject([{ why: 'busy' }])
  expect((await skip(await arrived(), 'busy', key)).code).toBe('key_reused')
  expect(await seenToCount(order)).toEqual(NOWHERE)
  const { uncounted, handOvers, units } = await clothesOf(order)
  expect([uncounted, units.length]).toEqual(['skipped', 0])
  expect(handOvers.map(({ content }) => content)).toEqual([
    { kind: 'skipped', units: [], why: 'busy' },
  ])
  expect(await compareUnitsWithChain(order)).toEqual({ stored: [], folded: [], broken: null })
  expect((await setStatus(order, 'out_for_delivery')).status).toBe(200)
  expect((await clothesOf(order)).uncounted).toBe('skipped')
})

it('allows intake after “Not now” until the order leaves', async () => {
  const order = await arrived()
  await skip(order)
  const { body } = await countInOrder(order, { units: [{ kind: 'item' }, { kind: 'item' }] })
  expect(body.counting.state).toBe('counted')
  expect(body.events.map(({ kind }) => kind)).toEqual(['skipped', 'received'])
  expect((await clothesOf(order)).uncounted).toBeNull()
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
  expect((await setStatus(order, 'completed')).code).toBe('not_packed')
  expect(await skip(order)).toMatchObject({
    code: 'changed_meanwhile',
    message: `A colleague has counted in order ${order.number} in the meantime. Please look again.`,
  })
})

it('records “Not now” once when two press it together, and keeps a count made at the same time', async () => {
  const order = await arrived()
  await Promise.all([skip(order, 'busy'), skip(order, 'hurry'), skip(order)])
  expect((await readCustodyOf(order)).events).toHaveLength(1)
  const other = await arrived()
  const [, received] = await Promise.all([skip(other), countInOrder(other)])
  expect(received.status).toBe(200)
  expect((await readCustodyOf(other)).counting.state).toBe('counted')
})

it('refuses “Not now” with a sentence once an order has left, and for staff who don’t work with clothes', async () => {
  const [gone, cancelled] = [await arrived(), await arrived()]
  await setStatus(gone, 'completed')
  await setStatus(cancelled, 'cancelled')
  for (const order of [gone, cancelled]) {
    const refused = await skip(order)
    expect([refused.status, refused.code]).toEqual([409, 'no_longer_changeable'])
    expect(refused.message).toContain(`Order ${order.number} is “`)
  }
  expect((await skip({ _id: crypto.randomUUID() })).code).toBe('order_not_found')
  const { method, path } = skipCount
  const url = path.replace(':id', gone._id)
  expect((await plant.send({ method, url, payload: { why: 'lazy' } })).status).toBe(422)
  for (const person of [asha, rider])
    expect((await person.call(skipCount, { ...orderParams(gone), body: {} })).status).toBe(403)
})

it('marks an order counted on paper as such wherever it is shown, and in its chain', async () => {
  const [paper, seen] = [await arrived(), await arrived()]
  await countInOrder(paper, { units: bagInputs(1), grams: 900, onPaper: true })
  await countInOrder(seen, { units: bagInputs(1) })
  const said = async (order: Order) =>
    (await readCustodyOf(order)).events.map(({ onPaper }) => onPaper)
  expect([await said(paper), await said(seen)]).toEqual([[true], [false]])
  expect((await clothesOf(paper)).handOvers[0]!.content).toMatchObject({
    from: 'paper',
    grams: 900,
  })
  expect((await compareUnitsWithChain(paper)).broken).toBeNull()
})
