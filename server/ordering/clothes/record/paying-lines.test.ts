// The order line that pays for a bag or item: known at intake or later, and kept correct while lines change.
import { expect, it } from 'vitest'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { reportMissing } from '#contract/clothes/lost-and-found.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import {
  asha,
  readStoredChain,
  readCustodyOf,
  owner,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
} from '../testing/test-custody.ts'
import { describePiece } from '../testing/test-pieces.ts'

const SHIRT = 'dry-cleaning-shirt'
const WASH = 'wash-fold'
const LINES = [
  { itemId: WASH, quantity: 3 },
  { itemId: SHIRT, quantity: 2 },
]

/** What each unit was counted as, and whether a line pays for it. */
const saidOf = async (order: { _id: string }) =>
  (await readCustodyOf(order)).units.map(
    ({ countedAs }) => countedAs && [countedAs.itemId, countedAs.isOrdered],
  )

async function setLines(order: { _id: string }, lines: OrderLine[]) {
  const { body: quoted } = await owner.call(quoteLines, { ...orderParams(order), body: { lines } })
  const { revision } = (await owner.call(readOrderDetail, orderParams(order))).body
  const body = { lines, reason: 'Counted', total: quoted.quote.total, revision, agreed: true }
  expect((await owner.call(changeLines, { ...orderParams(order), body })).status).toBe(200)
}

it('shows the item that each unit is counted as, and the order’s lines to choose from', async () => {
  const order = await orderAtPlant(asha, { lines: LINES })
  await countInOrder(order, {
    units: [{ kind: 'item', item: SHIRT }, { kind: 'bag', item: WASH }, { kind: 'item' }],
  })
  const { lines, units } = await readCustodyOf(order)
  expect(lines).toMatchObject([
    { itemId: WASH, unit: 'kg', quantity: 3 },
    { itemId: SHIRT, unit: 'piece', quantity: 2 },
  ])
  expect(units.map(({ countedAs }) => countedAs)).toMatchObject([
    { itemId: SHIRT, service: 'dry-cleaning', name: 'Shirt', isOrdered: true },
    { itemId: WASH, isOrdered: true },
    null,
  ])
})

it('fills in which line each unit belongs to when all come in as ordered', async () => {
  const order = await orderAtPlant(asha, { lines: LINES })
  const { counting } = await readCustodyOf(order)
  expect(counting.asOrdered.map(({ kind, item }) => [kind, item])).toEqual([
    ['item', SHIRT],
    ['item', SHIRT],
    ['bag', WASH],
  ])
})

it('lets staff change a unit’s line later and undo it, without an entry in the chain', async () => {
  const order = await orderAtPlant(asha, { lines: LINES })
  await countInOrder(order, { units: [{ kind: 'item', name: 'Blue one' }] })
  const entries = (await readStoredChain(order)).length
  expect((await describePiece(order, 1, { item: SHIRT })).status).toBe(200)
  expect(await saidOf(order)).toEqual([[SHIRT, true]])
  await describePiece(order, 1, { item: null })
  expect(await saidOf(order)).toEqual([null])
  expect(await readStoredChain(order)).toHaveLength(entries)
})

it('keeps a unit’s line while lines change, loses it when the line is removed, and regains it', async () => {
  const order = await orderAtPlant(asha, { lines: LINES })
  await countInOrder(order, {
    units: [
      { kind: 'item', item: SHIRT },
      { kind: 'bag', item: WASH },
    ],
  })
  const coat = { itemId: 'dry-cleaning-coat', quantity: 1 }
  await setLines(order, [coat, ...LINES])
  expect(await saidOf(order)).toEqual([
    [SHIRT, true],
    [WASH, true],
  ])
  await setLines(order, [LINES[0]!])
  expect(await saidOf(order)).toEqual([
    [SHIRT, false],
    [WASH, true],
  ])
  await setLines(order, LINES)
  expect(await saidOf(order)).toEqual([
    [SHIRT, true],
    [WASH, true],
  ])
})

it('finds no line for a unit that wasn’t ordered, until its item is added to the order', async () => {
  const order = await orderAtPlant()
  await countInOrder(order, { units: [{ kind: 'item', item: SHIRT }] })
  expect(await saidOf(order)).toEqual([[SHIRT, false]])
  await setLines(order, LINES)
  expect(await saidOf(order)).toEqual([[SHIRT, true]])
})

it('keeps a unit’s line when a piece is taken out of its bag', async () => {
  const order = await orderAtPlant(asha, { lines: LINES })
  await countInOrder(order, { units: [{ kind: 'bag', pieces: 4, item: SHIRT }] })
  const body = { unit: 1, piece: true, what: 'Blue shirt' }
  await plant.call(reportMissing, { ...orderParams(order), body })
  expect(await saidOf(order)).toEqual([
    [SHIRT, true],
    [SHIRT, true],
  ])
})

it('refuses to count a unit as an item neither ordered nor on the price list, and counts none in', async () => {
  const order = await orderAtPlant()
  const refused = await countInOrder(order, { units: [{ kind: 'item', item: 'dragon' }] })
  expect([refused.code, refused.message]).toEqual([
    'unknown_item',
    'We don’t have the item "dragon". Please choose from our price list.',
  ])
  expect((await readCustodyOf(order)).units).toEqual([])
})

it('refuses a line that does not exist in the database', async () => {
  const order = await orderAtPlant()
  await countInOrder(order, { units: [{ kind: 'item', item: WASH }] })
  const pay = product.db
    .updateTable('units')
    .set({ line: 9 })
    .where('order_id', '=', order._id)
    .execute()
  await expect(pay).rejects.toThrow('units_line_fkey')
})
