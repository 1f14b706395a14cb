/**
 * Messages to webhooks: ids, numbers, statuses and amounts, never a name, phone number, address or email. A receiver
 * that needs more asks the API.
 */
import { FAILED_CHARGE_STATUSES } from '#domain/club/club.ts'
import * as z from 'zod/mini'
import type { WebhookType } from '#domain/messages/webhooks.ts'
import { calendarDate, id, instant } from '../base/fields.ts'
import { orderStatus } from '../orders/orders.ts'
import { paymentMethod } from '../payments/payment-methods.ts'
import { ticketStatus } from '../help/tickets.ts'

function message<T extends string, Data extends z.core.$ZodLooseShape>(type: T, data: Data) {
  return z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: instant,
    data: z.object(data),
  })
}

/** Sums in webhooks are whole paise. */
const paise = z.int()

const order = { orderId: id, number: z.string() }
const payment = { ...order, paymentId: id, amountPaise: paise }
const subscription = { subscriptionId: id }
const ticket = { number: z.string() }

const orderPlacedWebhook = message('order.placed', {
  ...order,
  /** Null where the clothes are counted, and priced, at intake. */
  totalPaise: z.nullable(paise),
  pickupDate: calendarDate,
  pickupTime: z.string(),
})
/** A status that was set by mistake and taken back is sent as the one before it. */
const orderStatusChangedWebhook = message('order.status_changed', {
  ...order,
  status: orderStatus,
})
const orderPickupMovedWebhook = message('order.pickup_moved', {
  ...order,
  pickupDate: calendarDate,
  pickupTime: z.string(),
})
const orderDeliveryMovedWebhook = message('order.delivery_moved', {
  ...order,
  deliveryDate: calendarDate,
  deliveryTime: z.string(),
})
const orderItemsChangedWebhook = message('order.items_changed', {
  ...order,
  totalPaise: paise,
})
const paymentReceivedWebhook = message('payment.received', {
  ...payment,
  method: paymentMethod,
})
/** Staff had marked it as received by mistake. */
const paymentUndoneWebhook = message('payment.undone', { ...payment, method: paymentMethod })
const paymentFailedWebhook = message('payment.failed', payment)
/** Of an order, or of a charge of the Laundry Club. */
const refundMadeWebhook = message('refund.made', {
  refundId: id,
  amountPaise: paise,
  orderId: z.nullable(id),
  number: z.nullable(z.string()),
  subscriptionId: z.nullable(id),
})
const trialStartedWebhook = message('subscription.trial_started', {
  ...subscription,
  endsAt: instant,
})
/** The first period is 1. */
const subscriptionPaidWebhook = message('subscription.paid', {
  ...subscription,
  period: z.int(),
  amountPaise: paise,
  endsAt: instant,
})
const subscriptionPaymentFailedWebhook = message('subscription.payment_failed', {
  ...subscription,
  period: z.int(),
  status: z.enum(FAILED_CHARGE_STATUSES),
})
const subscriptionPausedWebhook = message('subscription.paused', {
  ...subscription,
  until: instant,
})
const subscriptionCancelledWebhook = message('subscription.cancelled', subscription)
const subscriptionEndedWebhook = message('subscription.ended', subscription)
const ticketOpenedWebhook = message('ticket.opened', ticket)
/** By its customer. */
const ticketRepliedWebhook = message('ticket.replied', ticket)
const ticketStatusChangedWebhook = message('ticket.status_changed', {
  ...ticket,
  status: ticketStatus,
})

/** A claim with its order; `ticket` is null once its customer was erased. */
const claim = {
  claimId: z.string(),
  orderId: z.string(),
  number: z.string(),
  ticket: z.nullable(z.string()),
}
const claimReportedWebhook = message('claim.reported', claim)
/** `awardPaise` 0: it is declined. */
const claimDecidedWebhook = message('claim.decided', {
  ...claim,
  awardPaise: z.int(),
  proposedPaise: z.int(),
})
const claimSettledWebhook = message('claim.settled', {
  ...claim,
  refundPaise: z.int(),
  voucherPaise: z.int(),
  transferPaise: z.int(),
})

/** Every message by its type, and when it is sent. */
export const WEBHOOKS = {
  'order.placed': { schema: orderPlacedWebhook, summary: 'An order was placed' },
  'order.status_changed': {
    schema: orderStatusChangedWebhook,
    summary: 'An order got another status, or was cancelled',
  },
  'order.pickup_moved': {
    schema: orderPickupMovedWebhook,
    summary: 'The pickup of an order was moved',
  },
  'order.delivery_moved': {
    schema: orderDeliveryMovedWebhook,
    summary: 'The delivery of an order was moved',
  },
  'order.items_changed': {
    schema: orderItemsChangedWebhook,
    summary: 'Staff changed what is in an order',
  },
  'payment.received': { schema: paymentReceivedWebhook, summary: 'An order was paid' },
  'payment.undone': {
    schema: paymentUndoneWebhook,
    summary: 'An order that staff had marked as paid is not',
  },
  'payment.failed': {
    schema: paymentFailedWebhook,
    summary: 'The card of an order could not be charged',
  },
  'refund.made': { schema: refundMadeWebhook, summary: 'Money was given back' },
  'subscription.trial_started': {
    schema: trialStartedWebhook,
    summary: 'A trial of the Laundry Club began',
  },
  'subscription.paid': {
    schema: subscriptionPaidWebhook,
    summary: 'A period of the Laundry Club was paid',
  },
  'subscription.payment_failed': {
    schema: subscriptionPaymentFailedWebhook,
    summary: 'A period of the Laundry Club could not be charged',
  },
  'subscription.paused': {
    schema: subscriptionPausedWebhook,
    summary: 'A subscription was paused',
  },
  'subscription.cancelled': {
    schema: subscriptionCancelledWebhook,
    summary: 'A subscription will not be renewed, as its member wants',
  },
  'subscription.ended': { schema: subscriptionEndedWebhook, summary: 'A subscription ended' },
  'ticket.opened': { schema: ticketOpenedWebhook, summary: 'A support ticket was opened' },
  'ticket.replied': { schema: ticketRepliedWebhook, summary: 'A customer wrote on their ticket' },
  'ticket.status_changed': {
    schema: ticketStatusChangedWebhook,
    summary: 'A ticket got another status',
  },
  'claim.reported': {
    schema: claimReportedWebhook,
    summary: 'Money is wanted for a piece, or staff gave one up',
  },
  'claim.decided': { schema: claimDecidedWebhook, summary: 'Staff decided what a claim comes to' },
  'claim.settled': {
    schema: claimSettledWebhook,
    summary: 'What was decided for a claim was given',
  },
} as const satisfies Record<WebhookType, { schema: z.core.$ZodType; summary: string }>

/** A message as it is sent, of one type or of any. */
export type WebhookMessage<T extends WebhookType = WebhookType> = {
  [K in T]: z.output<(typeof WEBHOOKS)[K]['schema']>
}[T]
