// Words for orders handed over at the counter: none mentions driving.
import { expect, it } from 'vitest'
import { ORDER_STATUSES } from '#domain/orders/record/order-lifecycle.ts'
import { handOverWords } from './hand-over.ts'
import { invoices } from '../invoices/invoices.ts'
import { orderMail } from './messages/order-mail.ts'
import { orderMessages } from './messages/order-messages.ts'
import { orderMoneyMessages } from '../payments/order-money-messages.ts'
import { statusLabel, statusMessage } from './order-statuses.ts'

const COUNTER = { pickupHandOver: 'counter', deliveryHandOver: 'counter' } as const
const DRIVING = /pick(ed)?[ -]?up|deliver|door|driver|rider|bring it|we bring|on (its|their) way/i

const order = { ...COUNTER, number: 'LC-ABCDE', amountPaise: 21_000, totalPaise: 21_000 }
const back = { deliveryDate: '2026-11-20', deliveryTime: null }
const card = { brand: 'visa', last4: '4242' }

const SAID: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ORDER_STATUSES.flatMap((status) => [
      [`label of ${status}`, statusLabel(status, COUNTER)],
      [`message of ${status}`, statusMessage(status, COUNTER)],
      [`set to ${status}`, orderMessages['order.status_set']({ ...order, status, reason: null })],
    ]),
  ),
  'the way in': handOverWords.wayIn(COUNTER),
  'the way back': handOverWords.wayBack(COUNTER),
  'both ways': handOverWords.bothWays(COUNTER),
  taken: orderMessages['order.taken']({ ...order, ...back }),
  'items changed': orderMessages['order.lines_changed']({
    ...order,
    ...back,
    fromPaise: 0,
    toPaise: 21_000,
    reason: 'Counted',
    expressLost: null,
  }),
  'another way to pay': orderMoneyMessages['order.payment_chosen']({
    ...order,
    method: 'cash',
    card: null,
  }),
  'not charged': orderMoneyMessages['order.not_charged']({
    ...order,
    card,
    reason: 'Refused.',
    isCompleted: false,
  }),
  'not paid': orderMoneyMessages['order.payment_undone'](order),
  'paid by, in a mail': orderMail.paidBy({ ...COUNTER, method: 'upi', card: null }),
  'due, on an invoice': invoices.due({ ...COUNTER, method: 'cash' }),
  'due after a refusal, on an invoice': invoices.dueAfterRefusal(COUNTER),
}

it.each(Object.entries(SAID))(
  'mentions no driving for an order handed over at the counter: %s',
  (_, said) => {
    expect(JSON.stringify(said)).not.toMatch(DRIVING)
  },
)

it('keeps the usual words for an order handed over at the door', () => {
  expect(handOverWords.bothWays({})).toBe('Pickup and delivery')
  expect(statusLabel('out_for_delivery', {})).toBe('Out for Delivery')
  expect(invoices.due({ method: 'cash' })).toBe('in cash on delivery')
})
