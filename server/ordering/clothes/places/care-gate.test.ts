// The care check: a process that a garment's limits forbid needs a reason.
import { expect, it } from 'vitest'
import { orderClothes } from '#contract/clothes/custody.ts'
import { makePlace, moveUnit } from '#contract/clothes/places.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import { readLastAuditEntry } from '../../../testing/read-last-audit-entry.ts'
import {
  asha,
  readStoredChain,
  compareUnitsWithChain,
  readCustodyOf,
  keyHeader,
  orderAtPlant,
  plant,
  product,
  countInOrder,
  makeTestTags,
} from '../testing/test-custody.ts'
import { addTestGarment } from '../testing/test-pieces.ts'

let made = 0
async function machine(process: Process | null = 'tumble_dry') {
  made += 1
  const body = { kind: 'machine' as const, name: `Machine ${made}`, process }
  return (await plant.call(makePlace, { body })).body
}
async function rack() {
  made += 1
  return (await plant.call(makePlace, { body: { kind: 'rack', name: `Rack ${made}` } })).body
}
const put = (thing: string, where: { code: string }, reason?: string, key = {}) =>
  plant.call(moveUnit, { ...key, body: { thing, place: where.code, ...(reason && { reason }) } })

/** An order of a bag, and of a silk shirt with a tag of its own, which may be neither tumble-dried nor bleached. */
async function withSilk(): Promise<{ order: Order; bag: string; shirt: string }> {
  const order = await orderAtPlant()
  const { _id } = await addTestGarment()
  const [[bag], [shirt]] = [await makeTestTags(1), await makeTestTags(1, 'item')]
  await countInOrder(order, {
    units: [
      { kind: 'bag', tag: bag! },
      { kind: 'item', tag: shirt!, garment: _id },
    ],
  })
  return { order, bag: bag!, shirt: shirt! }
}
const kindsOf = async (order: Order) => (await readCustodyOf(order)).events.map(({ kind }) => kind)

it('refuses a process the garment may not get, naming piece, process and machine, and writes nothing', async () => {
  const { order, shirt } = await withSilk()
  const dryer = await machine()
  const refused = await put(shirt, dryer)
  expect([refused.status, refused.code, refused.message]).toEqual([
    409,
    'against_care',
    `Silk shirt must not be tumble-dried, but ${dryer.name} does that. Put it elsewhere, or say why it goes in: the customer reads that.`,
  ])
  expect(refused.body).toMatchObject({
    refused: {
      orderId: order._id,
      machine: dryer.name,
      process: 'tumble_dry',
      isBag: false,
      pieces: [{ unit: 2, name: 'Silk shirt', never: ['tumble_drying', 'bleach'] }],
    },
  })
  expect(await kindsOf(order)).toEqual(['received', 'described'])
})

it('allows processes the garment may get, machines without a process, and bags without it', async () => {
  const { order, bag, shirt } = await withSilk()
  for (const process of ['press', 'wash', null] as const)
    expect((await put(shirt, await machine(process))).status).toBe(200)
  const plain = await orderAtPlant()
  const [tag] = await makeTestTags(1)
  await countInOrder(plain, { units: [{ kind: 'bag', tag: tag! }] })
  expect((await put(tag!, await machine())).status).toBe(200)
  expect((await put(bag, await machine('bleach'))).status).toBe(200)
  expect((await kindsOf(order)).filter((kind) => kind === 'moved')).toHaveLength(4)
})

it('refuses the bag until the piece is taken out and put elsewhere', async () => {
  const { bag, shirt } = await withSilk()
  const dryer = await machine()
  const refused = await put(bag, dryer)
  expect(refused.message).toBe(
    `Silk shirt must not be tumble-dried, but ${dryer.name} does that. Take it out, or say why it goes in: the customer reads that.`,
  )
  await put(shirt, await rack())
  expect((await put(bag, dryer)).status).toBe(200)
})

it('refuses the bag of an order that names the garment without it being counted in', async () => {
  const { _id } = await addTestGarment('Wool shawl')
  const order = await orderAtPlant()
  await product.db
    .insertInto('order_garments')
    .values({ order_id: order._id, garment_id: _id })
    .execute()
  const [tag] = await makeTestTags(1)
  await countInOrder(order, { units: [{ kind: 'bag', tag: tag! }] })
  const refused = await put(tag!, await machine('bleach'))
  expect(refused.body).toMatchObject({ refused: { pieces: [{ unit: null, name: 'Wool shawl' }] } })
})

it('allows the process with a reason, which is in the chain and shown to customer and staff', async () => {
  const { order, shirt } = await withSilk()
  const dryer = await machine()
  const reason = 'On the cold setting, as agreed by phone.'
  const moved = await put(shirt, dryer, `  ${reason} `)
  expect([moved.status, moved.body]).toMatchObject([200, { spot: { name: dryer.name } }])
  const { content } = (await readStoredChain(order)).at(-1)!
  expect(content).toEqual({ kind: 'moved', units: [2], to: dryer.code, note: expect.any(String) })
  expect(JSON.stringify(content)).not.toContain('cold')
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
  expect((await readCustodyOf(order)).events.at(-1)).toMatchObject({ kind: 'moved', note: reason })
  const { handOvers } = (await asha.call(orderClothes, { params: { orderId: order._id } })).body
  expect(handOvers.at(-1)).toMatchObject({ note: reason })
  expect(await readLastAuditEntry(product)).toMatchObject({
    summary: `Order ${order.number}: bag or item 2 was put at ${dryer.name}, which tumble-dries, despite a care label`,
  })
})

it('C8: accepts a refused request’s key again with a reason, and records the move once', async () => {
  const { order, shirt } = await withSilk()
  const dryer = await machine()
  const key = keyHeader(crypto.randomUUID())
  expect((await put(shirt, dryer, undefined, key)).code).toBe('against_care')
  const answers = await Promise.all([1, 2].map(() => put(shirt, dryer, 'Cold setting', key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await put(shirt, dryer, 'It is in there', keyHeader(crypto.randomUUID()))).status).toBe(
    200,
  )
  expect((await kindsOf(order)).filter((kind) => kind === 'moved')).toHaveLength(1)
})

it('stores no reason where none is needed, and refuses an empty one', async () => {
  const { order, shirt } = await withSilk()
  await put(shirt, await machine('wash'), 'No matter')
  expect((await readCustodyOf(order)).events.at(-1)).toMatchObject({ kind: 'moved', note: null })
  const body = { thing: shirt, place: (await machine()).code, reason: '  ' }
  expect((await plant.call(moveUnit, { body })).status).toBe(422)
})
