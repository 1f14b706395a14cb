import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '#contract/messages/notifications.ts'
import { readOrderDetail, changeLines } from '#contract/orders/order-detail.ts'
import { adminOrders, setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { plantList } from '#contract/clothes/plant.ts'
import { propose, readProposal } from '#contract/orders/proposals.ts'
import { placed, type OrderInput } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { endUnansweredProposals } from './end-unanswered-proposals.ts'
import {
  answerLine,
  orderBag,
  COUNTED,
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

const read = (order: { _id: string }): Promise<Order> => readOrderAs(asha, order)

async function said(): Promise<string[]> {
  await product.deps.events.settled()
  const { body } = await asha.call(notifications, {})
  return body.notifications.map(({ title, message }) => `${title}. ${message}`)
}

describe('more than may be charged without asking', () => {
  it('asks line by line, charges only after the answer, and stands in the staff’s list as waiting', async () => {
    const order = await placed(asha)
    const { status, body: proposal } = await makeProposal(order)
    expect([status, proposal.totalNow, proposal.lines.map(({ answer: each }) => each)]).toEqual([
      201,
      210,
      [null, null],
    ])
    expect(proposal.lines).toMatchObject([
      { itemId: 'wash-fold', before: 3, quantity: 5, more: 140, reason: 'More than you listed' },
      { itemId: 'dry-cleaning-shirt', before: 0, reason: 'Two shirts were in the bag' },
    ])
    expect(await read(order)).toMatchObject({ total: 210, askedUntil: proposal.answerUntil })
    const [asked] = await said()
    expect(asked).toContain('5 kg Wash & Fold, ₹140 more: More than you listed.')
    expect(asked).toContain('If we don’t hear from you, we’ll leave your order as you placed it')
    const { body: waiting } = await staff.call(adminOrders, { query: { due: 'approval' } })
    expect(waiting.map(({ _id }) => _id)).toEqual([order._id])
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'picked_up' } })
    const { body: plant } = await staff.call(plantList, {})
    expect(plant).toMatchObject([{ _id: order._id, askedUntil: proposal.answerUntil }])
  })

  it('is applied to the order with the last answer, and announced once', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order)
    const first = await answerLine(asha, proposal, 'wash-fold', 'do')
    expect([first.status, first.body.outcome, (await read(order)).total]).toEqual([200, null, 210])
    const last = await answerLine(asha, proposal, 'dry-cleaning-shirt', 'leave')
    expect([last.status, last.body.outcome, last.body.totalNow]).toEqual([200, 'answered', 350])
    const after = await read(order)
    expect(after).toMatchObject({
      total: 350,
      items: ['5 kg Wash & Fold'],
      priceTerms: { agreed: 350, tolerance: 21 },
    })
    expect(after).not.toHaveProperty('askedUntil')
    expect(after.history.at(-1)).toMatchObject({ event: 'changed', by: 'customer', toTotal: 350 })
    const message = await said()
    expect(message).toHaveLength(3)
    expect(message[0]).toContain('The total is now ₹350 instead of ₹210, as you agreed.')
  })

  it('accepts an answer by the link in the mail without signing in, and by no other link', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order)
    const key = await readMailedKey(asha)
    const visitor = product.newBrowser()
    expect(
      (
        await visitor.call(readProposal, {
          ...ownOrderParams(order),
          headers: { 'proposal-key': key },
        })
      ).status,
    ).toBe(200)
    const ben = await product.person({ name: 'Ben' })
    const foreign = [
      await visitor.call(readProposal, ownOrderParams(order)),
      await ben.call(readProposal, ownOrderParams(order)),
      await visitor.call(readProposal, {
        ...ownOrderParams(order),
        headers: { 'proposal-key': `${key}x` },
      }),
      await answerLine(visitor, proposal, 'wash-fold', 'do'),
      await answerLine(ben, proposal, 'wash-fold', 'do', 'somebody-elses'),
      await answerLine(staff, proposal, 'wash-fold', 'do'),
    ]
    expect(foreign.map(({ code }) => code)).toEqual(foreign.map(() => 'order_not_found'))
    await answerLine(visitor, proposal, 'wash-fold', 'do', key)
    const twice = await answerLine(visitor, proposal, 'wash-fold', 'leave', key)
    expect([twice.code, twice.message]).toEqual([
      'already_answered',
      'This has already been answered. To change it, please call us.',
    ])
    const done = await answerLine(visitor, proposal, 'dry-cleaning-shirt', 'return', key)
    expect(done.body).toMatchObject({ outcome: 'answered', totalNow: 350 })
  })

  it('leaves the order unchanged when every line is declined, and never removes all lines', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order, [{ itemId: 'wash-fold', quantity: 5 }])
    const nothing = await answerLine(asha, proposal, 'wash-fold', 'return')
    expect(nothing.code).toBe('nothing_left')
    const left = await answerLine(asha, proposal, 'wash-fold', 'leave')
    expect(left.body).toMatchObject({ outcome: 'answered', totalNow: 210 })
    const [message] = await said()
    expect(message).toContain(
      'As you asked, we left everything else as it was. The total stays ₹210.',
    )
    expect((await read(order)).history.at(-1)).toMatchObject({ event: 'kept' })
  })
})

