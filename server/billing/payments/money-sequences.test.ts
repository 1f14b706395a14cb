import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { userStats } from '#contract/accounts/accounts.ts'
import { adminStats } from '#contract/audit/activity.ts'
import { changeBooking, quoteBooking } from '#contract/orders/booking-change.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderInvoice } from '#contract/invoices/invoices.ts'
import { readLoyalty, redeemReward } from '#contract/discounts/loyalty.ts'
import { changeLines, quoteLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { markOrderPaid, refundOrder } from '#contract/orders/order-payments.ts'
import { cancelOrder, type Order } from '#contract/orders/orders.ts'
import { addCard } from '#contract/accounts/profile.ts'
import { makePromoCode } from '#contract/discounts/promo-codes.ts'
import { quote } from '#contract/orders/quotes.ts'
import { fromRupees, sumPaise } from '#domain/base/money.ts'
import { newId } from '../../platform/ids.ts'
import { addMember, installRecordingPayments } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  applyTax,
  expectInvoicesMatchOrder,
  readExportedRows,
  type RandomTax,
  readOrderFromNetwork,
  sequenceCount,
  sumOfColumn,
} from '../../testing/random-money.ts'
import { PROMO_CODE } from '../../testing/promo-codes.ts'
import {
  ALL_GIVEN_BACK,
  CHANGED_BY_BOTH,
  sequence,
  type Sequence,
  type Step,
} from './test-money-sequences.ts'

/** Each takes some seconds on two engines; the rules alone run 10,000 (domain/orders/order-money.test.ts). */
const SEQUENCES = sequenceCount(8)

/** It keeps nothing for another order, so that all sources meet in one. */
const CODE = { ...PROMO_CODE, withVoucher: true }

let customers = 0

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
beforeAll(async () => {
  installRecordingPayments(product.deps)
  await staff.call(makePromoCode, { body: CODE })
})

/** Somebody with what the sequence asks for, and the order they place. */
async function begin(input: Sequence): Promise<{ asha: SignedIn; order: Order }> {
  await product.db.updateTable('pickup_slots').set({ booked: 0 }).execute()
  const asha = await product.person()
  customers += 1
  await applyTax(staff, asha, input)
  if (input.inClub) await addMember(asha, { planId: 'basic' })
  if (input.withVoucher) {
    await product.db
      .insertInto('loyalty_entries')
      .values({
        id: newId(new Date()),
        user_id: asha.user._id,
        points: 500,
        reason: 'referral',
        order_id: null,
        voucher_id: null,
        created_at: new Date(),
      })
      .execute()
    await asha.call(redeemReward, { params: { id: 'five-off' } })
  }
  const card = { token: 'tok_sim_ok', brand: 'Visa', last4: '4242', holder: 'Asha' }
  const expiry = { expiryMonth: '09', expiryYear: '2031' }
  await asha.call(addCard, { params: { id: asha.user._id }, body: { ...card, ...expiry } })
  const lines = [{ itemId: 'wash-fold', quantity: input.kilograms }]
  const order = await placed(asha, {
    lines,
    promoCode: input.withPromo ? await codeFor(asha, lines) : '',
    paymentMethod: input.byCard ? 'card' : 'cash',
  })
  return { asha, order }
}

/** The code where it takes something off, and none where the Laundry Club covers all. */
async function codeFor(asha: SignedIn, lines: { itemId: string; quantity: number }[]) {
  const { promoCode } = CODE
  const { body } = await asha.call(quote, { body: { lines, promoCode } })
  return body.refusals.length === 0 ? promoCode : ''
}

/** Whatever is refused changes nothing, so refusals don't matter here. */
async function take(asha: SignedIn, next: Step, { _id: id, ...order }: Order): Promise<void> {
  const params = { id }
  if (next.do === 'change') {
    const lines = [{ itemId: 'wash-fold', quantity: next.kilograms }]
    const { status, body } = await staff.call(quoteLines, { params, body: { lines } })
    if (status !== 200) return
    const { revision } = (await staff.call(readOrderDetail, { params })).body
    const seen = { total: body.quote.total, revision, agreed: true }
    await staff.call(changeLines, { params, body: { lines, reason: 'Weighed.', ...seen } })
  } else if (next.do === 'book') {
    const call = { params: { orderId: id } }
    const lines = [{ itemId: 'wash-fold', quantity: next.kilograms }]
    const { status, body } = await asha.call(quoteBooking, { ...call, body: { lines } })
    if (status !== 200) return
    const seen = { total: body.quote.total, revision: body.revision }
    const changed = await asha.call(changeBooking, { ...call, body: { lines, ...seen } })
    if (changed.body.total !== seen.total) throw new Error(`${changed.message}, was ${seen.total}`)
  } else if (next.do === 'pay')
    await staff.call(markOrderPaid, { params, body: { method: next.method } })
  else if (next.do === 'give back') {
    const left = fromRupees(order.amountPaid) - fromRupees(order.amountRefunded)
    const amount = Math.round(left * next.share) / 100
    if (amount > 0)
      await staff.call(refundOrder, { params, body: { amount, reason: 'A stain stayed.' } })
  } else await staff.call(setOrderStatus, { params, body: { status: next.status } })
}

