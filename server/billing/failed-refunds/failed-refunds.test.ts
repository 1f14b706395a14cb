/**
 * A refund that the payment service accepted and its bank sends back: the money is owed again, is said to be, and can
 * be given another way.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#contract/audit/audit.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readNow } from '#contract/operate/now.ts'
import { cashOfDay } from '#contract/cash/cash.ts'
import { stripePayments } from '../../platform/payments/stripe.ts'
import { openFakeStripe, type FakeStripe } from '../../testing/stand-ins/fake-stripe.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import {
  brokenMoneyRules,
  ledgerOf,
  paidByCard,
  readAs,
  refund,
  reportAtStripe,
  STRIPE_KEYS,
} from './test-gateway-orders.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let stripe: FakeStripe
let asha: SignedIn
let sent = 0
beforeAll(async () => {
  stripe = await openFakeStripe()
  const urls = { apiUrl: stripe.url, scriptUrl: `${stripe.url}/v3/` }
  product.deps.payments = stripePayments({ ...STRIPE_KEYS, ...urls })
})
afterAll(() => stripe.close())
beforeEach(async () => {
  asha = await product.person()
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
})

const report = (object: { id: string }, type?: string, id = `evt_refund_${(sent += 1)}`) =>
  reportAtStripe(product, id, object, type)

/** An order of which ₹60 were given back to the card, and the bank sent them back. */
async function returned() {
  const order = await paidByCard({ asha, staff }, 'pm_ok')
  expect((await refund(staff, order, { amount: 60 })).status).toBe(201)
  return { order, failed: stripe.returnRefund(stripe.refundObjects.at(-1)!.id) }
}

const messagesOf = async (person: SignedIn) =>
  (await person.call(notifications, {})).body.notifications.map(({ message }) => message)

const failedRefunds = async (person = staff) =>
  (await person.call(readNow, {})).body.failedRefunds?.orders ?? null

it('owes the money again once its bank has sent it back, with the reason for staff alone', async () => {
  const { order, failed } = await returned()
  expect(await readAs(asha, order)).toMatchObject({ amountRefunded: 60, refundDue: 0 })
  expect(await report(failed)).toBe(200)
  const owed = { charged: 150, amountPaid: 210, amountRefunded: 0, amountDue: 0, refundDue: 60 }
  const seen = await readAs(asha, order)
  expect(seen).toMatchObject({ ...owed, payments: [{}, { status: 'failed', amount: 60 }] })
  expect(seen.payments[1]).not.toHaveProperty('failure')
  expect((await readAs(staff, order)).payments[1]).toMatchObject({
    status: 'failed',
    note: 'A stain stayed.',
    failure: 'The card was lost, has expired or was cancelled.',
  })
  expect(await ledgerOf(product, order)).toEqual({ gateway: 21_000, order_sales: -21_000 })
  expect(await brokenMoneyRules(product)).toEqual([])
})

it('counts an event once, whether it is repeated, late or of another name', async () => {
  const { order, failed } = await returned()
  const events = await Promise.all([
    report(failed, 'refund.failed', 'evt_same'),
    report(failed, 'refund.failed', 'evt_same'),
    report(failed, 'refund.updated'),
    report(failed, 'charge.refund.updated'),
    // Sent before the failure, and late.
    report(Object.assign({ ...failed }, { status: 'succeeded' }), 'refund.created'),
  ])
  expect(events).toEqual([200, 200, 200, 200, 200])
  expect(await readAs(asha, order)).toMatchObject({ amountRefunded: 0, refundDue: 60 })
  expect(await ledgerOf(product, order)).toEqual({ gateway: 21_000, order_sales: -21_000 })
})

it('leaves a refund as it is while Stripe says that it went through', async () => {
  const order = await paidByCard({ asha, staff }, 'pm_ok')
  await refund(staff, order, { amount: 60 })
  expect(await report(stripe.refundObjects.at(-1)!, 'refund.updated')).toBe(200)
  expect(await readAs(asha, order)).toMatchObject({ amountRefunded: 60, refundDue: 0 })
})

it('ignores refunds that are none of the product’s', async () => {
  const made = { object: 'refund', status: 'failed', amount: 1, payment_intent: 'pi_0' } as const
  stripe.refundObjects.push({ ...made, id: 're_dashboard', metadata: {} })
  stripe.refundObjects.push({ ...made, id: 're_other', metadata: { key: 'another-shop' } })
  expect(await report({ id: 're_dashboard' })).toBe(200)
  expect(await report({ id: 're_other' })).toBe(200)
  expect(await report({ id: 're_unknown' })).toBe(200)
})

it('tells its customer, staff on Now and the audit log', async () => {
  const before = await failedRefunds()
  const { order, failed } = await returned()
  await report(failed)
  await expect
    .poll(() => messagesOf(asha))
    .toContain(
      `The bank didn’t accept our refund of ₹60 for order ${order.number}. We still owe you ₹60 and will refund it another way.`,
    )
  expect(await failedRefunds()).toBe(before! + 1)
  const counter = await product.person({ preset: 'counter' })
  expect(await failedRefunds(counter)).toBeNull()
  await expect
    .poll(async () => (await staff.call(auditLog, { query: {} })).body[0]?.summary)
    .toBe(`Order ${order.number}: the refund of ₹60 failed at the bank`)
})

it('is paid another way by staff, in cash that counts in the till, with no second credit note', async () => {
  const { order, failed } = await returned()
  await report(failed)
  const before = await failedRefunds()
  const more = await refund(staff, order, { amount: 61, way: 'cash' })
  expect([more.code, more.message]).toEqual(['not_refundable', 'At most ₹60 can be refunded.'])
  const again = await refund(staff, order, { amount: 60, way: 'cash' })
  expect(again.status).toBe(201)
  expect(again.body).toMatchObject({
    charged: 150,
    goodwill: 60,
    amountRefunded: 60,
    refundDue: 0,
    payments: [{}, { status: 'failed' }, { kind: 'refund', method: 'cash', status: 'succeeded' }],
  })
  expect(await failedRefunds()).toBe(before! - 1)
  expect(await ledgerOf(product, order)).toEqual({
    gateway: 21_000,
    order_sales: -15_000,
    till: -6000,
  })
  const { body } = await staff.call(cashOfDay, { params: { date: '2025-06-18' } })
  expect(body.total).toMatchObject({ refunded: 60 })
  expect(await brokenMoneyRules(product)).toEqual([])
})

it('goes to the card again where staff say no other way', async () => {
  const { order, failed } = await returned()
  await report(failed)
  const count = stripe.refunds.length
  expect((await refund(staff, order, { amount: 60 })).status).toBe(201)
  expect(stripe.refunds).toHaveLength(count + 1)
  expect(await readAs(asha, order)).toMatchObject({ amountRefunded: 60, refundDue: 0 })
})

it('goes back to the card alone, as long as no refund to it has failed', async () => {
  const order = await paidByCard({ asha, staff }, 'pm_ok')
  const refused = await refund(staff, order, { amount: 60, way: 'upi', reference: 'UTR 1' })
  expect([refused.status, refused.code]).toEqual([409, 'not_refundable'])
  expect(await readAs(asha, order)).toMatchObject({ amountRefunded: 0 })
})
