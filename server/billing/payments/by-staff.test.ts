import { beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { markOrderPaid, refundOrder, undoOrderPayment } from '#contract/orders/order-payments.ts'
import { orderDetails, placeOrder, type Order } from '#contract/orders/orders.ts'
import { clientWithNewApiKey } from '../../testing/api-keys.ts'
import { installRecordingPayments, type RecordingPayments } from '../../testing/club.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { testProduct } from '../../testing/test-product.ts'
import { orderInput, placed } from '../../testing/order-inputs.ts'
import { addSavedCard } from '../../testing/cards.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meera' })
const asha = await product.person()
let payments: RecordingPayments
beforeEach(() => {
  payments = installRecordingPayments(product.deps)
})

const mark = (order: Order, method: 'cash' | 'upi' = 'cash', amount?: number) =>
  staff.call(markOrderPaid, { params: { id: order._id }, body: { method, amount } })

const refund = (order: Order, amount?: number) =>
  staff.call(refundOrder, {
    params: { id: order._id },
    body: { amount, reason: 'A stain stayed.' },
  })

const undo = (order: Order, paymentId: string) =>
  staff.call(undoOrderPayment, { params: { id: order._id, paymentId } })

async function own(order: Order): Promise<Order> {
  return (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
}

async function notified(): Promise<string[]> {
  const { body } = await asha.call(notifications, {})
  return body.notifications.map(({ message }) => message)
}

async function accounts(): Promise<Record<string, number>> {
  const rows = await product.db
    .selectFrom('ledger_entries')
    .select((eb) => ['account', eb.fn.sum<number>('amount_paise').as('paise')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}

describe('marking an order as paid', () => {
  it('takes what is due and tells both sides who took it', async () => {
    const order = await placed(asha)
    const { status, body } = await mark(order, 'upi')
    expect(status).toBe(201)
    expect(body).toMatchObject({ paid: true, amountDue: 0 })
    expect(body.payments).toMatchObject([
      { method: 'upi', amount: 210, status: 'succeeded', by: 'Meera' },
    ])
    expect(await own(order)).toMatchObject({ paid: true, payments: [{ amount: 210, by: null }] })
    expect(await notified()).toContain('We received ₹210 by UPI. Thank you.')
  })

  it('happens once when many do it at once', async () => {
    const order = await placed(asha)
    const before = (await accounts())['till'] ?? 0
    const replies = await Promise.all([1, 2, 3, 4].map(() => mark(order)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ])
    expect((await accounts())['till']! - before).toBe(21_000)
  })

  it('refuses a sum other than what is due, and a cancelled order', async () => {
    const order = await placed(asha)
    expect((await mark(order, 'cash', 200)).code).toBe('price_changed')
    expect((await mark(order, 'cash', 210)).status).toBe(201)
    const other = await placed(asha)
    await staff.call(setOrderStatus, { params: { id: other._id }, body: { status: 'cancelled' } })
    expect((await mark(other)).code).toBe('nothing_due')
  })

  it('refuses customers and visitors, and card payments', async () => {
    const order = await placed(asha)
    const request = {
      method: 'POST',
      url: `/api/admin/orders/${order._id}/payments`,
      payload: { method: 'cash' },
    } as const
    expect((await expectRefusal(product, asha, request)).status).toBe(403)
    expect((await expectRefusal(product, product.visitor, request)).status).toBe(401)
    const card = { ...request, payload: { method: 'card' } }
    expect((await expectRefusal(product, staff, card)).status).toBe(422)
  })

  it('refuses an order while its card is being charged', async () => {
    const cardId = await addSavedCard(asha)
    const order = await placed(asha, { paymentMethod: 'card', cardId })
    payments.mood = 'down'
    await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'ready' } })
    expect((await mark(order)).code).toBe('payment_pending')
  })
})

