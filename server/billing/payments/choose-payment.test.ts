import { describe, expect, it } from 'vitest'
import { choosePayment, markOrderPaid } from '#contract/orders/order-payments.ts'
import { cancelOrder, type Order } from '#contract/orders/orders.ts'
import { deleteCard } from '#contract/accounts/profile.ts'
import { openEventStream } from '../../testing/event-stream.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { placed } from '../../testing/order-inputs.ts'
import { cardRefusal } from '../../platform/payments/payments.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import { retryPendingPayments } from './pending-payments.ts'
import {
  address,
  asha,
  choosePaymentMethod,
  readMessageIds,
  setStatusMinuteLater,
  readNotificationTitles,
  payments,
  product,
  readOrderAsCustomer,
  saveTestCard,
  awaitSettledPayments,
  staff,
  listCardTries,
} from './test-choose-payment.ts'

/** The payment service's own report that the card of a payment was declined. */
const reportDecline = (id: string) =>
  receivePaymentEvent(product.deps, { id }, `pay-${id}`, {
    status: 'failed',
    failure: cardRefusal('card_declined'),
  })

describe('changing the way to pay before the clothes are ready', () => {
  it('notifies staff and customer, and charges the card chosen last', async () => {
    const [one, other] = [await saveTestCard(), await saveTestCard('tok_sim_ok', '1881')]
    const order = await placed(asha)
    expect(order).toMatchObject({ paymentMethod: 'cash', chargedWhenReady: false })

    expect((await choosePaymentMethod(order, 'card', one)).body).toMatchObject({
      paymentMethod: 'card',
      card: { last4: '4242' },
      chargedWhenReady: true,
      payments: [],
    })
    await choosePaymentMethod(order, 'upi')
    expect(await readOrderAsCustomer(order)).toMatchObject({ paymentMethod: 'upi', card: null })
    await choosePaymentMethod(order, 'card', other)
    expect(await readNotificationTitles()).toEqual(
      expect.arrayContaining([
        'We’ll charge ₹210 to your Visa ending 4242 when your clothes are ready.',
        'Please pay ₹210 by UPI when we deliver your clothes.',
        'We’ll charge ₹210 to your Visa ending 1881 when your clothes are ready.',
      ]),
    )
    expect(payments.asked).toEqual([])

    await setStatusMinuteLater(order, 'ready')
    expect(await awaitSettledPayments(order)).toEqual(['1881 succeeded'])
  })

  it('refuses an amount other than the one shown', async () => {
    const cardId = await saveTestCard()
    const order = await placed(asha)
    await setStatusMinuteLater(order, 'ready')
    const params = { orderId: order._id }
    const pay = (amount: number) =>
      asha.call(choosePayment, { params, body: { paymentMethod: 'card', cardId, amount } })
    for (const seen of [order.total - 10, order.total + 10]) {
      const { status, code, message } = await pay(seen)
      expect([status, code, message]).toEqual([
        409,
        'price_changed',
        '₹210 is due for this order now.',
      ])
    }
    expect(payments.asked).toEqual([])
    expect((await pay(order.total)).body.paid).toBe(true)
  })

  it('notifies once, however often the same way is chosen', async () => {
    const order = await placed(asha)
    for (const _ of [1, 2, 3]) await choosePaymentMethod(order, 'upi')
    expect((await readNotificationTitles()).filter((text) => text.includes('UPI'))).toHaveLength(1)
  })

  it('uses the default card when none is named', async () => {
    await saveTestCard()
    const order = await placed(asha)
    expect((await choosePaymentMethod(order, 'card')).body.card).toEqual({
      brand: 'Visa',
      last4: '4242',
    })
  })

  it('appears at once to everyone viewing the order', async () => {
    const order = await placed(asha)
    const stream = await openEventStream(`${address}/api/orders/details/${order._id}/live`)
    try {
      expect((await stream.next()).event).toBe('state')
      await choosePaymentMethod(order, 'upi')
      expect((await stream.next()).event).toBe('resync')
    } finally {
      stream.close()
    }
  })
})

