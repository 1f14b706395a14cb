// Claims: what can be claimed and when, staff's decision and settlement, and the customer's notifications.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { eraseAccount, ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { answerTicket } from '#contract/help/help-desk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { changeClaims } from '#contract/settings/settings-claims.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { countIn } from '../../testing/clothes.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { deleteOldClaimPhotos } from './forget-photos.ts'
import {
  claimShirt,
  makeClaim,
  claimsOf,
  decide,
  makeDeliveredOrder,
  listed,
  PIECE,
  product,
  settle,
  SHIRT,
  staff,
} from './test-claims.ts'

let asha: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00.000Z')
  asha = await product.person({ name: 'Asha' })
})

const news = async () =>
  (await asha.call(notifications, {})).body.notifications.map(({ message }) => message)

it('makes one claim of a report that asks for money, with both deadlines', async () => {
  const order = await makeDeliveredOrder(asha)
  const headers = { 'idempotency-key': randomUUID() }
  const [first, again] = [
    await claimShirt(asha, order, {}, headers),
    await claimShirt(asha, order, {}, headers),
  ]
  expect([first.status, again.status]).toEqual([201, 201])
  const { number } = first.body.ticket
  expect(again.body.ticket.number).toBe(number)
  expect(await claimsOf(asha, order)).toMatchObject([
    {
      ticket: number,
      piece: PIECE,
      pieceNumber: 1,
      status: 'open',
      answerBy: expect.stringMatching(/^2025-06-19T06:30/),
      decideBy: '2025-06-23T15:30:00.000Z',
      answeredAt: null,
      decision: null,
    },
  ])
  // A ticket as before: its customer wants no money.
  await claimShirt(asha, order, { wish: 'talk' })
  expect(await claimsOf(asha, order)).toHaveLength(1)
})

it('refuses a claim for clothes not yet back, never counted in or already claimed, and says why', async () => {
  const order = await placed(asha, { lines: [{ itemId: SHIRT, quantity: 2 }] })
  const refused = async (fields = {}) => {
    const { code, message } = await claimShirt(asha, order, fields)
    return [code, message]
  }
  expect(await refused()).toEqual([
    'not_claimable',
    'This order isn’t back with you yet. You can claim a piece once it is; if it can’t wait, choose “Talk to me first”.',
  ])
  const params = { id: order._id }
  await staff.call(setOrderStatus, { params, body: { status: 'picked_up' } })
  // One shirt came, although two were ordered.
  await countIn(staff, order, [{ kind: 'item' }])
  const body = { status: 'completed' as const, reason: 'Counted by hand.' }
  await staff.call(setOrderStatus, { params, body })
  expect(await refused({ piece: '' })).toEqual(['invalid_input', 'Please choose the piece.'])
  expect((await refused({ piece: 'dry-cleaning-suit' }))[0]).toBe('not_found')
  expect((await refused({ pieceNumber: 3 }))[1]).toContain('We received only 2 pieces of this')
  const { body: made } = await claimShirt(asha, order)
  expect(await refused()).toEqual([
    'already_claimed',
    `You have already claimed ${PIECE}. Please reply in ticket ${made.ticket.number} if you want to add something, or choose another one of these pieces.`,
  ])
  expect((await refused({ pieceNumber: 2 }))[1]).toContain('We received only one piece of this')

  const gone = await placed(asha)
  const cancelled = { status: 'cancelled' as const }
  await staff.call(setOrderStatus, { params: { id: gone._id }, body: cancelled })
  const late = await claimShirt(asha, gone, { piece: 'wash-fold' })
  expect([late.code, late.message?.slice(0, 23)]).toEqual([
    'not_claimable',
    'This order is cancelled',
  ])
  expect(await claimsOf(asha, gone)).toEqual([])
})

it('counts staff’s first message as the answer, and lists a late claim first', async () => {
  const early = await makeClaim(asha)
  product.clock.set('2025-06-18T07:30:00.000Z')
  const later = await makeClaim(asha)
  const answer = (number: string) =>
    staff.call(answerTicket, { params: { number }, body: { message: 'We look.' } })
  await answer(early.detail.ticket!)
  product.clock.set('2025-06-19T08:00:00.000Z')
  const late = (await listed()).filter(({ _id }) => [early.id, later.id].includes(_id))
  expect(late.map(({ _id, late: what }) => [_id, what])).toEqual([
    [later.id, 'answer'],
    [early.id, null],
  ])
  product.clock.set('2025-06-24T08:00:00.000Z')
  expect(await claimsOf(asha, early.order)).toMatchObject([
    { late: 'decision', answeredAt: expect.stringMatching(/^2025-06-18T07:30/) },
  ])
  await Promise.all([early, later].map(({ id }) => decide(id)))
})

it('proposes a sum by useful life, and lets staff give more, but less only with a reason', async () => {
  const { id, order, detail } = await makeClaim(asha)
  expect([detail.cleaning, detail.orderCosts]).toEqual([15, 30])
  const less = await decide(id, { award: 1014 })
  expect([less.code, less.message]).toEqual([
    'reason_needed',
    'Please write why it is less than the ₹1,015 proposed. The customer reads it.',
  ])
  expect((await decide(id, { award: 3000 })).body).toMatchObject({
    status: 'decided',
    decision: { award: 3000, proposed: 1015, life: { months: 24 }, reason: null },
  })
  expect((await decide(id)).code).toBe('changed_meanwhile')
  expect((await decide(id, { life: 'Spaceships', revision: 1 })).code).toBe('changed_meanwhile')
  const declined = await decide(id, { award: 0, reason: 'It came so.', revision: 1 })
  expect(declined.body).toMatchObject({ status: 'declined', decision: { award: 0 } })
  expect((await settle(id, { revision: 2 })).code).toBe('claim_over')
  expect((await claimsOf(asha, order))[0]!.decision!.reason).toBe('It came so.')
  await product.deps.events.settled()
  expect((await news()).join('\n')).toMatch(/We’ve declined this claim\. It came so\./)
})

