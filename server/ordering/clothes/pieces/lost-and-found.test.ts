import { expect, it } from 'vitest'
import { orderClothes } from '#contract/clothes/custody.ts'
import {
  returnUnit,
  readLostAndFound,
  reportFound,
  reportMissing,
  writeOff,
} from '#contract/clothes/lost-and-found.ts'
import {
  asha,
  bagInputs,
  compareUnitsWithChain,
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
import { addPhoto } from '../testing/test-pieces.ts'

type Ordered = { _id: string }

const miss = (order: Ordered, unit: number, more: { piece?: boolean; what?: string } = {}) =>
  plant.call(reportMissing, { ...orderParams(order), body: { unit, what: 'Grey sock', ...more } })
const find = (order: Ordered, unit: number) =>
  plant.call(reportFound, { ...orderParams(order), body: { unit } })
const back = (order: Ordered, unit: number) =>
  plant.call(returnUnit, { ...orderParams(order), body: { unit } })
const giveUp = (order: Ordered, unit: number, person = owner) =>
  person.call(writeOff, { ...orderParams(order), body: { unit, reason: 'Looked for a week.' } })

async function listed(order: Ordered) {
  const { missing, found } = (await plant.call(readLostAndFound, {})).body
  const isOf = ({ orderId }: { orderId: string }) => orderId === order._id
  return { missing: missing.filter(isOf), found: found.filter(isOf) }
}

async function countedIn(units = bagInputs(2)) {
  const order = await orderAtPlant()
  expect((await countInOrder(order, { units })).status).toBe(200)
  return order
}

it('makes a sock from a bag its own item, searches for it, and holds its order back', async () => {
  const order = await countedIn([{ kind: 'bag', pieces: 12 }])
  const { body } = await miss(order, 1, { piece: true })
  expect(body.units.map(({ kind, pieces, place, name }) => [kind, pieces, place, name])).toEqual([
    ['bag', 11, 'plant', null],
    ['item', 1, 'missing', 'Grey sock'],
  ])
  expect(body.events.at(-1)).toMatchObject({ kind: 'missing', note: 'Grey sock', by: 'Kiran Das' })
  await packOrder(order, { units: [1] })
  const held = await setStatus(order, 'out_for_delivery')
  expect([held.status, held.code]).toEqual([409, 'not_packed'])
  const { missing } = await listed(order)
  expect(missing).toMatchObject([
    {
      number: order.number,
      name: 'Asha',
      unit: 2,
      what: 'Grey sock',
      lastSeen: { kind: 'listed', by: 'Kiran Das' },
    },
  ])

  const found = await find(order, 2)
  expect(found.body.units[1]).toMatchObject({ place: 'plant', released: false })
  await packOrder(order, { units: [2] })
  expect((await setStatus(order, 'completed')).status).toBe(200)
  expect((await listed(order)).missing).toEqual([])
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
})

it('marks a missing piece as found when it is scanned at packing', async () => {
  const order = await orderAtPlant()
  const [tag] = await makeTestTags(1)
  await countInOrder(order, { units: [{ kind: 'bag', tag: tag! }] })
  await miss(order, 1)
  const { body } = await packOrder(order, { tags: [tag!] })
  expect(body.units[0]!.place).toBe('packed')
  expect(body.events.map(({ kind }) => kind)).toEqual(['received', 'missing', 'found', 'packed'])
})

it('returns a piece found after its order left, and shows its customer each step', async () => {
  const order = await countedIn()
  await packOrder(order, { units: [1] })
  await miss(order, 2)
  expect((await back(order, 2)).code).toBe('no_longer_changeable')
  expect((await setStatus(order, 'completed', 'The rest is needed today.')).status).toBe(200)
  expect((await listed(order)).missing).toHaveLength(1)
  await find(order, 2)
  const { missing, found } = await listed(order)
  expect([missing, found]).toMatchObject([[], [{ unit: 2, what: 'Grey sock' }]])
  const { body } = await back(order, 2)
  expect(body.units.map(({ place }) => place)).toEqual(['customer', 'customer'])
  expect((await back(order, 2)).status).toBe(200)
  expect((await listed(order)).found).toEqual([])
  const seen = await asha.call(orderClothes, { params: { orderId: order._id } })
  const steps = seen.body.handOvers.map(({ content, note }) => [content.kind, note])
  expect(steps.slice(2)).toEqual([
    ['missing', 'Grey sock'],
    ['skipped', 'The rest is needed today.'],
    ['handed_out', null],
    ['found', null],
    ['handed_out', null],
  ])
})

it('returns clothes of a cancelled order, and frees their tag', async () => {
  const [order, next] = [await orderAtPlant(), await orderAtPlant()]
  const [tag] = await makeTestTags(1)
  const units = [{ kind: 'bag' as const, tag: tag! }]
  await countInOrder(order, { units: [...units, ...bagInputs(1)] })
  await packOrder(order, { units: [2] })
  expect((await back(order, 1)).code).toBe('no_longer_changeable')
  await setStatus(order, 'cancelled')
  await back(order, 1)
  const { body } = await back(order, 2)
  expect(body.units.map(({ place, tag: on }) => [place, on])).toEqual([
    ['customer', null],
    ['customer', null],
  ])
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
  expect((await countInOrder(next, { units })).body.units).toMatchObject([{ tag }])
})

it('C7: refuses to write off a piece that was not searched for, or by staff who may not refund', async () => {
  const order = await countedIn()
  expect((await giveUp(order, 1)).code).toBe('no_longer_changeable')
  await miss(order, 1)
  expect((await giveUp(order, 1, plant)).status).toBe(403)
  const { body } = await giveUp(order, 1)
  expect(body.units[0]!.place).toBe('written_off')
  expect(body.events.at(-1)!.note).toBe('Looked for a week.')
  expect((await miss(order, 1)).code).toBe('no_longer_changeable')
  await packOrder(order, { units: [2] })
  expect((await setStatus(order, 'completed')).status).toBe(200)
  expect((await find(order, 1)).body.units[0]!.place).toBe('plant')
})

it('suggests orders a piece may be in, those scanned together before those packed by the same person', async () => {
  const [mine, other, third] = [await orderAtPlant(), await orderAtPlant(), await orderAtPlant()]
  const [tag] = await makeTestTags(1)
  await countInOrder(mine)
  await countInOrder(other, { units: [{ kind: 'bag', tag: tag! }] })
  product.clock.set(new Date(product.clock.read().getTime() + 3 * 60 * 60_000).toISOString())
  await countInOrder(third, { units: bagInputs(1) })
  await packOrder(third, { units: [1] })
  await packOrder(mine, { units: [1] })
  expect((await packOrder(mine, { tags: [tag!] })).code).toBe('tag_in_use')
  await miss(mine, 2)
  const { missing } = await listed(mine)
  const suspects = missing[0]!.suspects.map(({ orderId, suspicions }) => ({ orderId, suspicions }))
  expect(suspects.slice(0, 2)).toEqual([
    { orderId: other._id, suspicions: ['scanned', 'received', 'name'] },
    { orderId: third._id, suspicions: ['packed', 'name'] },
  ])
  expect(JSON.stringify(missing)).not.toMatch(/Rao|98450/)
})

it('opens one search for a piece however often it is reported, and refuses impossible reports', async () => {
  const order = await countedIn([{ kind: 'bag', pieces: 1 }, { kind: 'item' }])
  const twice = { ...orderParams(order), ...keyHeader(order._id), body: { unit: 2, what: 'Shirt' } }
  await plant.call(reportMissing, twice)
  expect((await plant.call(reportMissing, twice)).body.events).toHaveLength(2)
  expect((await miss(order, 2)).body.events).toHaveLength(2)
  expect((await miss(order, 1, { piece: true })).message).toContain('contains only one piece')
  expect((await miss(order, 9)).message).toBe(
    `Order ${order.number} has no bag or item 9. Please look at its clothes again.`,
  )
  expect((await miss(order, 1, { what: ' ' })).message).toContain('Please say what is missing')
  expect((await rider.call(readLostAndFound, {})).status).toBe(403)
})

it('shows a piece as it looked on arrival, while it is searched for and once it is found', async () => {
  const picture = await addPhoto()
  const order = await countedIn([{ kind: 'item', name: 'Blue saree', pictures: [picture] }])
  await miss(order, 1)
  expect((await listed(order)).missing).toMatchObject([
    { unit: 1, pictures: [{ _id: picture, stage: 'intake' }] },
  ])
  await setStatus(order, 'completed', 'The saree follows.')
  await find(order, 1)
  expect((await listed(order)).found).toMatchObject([{ unit: 1, pictures: [{ _id: picture }] }])
})
