// Claims for counted pieces, and automatic claims for pieces that staff give up.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { adminClaim, adminClaims } from '#contract/help/claims.ts'
import { orderClothes } from '#contract/clothes/custody.ts'
import { addGarment } from '#contract/garments/garments.ts'
import { reportFound, reportMissing, writeOff } from '#contract/clothes/lost-and-found.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { reportProblem, ticketByNumber } from '#contract/help/tickets.ts'
import type { Permission } from '#domain/people/permissions.ts'
import { countIn, sendPhotoReturningId } from '../../testing/clothes.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { claimsOf, decide, listed, product, settle, SHIRT, staff } from './test-claims.ts'

let asha: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00.000Z')
  asha = await product.person({ name: 'Asha' })
})

const setStatus = ({ _id: id }: Order, status: Order['status'], reason?: string) =>
  staff.call(setOrderStatus, { params: { id }, body: { status, ...(reason && { reason }) } })

/** Two shirts of which the first has a name, and a bag of three more, at the plant. */
async function countedIn(): Promise<Order> {
  const order = await placed(asha, { lines: [{ itemId: SHIRT, quantity: 2 }] })
  await setStatus(order, 'picked_up')
  const units = [
    { kind: 'item' as const, name: 'Silk shirt' },
    { kind: 'item' as const },
    { kind: 'bag' as const, pieces: 3 },
  ]
  await countIn(staff, order, units)
  return order
}

async function delivered(): Promise<Order> {
  const order = await countedIn()
  await setStatus(order, 'completed', 'Packed by hand.')
  return order
}

const claim = ({ _id: orderId }: Order, unit: number, fields = {}) =>
  asha.call(reportProblem, {
    params: { orderId },
    body: { problem: 'damaged', wish: 'refund', unit, message: 'A hole.', ...fields },
  })

const lose = (order: Order, unit: number) =>
  staff.call(reportMissing, { params: { id: order._id }, body: { unit, what: 'Blue shirt' } })

const giveUp = (order: Order, unit: number) =>
  staff.call(writeOff, {
    params: { id: order._id },
    body: { unit, reason: 'We looked for a week.' },
  })

it('proposes the price of the line that the piece was charged by, when known', async () => {
  const order = await placed(asha, {
    lines: [
      { itemId: SHIRT, quantity: 1 },
      { itemId: 'wash-fold', quantity: 3 },
    ],
  })
  await setStatus(order, 'picked_up')
  const units = [
    { kind: 'item' as const, item: SHIRT },
    { kind: 'item' as const },
    { kind: 'item' as const, item: 'wash-fold' },
  ]
  await countIn(staff, order, units)
  await setStatus(order, 'completed', 'Packed by hand.')
  for (const unit of [1, 2, 3]) await claim(order, unit)
  const charged: unknown[] = []
  for (const { _id: id } of await claimsOf(asha, order))
    charged.push((await staff.call(adminClaim, { params: { id } })).body.cleaning)
  // What is washed by weight has no price for one piece.
  expect(charged).toEqual([15, 0, 0])
})

it('names each piece as it was counted in, once, and refuses one that never came', async () => {
  const order = await delivered()
  const { body } = await claim(order, 1)
  expect(body.ticket.subject).toBe('Something is damaged: Silk shirt')
  await claim(order, 2, { problem: 'stain' })
  expect(await claimsOf(asha, order)).toMatchObject([
    { piece: 'Silk shirt', unit: { number: 1, place: 'customer', pictures: [] } },
    { piece: 'Item 2', unit: { number: 2 } },
  ])
  const again = await claim(order, 1, { problem: 'missing' })
  expect([again.code, again.message]).toEqual([
    'already_claimed',
    `You have already claimed Silk shirt. Please reply in ticket ${body.ticket.number} if you want to add something.`,
  ])
  const never = await claim(order, 9)
  expect([never.code, never.message]).toEqual([
    'not_claimable',
    'We never received Item 9 with this order. Please choose a piece from it, or “Talk to me first”.',
  ])
  // A bag holds as many as were counted.
  expect((await claim(order, 3, { pieceNumber: 3 })).status).toBe(201)
  expect((await claim(order, 3, { pieceNumber: 4 })).code).toBe('not_claimable')
  expect(await claimsOf(asha, order)).toHaveLength(3)
})

