import { expect, it } from 'vitest'
import { packUnits, scanTag } from '#contract/clothes/custody.ts'
import { readLostAndFound, reportMissing } from '#contract/clothes/lost-and-found.ts'
import { adminOrders } from '#contract/orders/order-list.ts'
import {
  listPlaces,
  makePlace,
  moveUnit,
  renamePlace,
  retirePlace,
  whereIs,
} from '#contract/clothes/places.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import type { PlaceKind } from '#domain/clothes/places.ts'
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

const HOUR = 60 * 60_000

async function place(name: string, kind: PlaceKind = 'rack') {
  return (await plant.call(makePlace, { body: { kind, name } })).body
}
const put = (thing: string, where: { code: string }, key = {}) =>
  plant.call(moveUnit, { ...key, body: { thing, place: where.code } })
const where = async (q?: string) =>
  (await plant.call(whereIs, { query: q === undefined ? {} : { q } })).body.units

/** An order of one tagged bag. */
async function tagged(customer = asha): Promise<{ order: Order; code: string }> {
  const order = await orderAtPlant(customer)
  const [code] = await makeTestTags(1)
  await countInOrder(order, { units: [{ kind: 'bag', tag: code! }] })
  return { order, code: code! }
}

it('puts a bag on a rack with two scans, and finds it by tag, number and name', async () => {
  const bela = await product.person({ name: 'Bela Iyer' })
  const { order, code } = await tagged(bela)
  const rack = await place('Rack A1')
  const moved = await put(code, rack)
  const at = { code: rack.code, kind: 'rack', name: 'Rack A1' }
  expect([moved.status, moved.body]).toMatchObject([
    200,
    { number: order.number, name: 'Bela', unit: 1, place: 'plant', spot: at },
  ])
  for (const typed of [code.toLowerCase(), order.number, order.number.slice(0, -2), 'bel'])
    expect(await where(typed)).toMatchObject([{ orderId: order._id, tag: code, spot: at }])
  expect(await where('Nobody')).toEqual([])
  expect((await readCustodyOf(order)).units[0]).toMatchObject({ spot: at })
  expect((await readCustodyOf(order)).events.at(-1)).toMatchObject({
    kind: 'moved',
    by: 'Kiran Das',
  })
  expect((await plant.call(listPlaces, {})).body).toContainEqual({ ...at, units: 1, process: null })
  expect(JSON.stringify(moved.body)).not.toMatch(/Iyer|example/)
})

it('C8, C9: records a repeated move once, and matches the chain with the units’ places', async () => {
  const { order, code } = await tagged()
  const [machine, rack] = [await place('Washer 2', 'machine'), await place('Rack B')]
  await put(code, machine)
  await put(code, machine)
  await packOrder(order, { tags: [code] })
  expect((await readCustodyOf(order)).units[0]!.spot).toBeNull()
  const key = keyHeader(crypto.randomUUID())
  await put(code, rack, key)
  await put(code, rack, key)
  expect((await put(code, machine, key)).code).toBe('key_reused')
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
  expect(stored).toMatchObject([{ place: 'packed', spot: rack.code }])
  const kinds = (await readCustodyOf(order)).events.map(({ kind }) => kind)
  expect(kinds).toEqual(['received', 'moved', 'packed', 'moved'])
})

it('shows staff the rack of an order, with its new name once it is renamed', async () => {
  const { order, code } = await tagged()
  const inList = async () => (await owner.call(adminOrders, { query: { q: order.number } })).body[0]
  expect(await inList()).toMatchObject({ spot: null })
  const rack = await place('Rack D')
  await put(code, rack)
  expect(await inList()).toMatchObject({ spot: 'Rack D' })
  const renamed = await plant.call(renamePlace, {
    params: { code: rack.code },
    body: { name: 'By the door' },
  })
  expect(renamed.body).toMatchObject({ name: 'By the door', units: 1 })
  expect(await inList()).toMatchObject({ spot: 'By the door' })
})

it('stores processes for machines only', async () => {
  const { body: made } = await plant.call(makePlace, {
    body: { kind: 'machine', name: 'Dryer 1', process: 'tumble_dry' },
  })
  expect(made).toMatchObject({ process: 'tumble_dry' })
  const { body: washer } = await plant.call(makePlace, { body: { kind: 'machine', name: 'W 1' } })
  expect(washer).toMatchObject({ process: null })
  const change = async (code: string, body: { name: string; process?: Process | null }) =>
    plant.call(renamePlace, { params: { code }, body })
  expect((await change(made.code, { name: 'Dryer one' })).body).toMatchObject({
    name: 'Dryer one',
    process: 'tumble_dry',
  })
  expect((await change(made.code, { name: 'Dryer one', process: null })).body).toMatchObject({
    process: null,
  })
  const rack = await place('Rack G')
  const refused = await change(rack.code, { name: 'Rack G', process: 'press' })
  expect([refused.status, refused.message]).toEqual([
    422,
    'Rack G isn’t a machine, so it has no process.',
  ])
  const body = { kind: 'van' as const, name: 'Van 9', process: 'bleach' as const }
  expect((await plant.call(makePlace, { body })).code).toBe('invalid_input')
})

