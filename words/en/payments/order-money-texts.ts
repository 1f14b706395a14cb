// Approved texts about orders' money.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import { formatClockTime } from '../base/phrases.ts'
import { rupees, variable } from '../base/text-variables.ts'
import type { orderMoneyMessages } from './order-money-messages.ts'

const action = 'See your order'
const payNow = 'Pay now'
const { number, time, amount } = variable

export const orderMoneyTexts = {
  order_approval_asked: {
    class: 'service',
    text: 'Your order needs your OK for a new total of Rs {amount}. Please answer by {time}, or we leave it as it was.',
    action: 'Approve or decline',
    question: {
      replies: [
        { answer: 'yes', label: 'Approve' },
        { answer: 'no', label: 'Keep as ordered' },
      ],
      link: 'Decide on each item',
    },
    variables: { ...amount, ...time },
    thirdVariableReason:
      'Customers need the sum that they approve, the time until which they can answer, and the link to answer.',
  },
  order_kept: {
    class: 'service',
    text: 'Your order {number} stays without any change.',
    action,
    variables: number,
  },
  order_waits: {
    class: 'service',
    text: 'Your clothes (order {number}) are safe with us. Please call us about them.',
    action,
    variables: number,
  },
  order_charged: {
    class: 'service',
    text: 'We charged Rs {amount} to your card for your order. Thank you.',
    action,
    variables: amount,
  },
  order_payment_chosen: {
    class: 'service',
    text: 'The payment for order {number} is changed as you chose.',
    action,
    variables: number,
  },
  order_not_charged: {
    class: 'service',
    text: 'Your card could not be charged for order {number}. Please pay another way.',
    action: payNow,
    variables: number,
  },
  order_payment_received: {
    class: 'service',
    text: 'We received your payment of Rs {amount} for your order. Thank you.',
    action,
    variables: amount,
  },
  order_payment_undone: {
    class: 'service',
    text: 'Rs {amount} of your order is still to be paid. We had marked it as paid by mistake.',
    action,
    variables: amount,
  },
  order_payment_undone_online: {
    class: 'service',
    text: 'Rs {amount} of your order is still to be paid. We had marked it as paid by mistake.',
    action: payNow,
    variables: amount,
  },
  order_rest_due_online: {
    class: 'service',
    text: 'We received your payment, thank you. Rs {amount} of your order is still to be paid.',
    action: payNow,
    variables: amount,
  },
  order_goodwill_given: {
    class: 'service',
    text: 'We took Rs {amount} off your order.',
    action: 'See the new total',
    variables: amount,
  },
  order_refunded: {
    class: 'service',
    text: 'We refunded Rs {amount} for your order.',
    action,
    variables: amount,
  },
  order_refund_failed: {
    class: 'service',
    text: 'The bank did not accept our refund of Rs {amount}. We will refund it another way.',
    action,
    variables: amount,
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

const say = fillerOf<typeof orderMoneyTexts>()

export const orderMoneyTextOf = {
  'order.more_proposed': ({ toPaise, until, proposalId }) =>
    say(
      'order_approval_asked',
      { amount: rupees(toPaise), time: formatClockTime(until) },
      proposalId,
    ),
  'order.kept_as_ordered': ({ number: named, totalPaise, stuck }) =>
    say(totalPaise === null || stuck ? 'order_waits' : 'order_kept', { number: named }),
  'order.charged': ({ amountPaise }) => say('order_charged', { amount: rupees(amountPaise) }),
  'order.payment_chosen': ({ number: named }) => say('order_payment_chosen', { number: named }),
  'order.not_charged': ({ number: named }) => say('order_not_charged', { number: named }),
  'order.payment_received': ({ amountPaise, duePaise, online }) =>
    online && duePaise
      ? say('order_rest_due_online', { amount: rupees(duePaise) })
      : say('order_payment_received', { amount: rupees(amountPaise) }),
  'order.payment_undone': ({ amountPaise, online }) =>
    say(online ? 'order_payment_undone_online' : 'order_payment_undone', {
      amount: rupees(amountPaise),
    }),
  'order.goodwill_given': ({ amountPaise }) =>
    say('order_goodwill_given', { amount: rupees(amountPaise) }),
  'order.refunded': ({ amountPaise }) => say('order_refunded', { amount: rupees(amountPaise) }),
  'order.refund_failed': ({ amountPaise }) =>
    say('order_refund_failed', { amount: rupees(amountPaise) }),
} satisfies TextsOf<typeof orderMoneyMessages>