it('accepts one claim of a shirt, as a counted unit or through the line it was charged by', async () => {
  const order = await placed(asha, {
    lines: [
      { itemId: SHIRT, quantity: 2 },
      { itemId: 'wash-fold', quantity: 3 },
    ],
  })
  await setStatus(order, 'picked_up')
  await countIn(staff, order, [
    { kind: 'item', item: SHIRT, name: 'Silk shirt' },
    { kind: 'item', item: SHIRT },
    { kind: 'bag', pieces: 9, item: 'wash-fold' },
  ])
  await setStatus(order, 'completed', 'Packed by hand.')
  const line = (pieceNumber: number, problem: 'damaged' | 'missing' = 'damaged') =>
    asha.call(reportProblem, {
      params: { orderId: order._id },
      body: { problem, wish: 'refund', piece: SHIRT, pieceNumber, message: 'A hole.' },
    })
  expect((await claim(order, 1)).status).toBe(201)
  expect((await line(1)).code).toBe('already_claimed')
  // The second one is another shirt, and is named as it was counted in.
  expect((await line(2)).status).toBe(201)
  expect((await claim(order, 2)).code).toBe('already_claimed')
  expect((await line(1, 'missing')).code).toBe('already_claimed')
  expect(await claimsOf(asha, order)).toMatchObject([
    { unit: { number: 1 } },
    { unit: { number: 2 } },
  ])
})

it('allows at most as many claims of an item as pieces, also in the database', async () => {
  const order = await placed(asha, {
    lines: [
      { itemId: SHIRT, quantity: 1 },
      { itemId: 'ironing-shirt', quantity: 4 },
    ],
  })
  await setStatus(order, 'picked_up')
  await countIn(staff, order, [{ kind: 'item', item: SHIRT }, { kind: 'item' }, { kind: 'item' }])
  await setStatus(order, 'completed', 'Packed by hand.')
  await claim(order, 1)
  const { ticket_id: _, ...first } = await product.db
    .selectFrom('claims')
    .selectAll()
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow()
  const again = { ...first, id: randomUUID(), item_id: SHIRT, unit_number: null }
  await expect(product.db.insertInto('claims').values(again).execute()).rejects.toMatchObject({
    constraint: 'claims_of_item_once',
  })
})

it('accepts one claim of an uncounted shirt, as a garment or through its line', async () => {
  const { body: garment } = await asha.call(addGarment, {
    body: { name: 'Blue shirt', category: 'shirts' },
  })
  const bags: NonNullable<Parameters<typeof countIn>[2]>[] = [[], [{ kind: 'bag' }]]
  for (const [index, units] of bags.entries()) {
    const order = await placed(asha, {
      lines: [{ itemId: SHIRT, quantity: 1 }],
      garmentIds: [garment._id],
    })
    await setStatus(order, 'picked_up')
    if (units.length > 0) await countIn(staff, order, units)
    await setStatus(order, 'completed', 'Packed by hand.')
    const says = (piece: string) =>
      asha.call(reportProblem, {
        params: { orderId: order._id },
        body: { problem: 'damaged', wish: 'refund', piece, message: 'A hole.' },
      })
    const [first, second] = index === 0 ? [SHIRT, garment._id] : [garment._id, SHIRT]
    expect((await says(first)).status).toBe(201)
    expect((await says(second)).code).toBe('already_claimed')
    const { ticket_id: _, ...row } = await product.db
      .selectFrom('claims')
      .selectAll()
      .where('order_id', '=', order._id)
      .executeTakeFirstOrThrow()
    const again = { ...row, id: randomUUID(), item_id: second }
    await expect(product.db.insertInto('claims').values(again).execute()).rejects.toMatchObject({
      constraint: 'claims_of_item_once',
    })
  }
})

it('refuses another claim of a piece once settled, and any claim before the order is back', async () => {
  const early = await countedIn()
  expect((await claim(early, 1)).code).toBe('not_claimable')
  const order = await delivered()
  await claim(order, 1)
  const { _id: id } = (await claimsOf(asha, order))[0]!
  await decide(id)
  await settle(id)
  const second = await claim(order, 1)
  expect([second.code, second.message]).toEqual([
    'already_claimed',
    expect.stringContaining('Your claim for Silk shirt was settled for ₹1,015.'),
  ])
})