it('shows at packing the rack of the order that a foreign bag belongs to', async () => {
  const [mine, other] = [await tagged(), await tagged()]
  await put(other.code, await place('Rack E'))
  const { body, message } = await plant.call(packUnits, {
    ...orderParams(mine.order),
    body: { tags: [other.code] },
  })
  expect(body).toMatchObject({ foreign: { number: other.order.number, spot: 'Rack E' } })
  expect(message).toContain('the rest of it is at Rack E')
})

it('suggests the contents of the same machine first for a missing piece, and shows its last spot', async () => {
  const [lost, beside] = [await tagged(), await tagged()]
  const machine = await place('Washer 7', 'machine')
  await put(lost.code, machine)
  await put(beside.code, machine)
  await plant.call(reportMissing, {
    ...orderParams(lost.order),
    body: { unit: 1, what: 'Blue bag' },
  })
  const { missing } = (await plant.call(readLostAndFound, {})).body
  const looked = missing.find(({ orderId }) => orderId === lost.order._id)!
  expect(looked.lastSeen).toMatchObject({ kind: 'moved', spot: 'Washer 7', by: 'Kiran Das' })
  expect(looked.suspects[0]).toMatchObject({ orderId: beside.order._id })
  expect(looked.suspects[0]!.suspicions).toContain('machine')
})

it('says why it refuses a code that is no place, a move of nothing, and a unit not in the house', async () => {
  const { order, code } = await tagged()
  const rack = await place('Rack F')
  const [free] = await makeTestTags(1)
  expect((await put(code, { code: free! })).message).toBe(
    `Tag ${free} isn’t a place. Scan the item first, then the place.`,
  )
  expect((await put(free!, rack)).message).toContain('isn’t on anything yet')
  expect((await put('nonsense', rack)).code).toBe('unknown_tag')
  const again = await plant.call(makePlace, { body: { kind: 'van', name: 'rack f' } })
  expect([again.status, again.message]).toEqual([
    422,
    'There is a place called “rack f” already. Please give this one another name.',
  ])
  expect((await plant.call(makePlace, { body: { kind: 'rack', name: ' ' } })).status).toBe(422)
  const received = await countInOrder(await orderAtPlant(), {
    units: [{ kind: 'bag', tag: rack.code }],
  })
  expect(received.message).toContain('is for places')
  const scanned = await plant.call(scanTag, { params: { code: rack.code } })
  expect(scanned.body).toMatchObject({ kind: 'place', spot: { name: 'Rack F' }, order: null })
  await packOrder(order, { tags: [code] })
  await setStatus(order, 'completed')
  expect((await put(code, rack)).message).toContain('isn’t on anything yet')
})

it('refuses all but staff who work with clothes', async () => {
  for (const person of [asha, rider, product.visitor])
    for (const { status } of [
      await person.call(listPlaces, {}),
      await person.call(whereIs, { query: {} }),
      await person.call(moveUnit, { body: { thing: '00000000', place: '00000000' } }),
    ])
      expect([401, 403]).toContain(status)
})

it('retires a place once it is empty, and lists its contents until then', async () => {
  const { order, code } = await tagged()
  const rack = await place('Rack Q')
  const retire = () => plant.call(retirePlace, { params: { code: rack.code } })
  await put(code, rack)
  expect(await retire()).toMatchObject({
    code: 'no_longer_changeable',
    message: `Rack Q isn’t empty: bag 1 of order ${order.number}. Put that somewhere else first.`,
  })
  await put(code, await place('Rack R'))
  const left = await retire()
  expect(left.body).not.toContainEqual(expect.objectContaining({ code: rack.code }))
  expect((await retire()).status).toBe(200)
  expect(await put(code, rack)).toMatchObject({
    code: 'unknown_tag',
    message: 'Rack Q is no longer used. Scan another rack, machine or van, and take its tag down.',
  })
  expect((await plant.call(scanTag, { params: { code: rack.code } })).code).toBe('unknown_tag')
  const params = { code: rack.code }
  expect((await plant.call(renamePlace, { params, body: { name: 'X' } })).code).toBe('unknown_tag')
  expect((await readCustodyOf(order)).events.map(({ kind }) => kind)).toContain('moved')
  // Its name is free again.
  expect((await place('rack q')).code).not.toBe(rack.code)
  const [free] = await makeTestTags(1)
  for (const typed of [free!, 'nonsense'])
    expect((await plant.call(retirePlace, { params: { code: typed } })).code).toBe('unknown_tag')
})

it('lists units that haven’t moved for the configured time, the longest first, until they are moved', async () => {
  const [first, second] = [await tagged(), await tagged()]
  const still = async () => (await where()).map(({ orderId }) => orderId)
  expect(await still()).not.toContain(first.order._id)
  product.clock.set(new Date(product.clock.read().getTime() + 24 * HOUR).toISOString())
  const found = await still()
  expect(found.indexOf(first.order._id)).toBeGreaterThan(-1)
  expect(found).toContain(second.order._id)
  await put(first.code, await place('Rack C'))
  expect(await still()).not.toContain(first.order._id)

  const { hours, version } = (await owner.call(adminSettings, {})).body.stillHours
  const set = (to: number) =>
    owner.call(settingCalls.changeStillHours, { body: { hours: to, version } })
  expect(hours).toBe(24)
  for (const no of [0, 169, 1.5]) expect((await set(no)).status).toBe(422)
  expect((await set(25)).body.hours).toBe(25)
  expect(await still()).not.toContain(second.order._id)
  expect((await plant.call(whereIs, { query: {} })).body.stillHours).toBe(25)
})
