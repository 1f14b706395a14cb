/** An expired card is refused everywhere, and nothing is charged. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import { choosePayment } from '#contract/orders/order-payments.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { addCard } from '#contract/accounts/profile.ts'
import { changeCard } from '#contract/club/subscription-changes.ts'
import { activeSubscription, subscribe } from '#contract/club/subscriptions.ts'
import { card, addMember, membership, installRecordingPayments } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'

type Subscribing = InputOf<typeof subscribe>['body']

const product = await testProduct()
let asha: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  asha = await product.person()
})

const EXPIRED = { ...card('tok_sim_ok'), expiryMonth: '05', expiryYear: '25' }
const refusal = { status: 422, code: 'card_expired' }

describe('an expired card', () => {
  it.each<[string, Partial<Subscribing>]>([
    ['a plan', {}],
    ['a free trial', { trial: true }],
  ])('starts neither %s nor a payment', async (_, fields) => {
    const payments = installRecordingPayments(product.deps)
    const body = membership({ ...fields, paymentMethod: EXPIRED })
    expect(await asha.call(subscribe, { body })).toMatchObject(refusal)
    expect(payments.asked).toEqual([])
    const params = { userId: asha.user._id }
    expect((await asha.call(activeSubscription, { params })).status).toBe(404)
  })

  it('does not replace a card that works', async () => {
    const { _id: id } = await addMember(asha)
    const answer = await asha.call(changeCard, { params: { id }, body: { paymentMethod: EXPIRED } })
    expect(answer).toMatchObject(refusal)
  })

  it('refuses to be saved', async () => {
    const answer = await asha.call(addCard, {
      params: { id: asha.user._id },
      body: saved('2025', '05'),
    })
    expect(answer).toMatchObject(refusal)
  })

  it('pays no later order when saved before it expired', async () => {
    const order = await placed(asha)
    const params = { id: asha.user._id }
    await asha.call(addCard, { params, body: saved('2025', '06') })
    product.clock.set('2025-06-30T18:31:00Z')
    const body = { paymentMethod: 'card' } as const
    expect(await asha.call(choosePayment, { params: { orderId: order._id }, body })).toMatchObject(
      refusal,
    )
    const later = orderInput({ pickupDate: '2025-07-02', ...body })
    expect(await asha.call(placeOrder, { body: later })).toMatchObject(refusal)
  })
})

describe('a card in its last month', () => {
  it('starts a plan', async () => {
    const lastMonth = { ...card('tok_sim_ok'), expiryMonth: '06', expiryYear: '2025' }
    const body = membership({ paymentMethod: lastMonth })
    expect((await asha.call(subscribe, { body })).status).toBe(201)
  })
})

function saved(expiryYear: string, expiryMonth: string) {
  const facts = { brand: 'Visa', last4: '4242', holder: 'Asha Rao', token: 'tok_sim_ok' }
  return { ...facts, expiryYear, expiryMonth }
}