describe('after a card failed', () => {
  async function failed(): Promise<Order> {
    const cardId = await saveTestCard('tok_sim_fails_later', '0341')
    const order = await placed(asha, { paymentMethod: 'card', cardId })
    await setStatusMinuteLater(order, 'ready')
    expect(await awaitSettledPayments(order)).toEqual(['0341 failed'])
    return order
  }

  it('charges another card at once, and only once', async () => {
    const order = await failed()
    const other = await saveTestCard()
    const { status, body } = await choosePaymentMethod(order, 'card', other)
    expect([status, body.paid, body.amountDue]).toEqual([200, true, 0])
    await setStatusMinuteLater(order, 'out_for_delivery')
    expect(await awaitSettledPayments(order)).toEqual(['0341 failed', '4242 succeeded'])
    expect([...payments.taken.values()]).toEqual([21_000])
    expect(await readNotificationTitles()).toContain(
      'Your clothes are ready, and we charged ₹210 to your Visa ending 4242.',
    )
    expect((await choosePaymentMethod(order, 'upi')).code).toBe('nothing_due')
  })

  it('tries the same card again, and shows the reason for a refusal', async () => {
    const order = await failed()
    const answer = await choosePaymentMethod(order, 'card')
    expect([answer.status, answer.code, answer.message]).toEqual([
      402,
      'payment_failed',
      'Card declined. Please try a different card.',
    ])
    await setStatusMinuteLater(order, 'out_for_delivery')
    expect(await awaitSettledPayments(order)).toEqual(['0341 failed', '0341 failed'])
  })

  it('sends no message about a decline shown on the payer’s screen, whichever process learns it first', async () => {
    const order = await failed()
    const before = await readMessageIds()
    expect((await choosePaymentMethod(order, 'card')).code).toBe('payment_failed')
    expect(await readMessageIds()).toEqual(before)

    const charge = payments.charge.bind(payments)
    payments.charge = async (request) => {
      payments.charge = charge
      // The service reports it before its answer is there.
      await reportDecline(request.key.replace(/-1$/, ''))
      return charge(request)
    }
    expect((await choosePaymentMethod(order, 'card')).code).toBe('payment_failed')
    expect(await awaitSettledPayments(order)).toEqual(['0341 failed', '0341 failed', '0341 failed'])
    expect(await readMessageIds()).toEqual(before)
  })

  it('notifies the payer of a decline when their request got no answer', async () => {
    const order = await failed()
    const before = await readMessageIds()
    payments.mood = 'down'
    expect((await choosePaymentMethod(order, 'card')).status).toBe(200)
    payments.mood = 'declines'
    await retryPendingPayments(product.deps)
    await reportDecline((await readOrderAsCustomer(order)).payments.at(-1)!._id)
    expect(await awaitSettledPayments(order)).toEqual(['0341 failed', '0341 failed'])
    expect((await readMessageIds()).length).toBeGreaterThan(before.length)
    expect((await readNotificationTitles())[0]).toContain(
      'We could not charge your Visa ending 0341.',
    )
  })

  it('lets the customer choose cash, and staff take it', async () => {
    const order = await failed()
    expect((await choosePaymentMethod(order, 'cash')).body).toMatchObject({
      paymentMethod: 'cash',
      card: null,
    })
    await setStatusMinuteLater(order, 'out_for_delivery')
    await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
    expect(await listCardTries(order)).toEqual(['0341 failed', 'cash succeeded'])
  })

  it('charges the newly chosen card when the clothes are washed again and ready', async () => {
    const order = await failed()
    await setStatusMinuteLater(order, 'washing')
    expect((await readOrderAsCustomer(order)).chargedWhenReady).toBe(false)
    product.clock.set(new Date(product.clock.read().getTime() + 60_000).toISOString())
    expect(
      (await choosePaymentMethod(order, 'card', await saveTestCard())).body.chargedWhenReady,
    ).toBe(true)
    await setStatusMinuteLater(order, 'ready')
    expect(await awaitSettledPayments(order)).toEqual(['0341 failed', '4242 succeeded'])
  })

  it('charges once when several requests arrive at once', async () => {
    const order = await failed()
    const other = await saveTestCard()
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => choosePaymentMethod(order, 'card', other)),
    )
    const refusals = replies.filter(({ status }) => status !== 200).map(({ code }) => code)
    expect(refusals).toHaveLength(3)
    for (const code of refusals) expect(['payment_pending', 'nothing_due']).toContain(code)
    expect(await awaitSettledPayments(order)).toEqual(['0341 failed', '4242 succeeded'])
    expect([...payments.taken.values()]).toEqual([21_000])
  })

  it('keeps the charge open while the payment service can’t be reached, and continues it later', async () => {
    const order = await failed()
    const other = await saveTestCard()
    payments.mood = 'down'
    const { status, body } = await choosePaymentMethod(order, 'card', other)
    expect([status, body.paid, body.payments.at(-1)?.status]).toEqual([200, false, 'pending'])
    expect((await choosePaymentMethod(order, 'cash')).code).toBe('payment_pending')
    payments.mood = 'works'
    product.clock.set(new Date(product.clock.read().getTime() + 600_000).toISOString())
    await retryPendingPayments(product.deps)
    expect(await readOrderAsCustomer(order)).toMatchObject({ paid: true })
  })
})

