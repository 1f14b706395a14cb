import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { changeLines } from '#contract/orders/order-detail.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { giveGoodwill } from '#contract/orders/order-payments.ts'
import { readProposal, type Proposal } from '#contract/orders/proposals.ts'
import { type DeliveryWindow, deliveryWindowsFrom } from '#domain/slots/delivery-windows.ts'
import { slotIdOfWindow } from '#domain/slots/slot-id.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { endUnansweredProposals } from './end-unanswered-proposals.ts'
import {
  answerLine,
  orderBag,
  reduceOrderLines,
  readMailedKey,
  ownOrderParams,
  orderParams,
  product,
  makeProposal,
  readOrderAs,
  staff,
} from './test-proposals.ts'

let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
})

async function seen(order: { _id: string }, who = asha): Promise<Proposal> {
  return (await who.call(readProposal, ownOrderParams(order))).body
}

async function silent({ answerUntil }: Proposal): Promise<void> {
  product.clock.set(answerUntil)
  await endUnansweredProposals(product.deps)
}

const standing = ({ standing: what, cameTo, lines }: Proposal) => [
  what,
  cameTo,
  ...lines.map((line) => line.answer),
]

describe('after the answer', () => {
  it('shows customer, staff and the link which line was approved and which declined', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order)
    expect(standing(proposal)).toEqual(['waiting', null, null, null])
    const key = await readMailedKey(asha)
    await answerLine(asha, proposal, 'wash-fold', 'do')
    await answerLine(asha, proposal, 'dry-cleaning-shirt', 'leave')
    const byLink = await product
      .newBrowser()
      .call(readProposal, { ...ownOrderParams(order), headers: { 'proposal-key': key } })
    for (const each of [await seen(order), await seen(order, staff), byLink.body])
      expect(standing(each)).toEqual(['done', 350, 'do', 'leave'])
  })

  it('reports each answered line at once to everyone viewing the order', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order)
    const heard: string[] = []
    const stop = product.deps.live.on('order_parts', ({ orderId }) => heard.push(orderId))
    await answerLine(asha, proposal, 'wash-fold', 'do')
    await expect.poll(() => heard).toEqual([order._id])
    stop()
  })

  it('shows no total in the answered proposal once the order’s cost has changed otherwise', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order, [{ itemId: 'wash-fold', quantity: 5 }])
    await answerLine(asha, proposal, 'wash-fold', 'leave')
    expect(standing(await seen(order))).toEqual(['declined', 210, 'leave'])
    await reduceOrderLines(order)
    expect(standing(await seen(order))).toEqual(['declined', null, 'leave'])
  })

  it('shows the cost of the order after goodwill', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order, [{ itemId: 'wash-fold', quantity: 5 }])
    await answerLine(asha, proposal, 'wash-fold', 'do')
    expect(standing(await seen(order))).toEqual(['done', 350, 'do'])
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'completed' } })
    const { status } = await staff.call(giveGoodwill, {
      ...orderParams(order),
      body: { amount: 15, reason: 'We were late.', seen: 350 },
    })
    expect(status).toBe(201)
    expect(standing(await seen(order))).toEqual(['done', 335, 'do'])
    expect((await readOrderAs(asha, order)).charged).toBe(335)
  })
})

describe('once the time to answer is over', () => {
  it('keeps the given answers, and marks the rest as unanswered', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order)
    await answerLine(asha, proposal, 'wash-fold', 'do')
    product.clock.set(proposal.answerUntil)
    expect(standing(await seen(order))).toEqual(['late', null, 'do', null])
    await endUnansweredProposals(product.deps)
    expect(standing(await seen(order))).toEqual(['partly', 350, 'do', null])
  })

  it('keeps an uncounted bag waiting, and doesn’t say that it is done as ordered', async () => {
    const order = await orderBag(asha)
    const { body: proposal } = await makeProposal(order)
    await silent(proposal)
    const after = await seen(order)
    expect([after.isBag, after.counted, ...standing(after)]).toEqual([
      true,
      false,
      'lapsed',
      null,
      null,
      null,
    ])
    // Staff have spoken to its customer, and count it.
    const counted = await staff.call(changeLines, {
      ...orderParams(order),
      body: {
        lines: [{ itemId: 'wash-fold', quantity: 5 }],
        reason: 'Counted',
        total: 350,
        revision: 0,
        agreed: true,
      },
    })
    expect(counted.status).toBe(200)
    const later = await seen(order)
    expect([later.isBag, later.counted, ...standing(later)]).toEqual([
      true,
      undefined,
      'lapsed',
      null,
      null,
      null,
    ])
  })

  it('leaves the order unchanged when an answer can’t be applied, and says so', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order, [
      { itemId: 'dry-cleaning-shirt', quantity: 2 },
      { itemId: 'wash-fold', quantity: 6 },
    ])
    // Without an answer about the shirts nothing would be left of the order.
    await answerLine(asha, proposal, 'wash-fold', 'return')
    await silent(proposal)
    const after = await seen(order)
    expect(after.standing).toBe('stuck')
    expect((await readOrderAs(asha, order)).total).toBe(210)
    await product.deps.events.settled()
    const { body } = await asha.call(notifications, {})
    expect(body.notifications[0]!.message).toBe(
      'We can no longer do what you chose, so we left your order as it was. The total stays ₹210. Please call us.',
    )
  })
})

