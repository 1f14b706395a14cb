/** Questions that wait to leave when they are answered, or can't be answered any more. */
import { beforeEach, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { cancelOrder, type Order } from '#contract/orders/orders.ts'
import type { Proposal } from '#contract/orders/proposals.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  answerLine,
  makeProposal,
  orderParams,
  ownOrderParams,
  product,
  reduceOrderLines,
  staff,
} from './test-proposals.ts'

let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  product.deps.jobs.pause()
  asha = await product.person({ name: 'Asha' })
})

/** The questions to Asha that wait, or have another channel to be tried on. */
async function asked(): Promise<number> {
  await product.deps.events.settled()
  const rows = await product.db
    .selectFrom('outbox_messages')
    .select('parts')
    .where('user_id', '=', asha.user._id)
    .where((eb) => eb.or([eb('status', '=', 'waiting'), eb('next_channels', 'is not', null)]))
    .execute()
  return rows.filter(({ parts }) => parts[0]?.kind === 'order.more_proposed').length
}

const ENDS: Record<string, (order: Order, proposal: Proposal) => Promise<unknown>> = {
  'is answered': async (_, proposal) => {
    for (const item of ['wash-fold', 'dry-cleaning-shirt'])
      await answerLine(asha, proposal, item, 'do')
  },
  'is about an order that its customer cancels': (order) =>
    asha.call(cancelOrder, ownOrderParams(order)),
  'is about an order that staff cancel': (order) =>
    staff.call(setOrderStatus, {
      ...orderParams(order),
      body: { status: 'cancelled', reason: 'Asked by phone' },
    }),
  'is about lines that staff change': (order) => reduceOrderLines(order),
}

it.each(Object.entries(ENDS))('isn’t asked any more once it %s', async (_, end) => {
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  expect(await asked()).toBe(1)
  await end(order, proposal)
  expect(await asked()).toBe(0)
})

it('is asked once where another one replaces it', async () => {
  const order = await placed(asha)
  await makeProposal(order)
  await makeProposal(order, [{ itemId: 'wash-fold', quantity: 6 }])
  expect(await asked()).toBe(1)
})