describe('an order that is completed and not paid', () => {
  it('allows payment by card, and no longer on delivery', async () => {
    const order = await placed(asha)
    await setStatusMinuteLater(order, 'completed')
    expect((await choosePaymentMethod(order, 'upi')).code).toBe('no_longer_changeable')
    expect((await choosePaymentMethod(order, 'card', await saveTestCard())).body.paid).toBe(true)
    expect(await readNotificationTitles()).toContain(
      'We charged ₹210 to your Visa ending 4242. Thank you.',
    )
  })
})

describe('another way to pay is refused', () => {
  it('refuses visitors and other customers', async () => {
    const order = await placed(asha)
    const ravi = await product.person()
    const request = {
      method: 'PUT',
      url: `/api/orders/${order._id}/payment`,
      payload: { paymentMethod: 'upi' },
    } as const
    expect((await expectRefusal(product, product.visitor, request)).status).toBe(401)
    expect(await expectRefusal(product, ravi, request)).toMatchObject({
      status: 404,
      code: 'order_not_found',
    })
  })

  it('refuses another customer’s card, a missing one, and an expired one', async () => {
    const order = await placed(asha)
    const foreign = await saveTestCard('tok_sim_ok', '9999', await product.person())
    expect((await choosePaymentMethod(order, 'card', foreign)).code).toBe('card_not_available')
    expect((await choosePaymentMethod(order, 'card')).code).toBe('card_not_available')
    const old = await saveTestCard()
    await product.db
      .updateTable('cards')
      .set({ expiry_year: '2025', expiry_month: '05' })
      .where('id', '=', old)
      .execute()
    expect((await choosePaymentMethod(order, 'card', old)).code).toBe('card_expired')
    expect(await readOrderAsCustomer(order)).toMatchObject({ paymentMethod: 'cash', card: null })
  })

  it('refuses cancelled and free orders, and unknown payment methods', async () => {
    const order = await placed(asha)
    const url = `/api/orders/${order._id}/payment`
    const cheque = { method: 'PUT', url, payload: { paymentMethod: 'cheque' } } as const
    expect((await expectRefusal(product, asha, cheque)).status).toBe(422)
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect((await choosePaymentMethod(order, 'upi')).code).toBe('nothing_due')
    const free = await placed(asha)
    await product.db
      .updateTable('orders')
      .set({ discount_paise: 21_000, total_paise: 0 })
      .where('id', '=', free._id)
      .execute()
    expect((await choosePaymentMethod(free, 'upi')).code).toBe('nothing_due')
  })
})

it('does not promise to charge a deleted card', async () => {
  await saveTestCard()
  const cardId = await saveTestCard('tok_sim_ok', '1881')
  const order = await placed(asha, { paymentMethod: 'card', cardId })
  await asha.call(deleteCard, { params: { id: asha.user._id, cardId } })
  expect(await readOrderAsCustomer(order)).toMatchObject({
    card: { last4: '1881' },
    chargedWhenReady: false,
  })
})