it('marks the proposal as outdated once the order has changed or is over', async () => {
  const changed = await placed(asha)
  await makeProposal(changed)
  await staff.call(changeLines, {
    ...orderParams(changed),
    body: {
      lines: [{ itemId: 'wash-fold', quantity: 2 }],
      reason: 'Less than listed',
      total: 140,
      revision: 0,
    },
  })
  expect((await seen(changed)).standing).toBe('outdated')
  const cancelled = await placed(asha)
  await makeProposal(cancelled)
  await staff.call(setOrderStatus, {
    ...orderParams(cancelled),
    body: { status: 'cancelled', reason: 'Not wanted any more' },
  })
  expect((await seen(cancelled)).standing).toBe('outdated')
})

describe('the promise', () => {
  const MINUTE_MS = 60_000
  const windowOf = async (order: { _id: string }) => (await readOrderAs(asha, order)).deliveryWindow
  const later = (minutes: number) =>
    product.clock.set(new Date(product.deps.clock().getTime() + minutes * MINUTE_MS).toISOString())
  const takenIn = async (window: DeliveryWindow) =>
    (
      await product.db
        .selectFrom('delivery_windows')
        .select('booked')
        .where('id', '=', slotIdOfWindow(window))
        .executeTakeFirstOrThrow()
    ).booked
  /** Fills every window but one, until the end of the test. */
  const fillWindowsBut = async (one: DeliveryWindow) => {
    const { db, deps, clock } = product
    const schedule = { ...(await deps.laundry(MAIN_BRANCH).settings.current()), now: clock.read() }
    const inTwoWeeks = new Date(clock.read().getTime() + 14 * DAY_MS)
    const days = [clock.read(), inTwoWeeks].flatMap((from) => deliveryWindowsFrom(from, schedule))
    const all = days.flatMap(({ date, windows }) =>
      windows.map(({ label: time }) => slotIdOfWindow({ date, time })),
    )
    const ids = [...new Set(all)].filter((id) => id !== slotIdOfWindow(one))
    const setBooked = (booked: number) =>
      db
        .insertInto('delivery_windows')
        .values(ids.map((id) => ({ id, booked })))
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ booked }))
        .execute()
    await setBooked(1000)
    onTestFinished(async () => void (await setBooked(5)))
  }
  const told = async () =>
    (await asha.call(notifications, {})).body.notifications.map(({ message }) => message).join(' ')

  it('stays when the answer comes soon', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order, [{ itemId: 'wash-fold', quantity: 5 }])
    later(50)
    await answerLine(asha, proposal, 'wash-fold', 'do')
    expect(await windowOf(order)).toEqual(order.deliveryWindow)
  })

  it('moves by the time the answer took, with a place in its new window, and the customer reads why', async () => {
    const order = await placed(asha)
    expect(order.deliveryWindow?.time).toBe('9-11 AM')
    const before = await takenIn(order.deliveryWindow!)
    const { body: proposal } = await makeProposal(order, [{ itemId: 'wash-fold', quantity: 5 }])
    later(150)
    await answerLine(asha, proposal, 'wash-fold', 'do')
    const now = await readOrderAs(asha, order)
    expect(now.deliveryWindow).toEqual({ ...order.deliveryWindow, time: '1-3 PM' })
    expect(now.history.at(-1)).toMatchObject({ event: 'delivery_moved', by: 'system' })
    expect(await told()).toContain('We waited for your answer, so your clothes will be back later.')
    expect(await takenIn(order.deliveryWindow!)).toBe(before - 1)
  })

  it('stays, with its place, when every later window is full', async () => {
    const orders = [await placed(asha), await placed(asha)]
    const asked = await Promise.all(orders.map((order) => makeProposal(order)))
    const window = orders[0]!.deliveryWindow!
    const before = await takenIn(window)
    await fillWindowsBut(window)
    const ends = asked.map(({ body }) => body.answerUntil).toSorted()
    product.clock.set(ends.at(-1)!)
    await endUnansweredProposals(product.deps)
    expect(await Promise.all(orders.map(windowOf))).toEqual([window, window])
    expect((await Promise.all(orders.map((order) => seen(order)))).map(standing)).toEqual([
      ['lapsed', 210, null, null],
      ['lapsed', 210, null, null],
    ])
    expect(await takenIn(window)).toBe(before)
  })

  it('also moves without an answer, except for the evening of an express order', async () => {
    const [order, express] = [
      await placed(asha),
      await placed(asha, { deliveryPreference: 'express' }),
    ]
    const { body: proposal } = await makeProposal(order)
    await makeProposal(express, [{ itemId: 'wash-fold', quantity: 5 }])
    await silent(proposal)
    expect((await windowOf(order))?.time).not.toBe(order.deliveryWindow?.time)
    expect(await windowOf(express)).toEqual(express.deliveryWindow)
  })
})
