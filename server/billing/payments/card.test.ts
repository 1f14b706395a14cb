import { beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { cancelOrder, orderDetails, placeOrder, type Order } from '#contract/orders/orders.ts'
import { addCard, deleteCard, makeDefaultCard } from '#contract/accounts/profile.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { installRecordingPayments, type RecordingPayments } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'
import { collectPayment } from './collect-payment.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { settlePriceDifference } from './settle-price-difference.ts'
import { retryPendingPayments } from './pending-payments.ts'
import { inTransaction } from '../../database/transaction.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let payments: RecordingPayments
beforeEach(() => {
  payments = installRecordingPayments(product.deps)
})

async function saved(person: SignedIn, token = 'tok_sim_ok', last4 = '4242'): Promise<string> {
  const { body } = await person.call(addCard, {
    params: { id: person.user._id },
    body: {
      token,
      brand: 'Visa',
      last4,
      expiryMonth: '09',
      expiryYear: '2031',
      holder: 'Asha Rao',
    },
  })
  return body._id
}

/** Somebody with a saved card and an order that it pays. */
async function withCard(token?: string): Promise<{ asha: SignedIn; cardId: string; order: Order }> {
  const asha = await product.person()
  const cardId = await saved(asha, token)
  return { asha, cardId, order: await placed(asha, { paymentMethod: 'card', cardId }) }
}

const move = (order: Order, status: OrderStatus) =>
  staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })

async function read(person: SignedIn, { _id }: Order): Promise<Order> {
  return (await person.call(orderDetails, { params: { orderId: _id } })).body as Order
}

async function settled(person: SignedIn, order: Order): Promise<Order> {
  await expect
    .poll(
      async () => (await read(person, order)).payments.some(({ status }) => status === 'pending'),
      { timeout: 15_000 },
    )
    .toBe(false)
  return read(person, order)
}

async function notified(person: SignedIn): Promise<string[]> {
  const { body } = await person.call(notifications, {})
  return body.notifications.map(({ message }) => message)
}

const paymentOf = (order: Order) => order.payments.find(({ kind }) => kind === 'payment')!

describe('an order that is paid with a saved card', () => {
  it('charges once, when its clothes are ready, and notifies both sides', async () => {
    const { asha, order } = await withCard()
    expect(order).toMatchObject({
      paymentMethod: 'card',
      card: { brand: 'Visa', last4: '4242' },
      paid: false,
      amountDue: 210,
      payments: [],
    })
    for (const status of ['picked_up', 'washing'] as const) await move(order, status)
    expect(payments.taken.size).toBe(0)

    await move(order, 'ready')
    const paid = await settled(asha, order)
    for (const status of ['out_for_delivery', 'completed'] as const) await move(order, status)

    expect([...payments.taken.values()]).toEqual([21_000])
    expect(payments.asked[0]).toMatchObject({ token: 'tok_sim_ok', isPresent: false })
    expect(paid).toMatchObject({ paid: true, amountDue: 0 })
    expect(paid.payments).toMatchObject([
      {
        kind: 'payment',
        method: 'card',
        amount: 210,
        status: 'succeeded',
        card: { last4: '4242' },
      },
    ])
    expect(JSON.stringify(paid)).not.toContain('tok_sim')
    expect((await read(staff, order)).paid).toBe(true)
    expect(await notified(asha)).toContain(
      'Your clothes are ready, and we charged ₹210 to your Visa ending 4242.',
    )
  })

  it.each(['ready', 'out_for_delivery', 'completed'] as const)(
    'is charged when its first status from “ready” on is %s',
    async (status) => {
      const { asha, order } = await withCard()
      await move(order, status)
      expect(await settled(asha, order)).toMatchObject({ paid: true })
    },
  )

  it('uses the default card when none is named', async () => {
    const asha = await product.person()
    await saved(asha)
    const other = await saved(asha, 'tok_sim_ok', '1881')
    const params = { id: asha.user._id, cardId: other }
    await asha.call(makeDefaultCard, { params, body: { isDefault: true } })
    const order = await placed(asha, { paymentMethod: 'card' })
    expect(order.card).toEqual({ brand: 'Visa', last4: '1881' })
  })

  it('refuses an order without a card, and with another customer’s', async () => {
    const asha = await product.person()
    const foreign = await saved(await product.person())
    for (const cardId of [undefined, foreign]) {
      const body = orderInput({ paymentMethod: 'card', ...(cardId !== undefined && { cardId }) })
      expect(await asha.call(placeOrder, { body })).toMatchObject({
        status: 422,
        code: 'card_not_available',
      })
    }
  })

  it('refuses an expired card', async () => {
    const asha = await product.person()
    const cardId = await saved(asha)
    await product.db
      .updateTable('cards')
      .set({ expiry_year: '2025', expiry_month: '05' })
      .where('id', '=', cardId)
      .execute()
    const answer = await asha.call(placeOrder, { body: orderInput({ paymentMethod: 'card' }) })
    expect([answer.status, answer.code]).toEqual([422, 'card_expired'])
  })

  it('leaves the payment for delivery when the card is refused, without another try', async () => {
    const { asha, order } = await withCard('tok_sim_fails_later')
    await move(order, 'ready')
    const failed = await settled(asha, order)
    expect(failed).toMatchObject({ paid: false, amountDue: 210 })
    expect(paymentOf(failed)).toMatchObject({
      status: 'failed',
      note: 'Card declined. Please try a different card.',
    })
    await move(order, 'out_for_delivery')
    expect(payments.asked).toHaveLength(1)
    expect((await notified(asha)).join()).toContain(
      'Please pay ₹210 in cash or by UPI when we deliver your clothes.',
    )
  })

  it('leaves the payment for delivery when the card was deleted in the meantime', async () => {
    const asha = await product.person()
    await saved(asha)
    const cardId = await saved(asha, 'tok_sim_ok', '1881')
    const order = await placed(asha, { paymentMethod: 'card', cardId })
    await asha.call(deleteCard, { params: { id: asha.user._id, cardId } })
    await move(order, 'ready')
    const failed = await read(asha, order)
    expect(failed).toMatchObject({ paid: false, amountDue: 210, card: { last4: '1881' } })
    expect(paymentOf(failed).note).toBe('The card is no longer saved in your profile.')
    expect(payments.asked).toEqual([])
  })

  it('charges nothing when the Laundry Club covers all of it', async () => {
    const { asha, order } = await withCard()
    await product.db
      .updateTable('orders')
      .set({ discount_paise: 21_000, total_paise: 0 })
      .where('id', '=', order._id)
      .execute()
    await move(order, 'ready')
    expect(await read(asha, order)).toMatchObject({ paid: true, amountDue: 0, payments: [] })
  })
})

