/** Refused cards and failed payments: in the payer's language, at once and as stored. */
import { expect, it } from 'vitest'
import { addCard } from '#contract/accounts/profile.ts'
import { activeSubscription, subscribe } from '#contract/club/subscriptions.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { pseudoText } from '#words/testing/pseudo-language.ts'
import { PSEUDO } from '#words/testing/pseudo-reader.ts'
import { cardRefusals } from '#words/en/payments/card-refusals.ts'
import { CARD } from '../../testing/cards.ts'
import { addMember, card, membership } from '../../testing/club.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'
import { processDueSubscriptions } from '../club/process-due-subscriptions.ts'

const product = await testProduct({ languages: [PSEUDO] })
const staff = await product.person({ role: 'admin' })
const asha = await product.person()
await product.db
  .updateTable('users')
  .set({ language: 'xx' })
  .where('id', '=', asha.user._id)
  .execute()

const DECLINED = pseudoText(cardRefusals.card_declined)
const params = { id: asha.user._id }

it('refuses to save a card', async () => {
  const answer = await asha.call(addCard, { params, body: { ...CARD, token: 'tok_sim_expired' } })
  expect([answer.code, answer.message]).toEqual([
    'payment_failed',
    pseudoText(cardRefusals.expired_card),
  ])
})

it('declines a subscription, also when it is asked for again', async () => {
  const body = membership({ paymentMethod: card('tok_sim_declined') })
  const headers = { 'idempotency-key': 'declined-once' }
  for (let time = 1; time <= 2; time++) {
    const answer = await asha.call(subscribe, { body, headers })
    expect([answer.code, answer.message]).toEqual(['payment_failed', DECLINED])
  }
})

it('stores why an order was not charged, which staff read as its customer does', async () => {
  const token = 'tok_sim_fails_later'
  const cardId = (await asha.call(addCard, { params, body: { ...CARD, token } })).body._id
  const { _id: orderId } = await placed(asha, { paymentMethod: 'card', cardId })
  await staff.call(setOrderStatus, { params: { id: orderId }, body: { status: 'ready' } })
  const noteFor = async (reader: typeof asha) => {
    const { body } = await reader.call(orderDetails, { params: { orderId } })
    return (body as { payments: { note: string | null }[] }).payments[0]?.note
  }
  await expect.poll(() => noteFor(asha), { timeout: 15_000 }).toBe(DECLINED)
  expect(await noteFor(staff)).toBe(DECLINED)
})

it('stores why a renewal was not charged', async () => {
  await addMember(asha, { paymentMethod: card('tok_sim_fails_later') })
  product.clock.set('2025-07-18T06:31:00Z')
  await processDueSubscriptions(product.deps)
  const { body } = await asha.call(activeSubscription, { params: { userId: asha.user._id } })
  expect(JSON.stringify(body)).toContain(DECLINED)
})
