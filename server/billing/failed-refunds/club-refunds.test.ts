/** A refund of a Laundry Club charge that Razorpay accepted and the bank sent back. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  confirmSubscription,
  subscribe,
  subscriptionCharges,
} from '#contract/club/subscriptions.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readNow } from '#contract/operate/now.ts'
import { refundCharge } from '#contract/payments/payments.ts'
import { processDueSubscriptions } from '../club/process-due-subscriptions.ts'
import { razorpayPayments } from '../../platform/payments/razorpay.ts'
import { membership } from '../../testing/club.ts'
import { openFakeRazorpay, type FakeRazorpay } from '../../testing/stand-ins/fake-razorpay.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { brokenMoneyRules, RAZORPAY_KEYS, reportAtRazorpay } from './test-gateway-orders.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let razorpay: FakeRazorpay
let asha: SignedIn
let sent = 0
beforeAll(async () => {
  razorpay = await openFakeRazorpay()
})
afterAll(() => razorpay.close())
beforeEach(async () => {
  const urls = { apiUrl: razorpay.url, scriptUrl: `${razorpay.url}/v1/checkout.js` }
  product.deps.payments = razorpayPayments({ ...RAZORPAY_KEYS, ...urls })
  asha = await product.person({ phone: '+91 98450 00000' })
})

/** A first month of ₹25 that was paid. */
async function paidMonth(): Promise<{ id: string; chargeId: string }> {
  const { paymentMethod: _, ...input } = membership()
  const { body } = await asha.call(subscribe, { body: input })
  const { _id: id, action } = body as { _id: string; action: { orderId: string } }
  razorpay.pay(action.orderId, 'captured')
  await asha.call(confirmSubscription, { params: { id } })
  return { id, chargeId: (await chargeOf(id))._id }
}

const chargeOf = async (id: string) =>
  (await asha.call(subscriptionCharges, { params: { id } })).body[0]!

const refund = (id: string, amount?: number) =>
  staff.call(refundCharge, { params: { id }, body: { amount, reason: 'Sorry.' } })

/** Razorpay’s event that the bank sent back its latest refund. */
async function returned(event?: string): Promise<number> {
  const { id } = razorpay.refunds.at(-1)!
  razorpay.returnRefund(id)
  return reportAtRazorpay(product, `event-${(sent += 1)}`, { id }, { ...(event && { event }) })
}

const failedRefunds = async () => (await staff.call(readNow, {})).body.failedRefunds!.club

it('owes the money again, says so, and keeps one credit note when it is refunded again', async () => {
  const { id, chargeId } = await paidMonth()
  const before = await failedRefunds()
  expect((await refund(chargeId, 15)).body).toMatchObject({ refunded: 15 })
  expect(await returned()).toBe(200)
  expect(await chargeOf(id)).toMatchObject({ refunded: 0, creditNotes: [{ amount: 15 }] })
  expect(await failedRefunds()).toBe(before + 1)
  await expect
    .poll(async () => {
      const { body } = await asha.call(notifications, {})
      return body.notifications.map(({ message }) => message)
    })
    .toContain(
      'The bank didn’t accept our refund of ₹15.00 of your Laundry Club payment. We still owe it to you and will refund it again.',
    )
  expect(await brokenMoneyRules(product)).toEqual([])

  expect((await refund(chargeId, 10)).body).toMatchObject({
    refunded: 10,
    creditNotes: [{ amount: 15 }],
  })
  expect(await brokenMoneyRules(product)).toEqual([])
  const whole = await refund(chargeId)
  expect(whole.body).toMatchObject({ refunded: 25, creditNotes: [{ amount: 15 }, { amount: 10 }] })
  expect(await failedRefunds()).toBe(before)
  expect(await brokenMoneyRules(product)).toEqual([])
})

it('ignores an event that Razorpay didn’t sign, and counts a repeated one once', async () => {
  const { id, chargeId } = await paidMonth()
  await refund(chargeId)
  const entity = { id: razorpay.refunds.at(-1)!.id }
  razorpay.returnRefund(entity.id)
  const forged = { secret: 'another-secret' }
  expect(await reportAtRazorpay(product, 'forged', entity, forged)).toBe(400)
  expect(await chargeOf(id)).toMatchObject({ refunded: 25 })
  const answers = await Promise.all([
    reportAtRazorpay(product, 'same', entity),
    reportAtRazorpay(product, 'same', entity),
    reportAtRazorpay(product, 'processed', entity, { event: 'refund.processed' }),
  ])
  expect(answers).toEqual([200, 200, 200])
  expect(await chargeOf(id)).toMatchObject({ refunded: 0 })
  expect(await brokenMoneyRules(product)).toEqual([])
})

it('settles a refund by its event when the answer to it is lost, and asks no more', async () => {
  const { id, chargeId } = await paidMonth()
  const { payments } = product.deps
  product.deps.payments = {
    ...payments,
    async refund(asked) {
      await payments.refund(asked)
      throw new Error('the answer is lost')
    },
  }
  expect((await refund(chargeId)).code).toBe('payment_unavailable')
  const made = razorpay.refunds.length
  expect(await returned()).toBe(200)
  expect(await chargeOf(id)).toMatchObject({ refunded: 0, creditNotes: [] })
  product.clock.set(new Date(product.clock.read().getTime() + 600_000).toISOString())
  await processDueSubscriptions(product.deps)
  expect(razorpay.refunds).toHaveLength(made)
  expect(await brokenMoneyRules(product)).toEqual([])
})
