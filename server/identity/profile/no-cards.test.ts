/** A laundry without a payment service accepts no cards: simulated tokens only work in a demo. */
import { beforeEach, describe, expect, it } from 'vitest'
import { choosePayment } from '#contract/orders/order-payments.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { paymentSettings } from '#contract/payments/payments.ts'
import { addCard } from '#contract/accounts/profile.ts'
import { changeCard } from '#contract/club/subscription-changes.ts'
import { activeSubscription, subscribe, subscriptionCharges } from '#contract/club/subscriptions.ts'
import { readConfig } from '../../platform/config/config.ts'
import { noPayments } from '../../platform/payments/none.ts'
import { simulatedPayments } from '../../platform/payments/simulated.ts'
import { processDueSubscriptions } from '../../billing/club/process-due-subscriptions.ts'
import { card, addMember, membership } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'
import { CARD } from '../../testing/cards.ts'

const product = await testProduct({ config: { simulatedPayments: false } })
let asha: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  product.deps.payments = noPayments()
  asha = await product.person()
})

const refusal = {
  status: 422,
  code: 'card_not_available',
  message: 'Cards are not taken here yet. Please pay in cash or by UPI.',
}
const BY_CARD = { paymentMethod: 'card' } as const
const saved = () => ({
  params: { id: asha.user._id },
  body: CARD,
})

describe('a laundry without a payment service', () => {
  it('is one that starts without payment keys and not as a demo', async () => {
    const { dataDir } = product.deps.config
    expect(readConfig({ DATA_DIR: dataDir, DEMO: '0' }).simulatedPayments).toBe(false)
    expect((await product.visitor.call(paymentSettings, {})).body.provider).toBe('none')
  })

  it('saves no card', async () => {
    expect(await asha.call(addCard, saved())).toMatchObject(refusal)
  })

  it.each([
    ['with a token', membership()],
    ['without one', { ...membership(), paymentMethod: { ...card(''), token: undefined } }],
    ['for a free trial', membership({ trial: true })],
  ])('starts no plan by a card %s', async (_, body) => {
    const answer = await asha.call(subscribe, { body })
    expect([refusal.code, 'trial_not_offered']).toContain(answer.code)
    const params = { userId: asha.user._id }
    expect((await asha.call(activeSubscription, { params })).status).toBe(404)
  })
})

describe('earlier cards from simulated payments', () => {
  beforeEach(() => {
    product.deps.payments = simulatedPayments()
  })

  it('pay no order, neither when it is placed nor later', async () => {
    await asha.call(addCard, saved())
    product.deps.payments = noPayments()
    expect(await asha.call(placeOrder, { body: orderInput(BY_CARD) })).toMatchObject(refusal)
    const { _id: orderId } = await placed(asha)
    expect(await asha.call(choosePayment, { params: { orderId }, body: BY_CARD })).toMatchObject(
      refusal,
    )
  })

  it('pay no renewal, and the member reads why', async () => {
    const { _id: id } = await addMember(asha)
    product.deps.payments = noPayments()
    product.clock.set('2025-07-18T06:31:00Z')
    await processDueSubscriptions(product.deps)
    const charges = (await asha.call(subscriptionCharges, { params: { id } })).body
    expect(charges.map(({ status }) => status)).toContain('failed')
    expect(
      await asha.call(changeCard, { params: { id }, body: { paymentMethod: card('tok_sim_ok') } }),
    ).toMatchObject(refusal)
  })
})