async function read(asha: SignedIn, { _id: orderId }: Order): Promise<Order> {
  const details = () => readOrderFromNetwork(asha, orderId, customers)
  await expect
    .poll(async () => (await details()).payments.some(({ status }) => status === 'pending'), {
      timeout: 20_000,
    })
    .toBe(false)
  return details()
}

const revenueNow = async () =>
  Math.round((await staff.call(adminStats, {})).body.totalRevenue * 100)

/** Page, invoice, credit notes, spreadsheets, stats and points say the same of an order. */
async function expectAgreement(
  asha: SignedIn,
  order: Order,
  { earnedBefore, ...tax }: RandomTax & { earnedBefore: number },
): Promise<void> {
  const paise = (rupees: number) => fromRupees(rupees)
  const charged = paise(order.charged)
  const takenOff = sumPaise(order.adjustments.map(({ amount }) => paise(amount)))
  expect(takenOff).toBe(paise(order.covered) + paise(order.discount))
  const revenue = order.status === 'completed' ? charged : 0
  expect(charged).toBe(
    paise(order.amountPaid) -
      paise(order.amountRefunded) +
      paise(order.amountDue) -
      paise(order.refundDue),
  )
  const [row] = (await readExportedRows(staff, 'orders.csv')).filter(
    ({ Order: number }) => number === order.number,
  )
  expect([row!['Charged (₹)'], row!['Due (₹)'], row!['Goodwill (₹)']].map(Number)).toEqual([
    order.charged,
    order.amountDue,
    order.goodwill,
  ])
  const kept = ['Kept in cash (₹)', 'Kept by UPI (₹)', 'Kept by card (₹)'].map((way) =>
    sumOfColumn([row!], way),
  )
  expect(sumPaise(kept)).toBe(paise(order.amountPaid) - paise(order.amountRefunded))

  const { invoices, notes } = await expectInvoicesMatchOrder(staff, order, tax)
  expect(sumOfColumn(invoices, 'Credited (₹)')).toBe(sumOfColumn(notes, 'Total (₹)'))
  expect(invoices.filter(({ Standing: words }) => words !== 'cancelled')).toHaveLength(
    order.status === 'completed' ? 1 : 0,
  )
  for (const { Standing: words, 'Credited (₹)': credited, 'Total (₹)': total } of invoices)
    expect(words).toBe(
      words === 'cancelled'
        ? words
        : Number(credited) === 0
          ? 'valid'
          : Number(credited) < Number(total)
            ? 'partly credited'
            : 'credited',
    )
  expect(order.creditNotes.map(({ number }) => number)).toEqual(
    notes.map((note) => note['Credit note']),
  )
  const url = orderInvoice.path.replace(':orderId', order._id)
  const isThere = (await asha.send({ method: 'GET', url })).status === 200
  expect(isThere).toBe(order.status === 'completed')

  const params = { id: asha.user._id }
  expect(paise((await asha.call(userStats, { params })).body.totalSpent)).toBe(revenue)
  const { earned } = (await asha.call(readLoyalty, {})).body
  expect(earned - earnedBefore).toBe(Math.floor(revenue / 100))
}

it(
  'agree on an order’s sums in page, invoice, spreadsheet, stats and points after any sequence',
  async () => {
    const property = fc.asyncProperty(sequence, async (input) => {
      const { asha, order: first } = await begin(input)
      const earnedBefore = (await asha.call(readLoyalty, {})).body.earned
      const revenueBefore = await revenueNow()
      let order = await read(asha, first)
      for (const next of input.steps) {
        await take(asha, next, order)
        const after = await read(asha, order)
        const due = next.do === 'give back' ? order.amountDue : after.amountDue
        expect(after.amountDue).toBe(due)
        order = after
        expect(await revenueNow()).toBe(
          revenueBefore + (order.status === 'completed' ? fromRupees(order.charged) : 0),
        )
      }
      const before = { ...input, earnedBefore }
      await expectAgreement(asha, order, before)
      await asha.call(cancelOrder, { params: { orderId: order._id } })
      await expectAgreement(asha, await read(asha, order), before)
    })
    await fc.assert(property, {
      numRuns: SEQUENCES,
      examples: [[ALL_GIVEN_BACK], [CHANGED_BY_BOTH]],
      endOnFailure: true,
    })
  },
  Math.max(240_000, SEQUENCES * 8000),
)