describe('without an answer', () => {
  it('keeps the order unchanged once the time is over, and refuses later answers', async () => {
    const order = await placed(asha)
    const { body: proposal } = await makeProposal(order)
    await answerLine(asha, proposal, 'dry-cleaning-shirt', 'do')
    await endUnansweredProposals(product.deps)
    expect((await read(order)).askedUntil).toBe(proposal.answerUntil)
    product.clock.set(proposal.answerUntil)
    const late = await answerLine(asha, proposal, 'wash-fold', 'do')
    expect(late.code).toBe('answer_too_late')
    await endUnansweredProposals(product.deps)
    await endUnansweredProposals(product.deps)
    const after = await read(order)
    expect(after.items).toEqual(['3 kg Wash & Fold', '2 × Shirt (Dry Cleaning)'])
    expect(after).not.toHaveProperty('askedUntil')
    expect((await answerLine(asha, proposal, 'wash-fold', 'do')).code).toBe('answer_too_late')
    const { body } = await asha.call(readProposal, ownOrderParams(order))
    expect(body.outcome).toBe('lapsed')
  })
})

describe('the first price of a bag', () => {
  const bag = (fields: Partial<OrderInput> = {}) => orderBag(asha, fields)

  it('asks above the customer’s limit, and becomes the answered sum', async () => {
    const order = await bag()
    const { status, body: proposal } = await makeProposal(order)
    expect([status, proposal.counted, proposal.totalNow, proposal.total]).toEqual([
      201,
      false,
      0,
      380,
    ])
    const [asked] = await said()
    expect(asked).toContain(
      'The total is ₹380, which is more than we may charge without asking you.',
    )
    expect(asked).toContain('If we don’t hear from you, your clothes wait here')
    await answerLine(asha, proposal, 'wash-fold', 'do')
    const last = await answerLine(asha, proposal, 'dry-cleaning-shirt', 'return')
    expect(last.body).toMatchObject({ outcome: 'answered', totalNow: 350 })
    const after = await read(order)
    expect(after).toMatchObject({ total: 350, priceTerms: { agreed: 350 } })
    expect(after.history.at(-1)).toMatchObject({ event: 'counted', by: 'customer', toTotal: 350 })
    // Who washes it knows what isn't to be washed.
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'picked_up' } })
    const { body: plant } = await staff.call(plantList, {})
    expect(plant.find(({ _id }) => _id === order._id)).toMatchObject({
      items: ['5 kg Wash & Fold'],
      care: ['Goes back unwashed: 2 × Shirt (Dry Cleaning)'],
    })
  })

  it('waits without an answer, and charges nothing', async () => {
    const order = await bag()
    const { body: proposal } = await makeProposal(order)
    product.clock.set(proposal.answerUntil)
    await endUnansweredProposals(product.deps)
    expect(await read(order)).toMatchObject({ counted: false, total: 0 })
    const [message] = await said()
    expect(message).toContain('your clothes are waiting. We didn’t hear from you')
  })

  it('includes the express fee in the approval of its lines', async () => {
    const order = await bag({ deliveryPreference: 'express' })
    const { body: proposal } = await makeProposal(order, [{ itemId: 'wash-fold', quantity: 5 }])
    expect(proposal.total).toBe(370)
    await answerLine(asha, proposal, 'wash-fold', 'do')
    expect(await read(order)).toMatchObject({ total: 370, expressFee: 20 })
  })
})

describe('a proposal is refused', () => {
  it('refuses once staff changed the order, or asked again', async () => {
    const order = await placed(asha)
    const { body: first } = await makeProposal(order)
    const { body: second } = await makeProposal(order, [{ itemId: 'wash-fold', quantity: 6 }])
    expect((await answerLine(asha, first, 'wash-fold', 'do')).code).toBe('changed_meanwhile')
    await staff.call(changeLines, {
      ...orderParams(order),
      body: {
        lines: [{ itemId: 'wash-fold', quantity: 2 }],
        reason: 'Less than listed',
        total: 140,
        revision: 0,
      },
    })
    const outdated = await answerLine(asha, second, 'wash-fold', 'do')
    expect([outdated.code, outdated.message]).toEqual([
      'changed_meanwhile',
      'Your order has changed since we asked. Please check it again.',
    ])
    expect(await read(order)).toMatchObject({ total: 140 })
  })

  it('refuses when there is nothing to ask, and when staff saw an older state', async () => {
    const order = await placed(asha)
    expect((await makeProposal(order, [{ itemId: 'wash-fold', quantity: 2 }])).code).toBe(
      'nothing_to_ask',
    )
    const { body: detail } = await staff.call(readOrderDetail, orderParams(order))
    const body = { lines: COUNTED, reason: 'Counted', total: 1, revision: detail.revision }
    expect((await staff.call(propose, { ...orderParams(order), body })).code).toBe('price_changed')
  })
})