describe('when an answer of the payment service is lost', () => {
  it('asks again with the same key, and takes the money once', async () => {
    const { asha, order } = await withCard()
    payments.mood = 'lost'
    await move(order, 'ready')
    await expect.poll(() => payments.asked.length, { timeout: 15_000 }).toBeGreaterThan(0)
    const open = await read(asha, order)
    expect([paymentOf(open).status, open.paid]).toEqual(['pending', false])

    payments.mood = 'works'
    await Promise.all([1, 2, 3].map(() => collectPayment(product.deps, paymentOf(open)._id)))

    expect(await settled(asha, order)).toMatchObject({ paid: true, payments: [{ amount: 210 }] })
    expect([...payments.taken.values()]).toEqual([21_000])
    expect(new Set(payments.asked.map(({ key }) => key)).size).toBe(1)
    const { rows } = await accountsOf(order)
    expect(rows).toEqual([
      { account: 'gateway', paise: 21_000 },
      { account: 'order_sales', paise: -21_000 },
    ])
  })

  it('repeats the request even when the charging job no longer exists', async () => {
    const { asha, order } = await withCard()
    payments.mood = 'down'
    await move(order, 'ready')
    await expect.poll(() => payments.asked.length, { timeout: 15_000 }).toBeGreaterThan(0)
    payments.mood = 'works'
    product.clock.set(new Date(product.clock.read().getTime() + 600_000).toISOString())
    await retryPendingPayments(product.deps)
    expect(await read(asha, order)).toMatchObject({ paid: true })
  })
})

describe('a paid order', () => {
  it('refunds once to the card when cancelled', async () => {
    const { asha, order } = await withCard()
    await move(order, 'ready')
    await settled(asha, order)
    await Promise.all([move(order, 'cancelled'), move(order, 'cancelled')])
    const back = await settled(asha, order)
    expect(back).toMatchObject({ status: 'cancelled', amountDue: 0, refundDue: 0 })
    expect(back.payments).toMatchObject([
      { kind: 'payment', status: 'succeeded' },
      { kind: 'refund', amount: 210, status: 'succeeded', note: 'Your order is cancelled.' },
    ])
    expect([...payments.refunded.values()]).toEqual([21_000])
    expect((await notified(asha)).join()).toContain('We refunded ₹210')
  })

  it('refunds also when cancelled while its card is charged', async () => {
    const { asha, order } = await withCard()
    payments.mood = 'lost'
    await move(order, 'ready')
    await expect.poll(() => payments.asked.length, { timeout: 15_000 }).toBeGreaterThan(0)
    await move(order, 'cancelled')
    payments.mood = 'works'
    await collectPayment(product.deps, paymentOf(await read(asha, order))._id)
    await settled(asha, order)
    expect([...payments.refunded.values()]).toEqual([21_000])
  })

  it('refunds the difference when it costs less now, and asks for the rest when it costs more', async () => {
    const { asha, order } = await withCard()
    await move(order, 'ready')
    await settled(asha, order)
    const costs = (totalPaise: number) =>
      inTransaction(product.db, async (tx) => {
        await tx
          .updateTable('orders')
          .set({ total_paise: totalPaise, items_paise: totalPaise, list_paise: 60_000 })
          .where('id', '=', order._id)
          .execute()
        const locked = await lockOrder(tx, order._id)
        await settlePriceDifference(tx, product.deps, locked, 'orderChanged', product.clock.read())
      })
    await costs(15_000)
    const less = await settled(asha, order)
    expect(less).toMatchObject({ paid: true, amountDue: 0, refundDue: 0 })
    expect([...payments.refunded.values()]).toEqual([6000])
    await costs(20_000)
    expect(await read(asha, order)).toMatchObject({ paid: false, amountDue: 50 })
  })

  it('leaves no debt when its customer cancels before pickup', async () => {
    const { asha, order } = await withCard()
    const { body } = await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect(body).toMatchObject({ amountDue: 0, refundDue: 0, payments: [] })
  })
})

function accountsOf({ _id }: Order) {
  return product.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions as t', 't.id', 'ledger_entries.transaction_id')
    .innerJoin('order_payments as p', 'p.id', 't.order_payment_id')
    .select((eb) => ['account', eb.fn.sum<number>('ledger_entries.amount_paise').as('paise')])
    .where('p.order_id', '=', _id)
    .groupBy('account')
    .orderBy('account')
    .execute()
    .then((rows) => ({ rows }))
}