it('settles a claim once for its exact sum, as a lower order, a voucher or a transfer', async () => {
  const { id, order, detail } = await makeClaim(asha)
  await decide(id)
  expect((await settle(id, { transfer: 999 })).code).toBe('not_the_award')
  expect((await settle(id, { reference: '' })).message).toContain('reference')
  expect((await settle(id, { refund: 31, transfer: 984 })).code).toBe('not_refundable')
  const settled = await settle(id, { voucher: 300, transfer: 700 })
  expect([settled.status, settled.body.status]).toEqual([201, 'settled'])
  const { settlement } = settled.body
  expect(settlement).toMatchObject({ refund: 15, voucher: 300, transfer: 700 })
  const { body: now } = await staff.call(readOrderDetail, { params: { id: order._id } })
  expect([now.charged, now.creditNotes.map(({ amount }) => amount)]).toEqual([15, [15]])
  expect(now.goodwillEntries.map(({ reason }) => reason)).toEqual([
    `Your claim for ${PIECE} (${detail.ticket}).`,
  ])
  // The voucher comes off the next order.
  const next = await placed(asha, {
    lines: [{ itemId: SHIRT, quantity: 2 }],
    promoCode: settlement!.voucherCode!,
  })
  expect(next.total).toBe(0)
  expect((await settle(id)).code).toBe('claim_over')
  expect((await claimShirt(asha, order)).message).toContain('was settled for ₹1,015')
  await product.deps.events.settled()
  expect((await news()).join('\n')).toContain(
    'We transferred ₹700 to you; the reference is UTR 4711.',
  )
})

it('counts a claim towards the daily refund cap', async () => {
  const { id } = await makeClaim(asha)
  await decide(id)
  const manager = await product.person({ preset: 'manager' })
  await product.db
    .updateTable('users')
    .set({ refunds_per_day_paise: 1000_00 })
    .where('id', '=', manager.user._id)
    .execute()
  expect((await settle(id, {}, manager)).code).toBe('not_refundable')
  expect((await settle(id)).status).toBe(201)
})

it('keeps a claim’s figures without words once its customer is erased, and declines it if open', async () => {
  const open = await makeClaim(asha)
  const { id, order } = await makeClaim(asha)
  await decide(id, { award: 500, reason: 'Asha wore it for years.' })
  await product.deps.events.settled()
  expect((await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })).status).toBe(200)
  const [left] = await claimsOf(staff, order)
  expect(left).toMatchObject({ ticket: null, piece: null, decision: { award: 500, reason: null } })
  expect((await claimsOf(staff, open.order))[0]).toMatchObject({ status: 'declined' })
  expect((await settle(id, { transfer: 485 })).status).toBe(201)
  await product.deps.events.settled()
})

it('uses the useful lives that staff set', async () => {
  const { claims } = (await staff.call(adminSettings, {})).body
  expect([claims.usefulLives.length, claims.photoDays]).toEqual([14, 180])
  const body = { ...claims, usefulLives: [{ name: 'Saree', months: 84 }], photoDays: 30 }
  const twice = { ...body, usefulLives: [...body.usefulLives, { name: 'saree', months: 1 }] }
  expect((await staff.call(changeClaims, { body: twice })).message).toBe(
    'Please list each kind of thing once.',
  )
  const { body: saved } = await staff.call(changeClaims, { body })
  expect(saved).toMatchObject({ usefulLives: [{ name: 'Saree', months: 84 }], photoDays: 30 })
  const { detail } = await makeClaim(asha)
  expect(detail.usefulLives).toEqual(saved.usefulLives)
  await staff.call(changeClaims, { body: { ...claims, version: saved.version } })
})

it('keeps a claim’s photos while it is open, and 180 days after its order was over', async () => {
  const { id } = await makeClaim(asha)
  const { message } = await product.db
    .selectFrom('claims')
    .innerJoin('ticket_messages', 'ticket_messages.ticket_id', 'claims.ticket_id')
    .select('ticket_messages.id as message')
    .where('claims.id', '=', id)
    .executeTakeFirstOrThrow()
  const photo = { picture_id: randomUUID(), user_id: asha.user._id, ticket_message_id: message }
  await product.db
    .insertInto('message_pictures')
    .values({ ...photo, created_at: product.clock.read() })
    .execute()
  const isKept = async (at: string) => {
    product.clock.set(at)
    await deleteOldClaimPhotos(product.deps)
    const rows = await product.db
      .selectFrom('message_pictures')
      .select('picture_id')
      .where('picture_id', '=', photo.picture_id)
      .execute()
    return rows.length === 1
  }
  expect(await isKept('2026-06-18T06:30:00.000Z')).toBe(true)
  product.clock.set('2025-06-18T07:00:00.000Z')
  await decide(id)
  await settle(id)
  expect(await isKept('2025-12-15T06:00:00.000Z')).toBe(true)
  expect(await isKept('2025-12-15T07:00:00.000Z')).toBe(false)
})