describe('a mistaken mark', () => {
  it('allows one undo, and the order can be paid again', async () => {
    const order = await placed(asha)
    const before = (await accounts())['till'] ?? 0
    const paymentId = (await mark(order)).body.payments[0]!._id
    const replies = await Promise.all([undo(order, paymentId), undo(order, paymentId)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await accounts())['till']! - before).toBe(0)
    expect(await own(order)).toMatchObject({
      paid: false,
      amountDue: 210,
      payments: [{ status: 'undone' }],
    })
    expect((await mark(order, 'upi')).body.paid).toBe(true)
  })

  it('answers not found for another order, and refuses undoing a refunded payment', async () => {
    const [one, other] = [await placed(asha), await placed(asha)]
    const paymentId = (await mark(one)).body.payments[0]!._id
    expect((await undo(other, paymentId)).code).toBe('not_found')
    await refund(one, 10)
    expect((await undo(one, paymentId)).code).toBe('not_undoable')
  })
})

describe('refunding', () => {
  it('stores the UTR of a UPI refund, visible to staff and the customer; cash has none', async () => {
    const reference = 'UTR 512345678901'
    const [byUpi, inCash] = [await placed(asha), await placed(asha)]
    await mark(byUpi, 'upi')
    await mark(inCash)
    const references = async (order: Order) => {
      const body = { reason: 'A stain stayed.', reference }
      await staff.call(refundOrder, { params: { id: order._id }, body })
      return (await own(order)).payments.map((payment) => payment.reference)
    }
    expect(await references(byUpi)).toEqual([undefined, reference])
    expect(await references(inCash)).toEqual([undefined, undefined])
    const url = '/api/admin/exports/orders.csv'
    const lines = String((await staff.send({ url })).body).split('\r\n')
    const lineOf = ({ number }: Order) => lines.find((line) => line.startsWith(number))
    expect(lineOf(byUpi)).toMatch(/,UTR 512345678901$/)
    expect(lineOf(inCash)).toMatch(/,$/)
  })

  it('allows parts and never exceeds the amount paid', async () => {
    const order = await placed(asha)
    expect((await refund(order)).code).toBe('not_refundable')
    const before = { ...(await accounts()) }
    await mark(order)
    expect((await refund(order, 60.5)).body).toMatchObject({ paid: true, charged: 149.5 })
    expect((await refund(order, 149.51)).code).toBe('not_refundable')
    expect((await refund(order, 0.001)).status).toBe(422)
    expect((await refund(order)).body.payments.map(({ amount }) => amount)).toEqual([
      210, 60.5, 149.5,
    ])
    expect((await refund(order)).code).toBe('not_refundable')
    expect((await accounts())['till']! - (before['till'] ?? 0)).toBe(0)
    expect((await notified()).join()).toContain('We refunded ₹60.50 for order')
  })

  it('refunds once when requested twice at once', async () => {
    const order = await placed(asha)
    await mark(order)
    const replies = await Promise.all([refund(order), refund(order), refund(order)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })

  it('counts a refund as owed for a cancelled order paid in cash, until it is handed back', async () => {
    const order = await placed(asha)
    await mark(order)
    await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'cancelled' } })
    expect(await own(order)).toMatchObject({ refundDue: 210, amountDue: 0 })
    expect((await refund(order)).body).toMatchObject({ refundDue: 0 })
  })
})

it('refuses a saved card for an order that staff or an API key place for its customer', async () => {
  const cardId = await addSavedCard(asha)
  const program = await clientWithNewApiKey(product.app, staff, ['orders'])
  const chosen = { paymentMethod: 'card', userId: asha.user._id } as const
  for (const by of [staff, program])
    for (const named of [{}, { cardId }])
      expect(
        await by.call(placeOrder, { body: orderInput({ ...chosen, ...named }) }),
      ).toMatchObject({
        status: 422,
        code: 'card_not_available',
        message: expect.stringMatching(/^A card is chosen by its owner/),
      })
  expect((await asha.call(placeOrder, { body: orderInput(chosen) })).status).toBe(201)
})

it('keeps the books balanced and every change in the audit log', async () => {
  const sums = Object.values(await accounts())
  expect(sums.reduce((sum, paise) => sum + paise, 0)).toBe(0)
  const entries = await product.db
    .selectFrom('audit_log')
    .select('action')
    .distinct()
    .where('action', 'like', 'order.%')
    .orderBy('action')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'order.marked_paid',
    'order.payment_undone',
    'order.refunded',
    'order.status_set',
  ])
})