it('C7: makes a claim of a piece when it is written off, and tells its customer why', async () => {
  const order = await countedIn()
  await lose(order, 2)
  expect((await giveUp(order, 2)).status).toBe(200)
  // Given up once more, nothing is claimed twice.
  await giveUp(order, 2)
  const claims = await claimsOf(asha, order)
  expect(claims).toMatchObject([
    { piece: 'Item 2', problem: 'missing', status: 'open', unit: { place: 'written_off' } },
  ])
  expect(claims[0]!.answeredAt).not.toBeNull()
  expect((await listed()).map(({ _id }) => _id)).toContain(claims[0]!._id)
  const number = claims[0]!.ticket!
  const { body: ticket } = await asha.call(ticketByNumber, { params: { number } })
  expect(ticket.messages).toMatchObject([
    { from: 'staff', text: expect.stringContaining('We looked for a week.') },
  ])
  await product.deps.events.settled()
  const { notifications: news } = (await asha.call(notifications, {})).body
  expect(news.map(({ message }) => message).join()).toContain('We couldn’t find Item 2')
  // It turns up after all, and the claim knows.
  await staff.call(reportFound, { params: { id: order._id }, body: { unit: 2 } })
  expect(await claimsOf(asha, order)).toMatchObject([{ unit: { number: 2, place: 'plant' } }])
})

it('adds a written-off piece to the claim that its customer already made', async () => {
  const order = await delivered()
  const missing = { problem: 'missing' as const, wish: 'refund' as const, piece: SHIRT }
  await asha.call(reportProblem, { params: { orderId: order._id }, body: missing })
  await lose(order, 1)
  await giveUp(order, 1)
  expect(await claimsOf(asha, order)).toMatchObject([
    { problem: 'missing', unit: { number: 1, place: 'written_off' } },
  ])
  const seen = await asha.call(orderClothes, { params: { orderId: order._id } })
  expect(seen.body.units[0]!.place).toBe('written_off')
})

it('makes no claim of a written-off piece when all counted pieces are claimed already', async () => {
  const order = await delivered()
  const stained = { problem: 'stain' as const, wish: 'refund' as const, piece: SHIRT }
  for (const pieceNumber of [1, 2])
    await asha.call(reportProblem, {
      params: { orderId: order._id },
      body: { ...stained, pieceNumber },
    })
  for (const pieceNumber of [1, 2, 3]) await claim(order, 3, { pieceNumber })
  expect(await claimsOf(asha, order)).toHaveLength(5)
  await lose(order, 1)
  expect((await giveUp(order, 1)).status).toBe(200)
  expect(await claimsOf(asha, order)).toHaveLength(5)
  const seen = await asha.call(orderClothes, { params: { orderId: order._id } })
  expect(seen.body.units[0]!.place).toBe('written_off')
})

it('allows a claim for a written-off piece while the rest is still here', async () => {
  const order = await countedIn()
  await lose(order, 3)
  await giveUp(order, 3)
  expect((await claim(order, 3, { pieceNumber: 2, problem: 'missing' })).status).toBe(201)
  expect((await claim(order, 1)).code).toBe('not_claimable')
})

it('shows claim photos to staff with claims, and order photos to staff with orders', async () => {
  const order = await placed(asha, { lines: [{ itemId: SHIRT, quantity: 2 }] })
  const [claimed, other] = [await sendPhotoReturningId(staff), await sendPhotoReturningId(staff)]
  const units = [claimed, other].map((id) => ({ kind: 'item' as const, pictures: [id] }))
  const { units: counted } = await countIn(staff, order, units)
  await setStatus(order, 'completed', 'Packed by hand.')
  const loose = await sendPhotoReturningId(staff)
  const urls = counted.map(({ pictures }) => pictures[0]!.imageUrl)
  urls.push(urls[0]!.replace(claimed, loose))
  const may = (permission: Permission) =>
    product.person({ preset: 'manager', permissions: [permission] })
  const seenBy = async (who: SignedIn) =>
    Promise.all(urls.map(async (url) => (await who.send({ method: 'GET', url })).status))
  const [support, orders, clothes, money] = await Promise.all(
    (['help-desk', 'orders', 'intake', 'money-back'] as const).map(may),
  )
  expect(await seenBy(support!)).toEqual([404, 404, 404])
  await claim(order, 1)
  const { body } = await support!.call(adminClaims, {})
  const shown = body.find((each) => each.order._id === order._id)!.unit!.pictures
  expect(shown).toMatchObject([{ _id: claimed }])
  expect(await seenBy(support!)).toEqual([200, 404, 404])
  expect(await seenBy(orders!)).toEqual([200, 200, 404])
  expect(await seenBy(clothes!)).toEqual([200, 200, 200])
  expect(await seenBy(money!)).toEqual([404, 404, 404])
})
