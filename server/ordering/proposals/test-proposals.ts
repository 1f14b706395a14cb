/** An order with a proposal, for tests. */
import { changeLines, quoteLines } from '#contract/orders/order-detail.ts'
import { orderDetails, placeOrder, type Order } from '#contract/orders/orders.ts'
import { answerProposal, propose, type Proposal } from '#contract/orders/proposals.ts'
import type { InputOf } from '#contract/base/call.ts'
import type { ProposalAnswer } from '#domain/orders/price-proposals.ts'
import { readMailsTo, secretInMail } from '../../testing/mails.ts'
import { orderInput, type OrderInput } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const product = await testProduct()
export const staff = await product.person({ role: 'admin', name: 'Meera' })

/** ₹70 a kilogram, and a shirt at ₹15: of 3 kg for ₹210, ₹231 may be charged without asking. */
export const COUNTED = [
  { itemId: 'wash-fold', quantity: 5 },
  { itemId: 'dry-cleaning-shirt', quantity: 2 },
]
export const orderParams = (order: { _id: string }) => ({ params: { id: order._id } })
export const ownOrderParams = (order: { _id: string }) => ({ params: { orderId: order._id } })

type Asked = Partial<InputOf<typeof propose>['body']>

export async function makeProposal(order: { _id: string }, lines = COUNTED, asked: Asked = {}) {
  const { body } = await staff.call(quoteLines, { ...orderParams(order), body: { lines } })
  return staff.call(propose, {
    ...orderParams(order),
    body: {
      lines,
      reason: 'More than you listed',
      reasons: { 'dry-cleaning-shirt': 'Two shirts were in the bag' },
      total: body.quote?.total ?? 0,
      revision: 0,
      ...asked,
    },
  })
}

/** Makes the order another one: 2 kg for ₹140. */
export function reduceOrderLines(order: { _id: string }) {
  return staff.call(changeLines, {
    ...orderParams(order),
    body: {
      lines: [{ itemId: 'wash-fold', quantity: 2 }],
      reason: 'Less than listed',
      total: 140,
      revision: 0,
    },
  })
}

export function answerLine(
  who: Pick<SignedIn, 'call'>,
  { _id: proposalId, orderId }: Proposal,
  itemId: string,
  said: ProposalAnswer,
  key?: string,
) {
  return who.call(answerProposal, {
    params: { orderId },
    body: { proposalId, itemId, answer: said, key },
  })
}

export async function readOrderAs(who: SignedIn, order: { _id: string }): Promise<Order> {
  return (await who.call(orderDetails, ownOrderParams(order))).body as Order
}

/** A bag for which ₹300 may be charged without asking. */
export async function orderBag(who: SignedIn, fields: Partial<OrderInput> = {}): Promise<Order> {
  const { lines: _, ...order } = orderInput({
    toBeCounted: ['wash-fold'],
    mostWithoutAsking: 300,
    ...fields,
  })
  return (await who.call(placeOrder, { body: order })).body
}

/** Of the link that was mailed. */
export async function readMailedKey({ user }: SignedIn): Promise<string> {
  await product.deps.events.settled()
  const mails = await readMailsTo(product, user.email, 2)
  return secretInMail(mails.map(({ text }) => text).join('\n'), 'key')
}
