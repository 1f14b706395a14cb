/** An event's webhook message: ids, numbers, statuses and amounts, no personal data. */
import type { WebhookMessage } from '#contract/webhooks/webhook-messages.ts'
import type { WebhookType } from '#domain/messages/webhook-messages.ts'
import type { EventType, NewEvent } from '../../events/event-types.ts'

type Event<T extends EventType> = Extract<NewEvent, { type: T }>

/** The type and the data of a message. */
type Content = {
  [T in WebhookType]: Pick<Extract<WebhookMessage, { type: T }>, 'type' | 'data'>
}[WebhookType]

const orderOf = (event: { subject: { id: string }; data: { number: string } }) => ({
  orderId: event.subject.id,
  number: event.data.number,
})
const claimOf = ({
  subject,
  data,
}: Event<'claim.reported' | 'claim.decided' | 'claim.settled'>) => ({
  claimId: subject.id,
  orderId: data.orderId,
  number: data.order,
  ticket: data.ticket,
})
const subscriptionOf = (event: { subject: { id: string } }) => ({
  subscriptionId: event.subject.id,
})

/** A message for each type of event that one follows from. */
const CONTENTS: { readonly [T in EventType]?: (event: Event<T>) => Content | null } = {
  'order.placed': (event) => {
    const { totalPaise, pickupDate, pickupTime } = event.data
    const data = { ...orderOf(event), totalPaise, pickupDate, pickupTime }
    return { type: 'order.placed', data }
  },
  'order.split_off': (event) => {
    const { totalPaise, pickupDate, pickupTime } = event.data
    const data = { ...orderOf(event), totalPaise, pickupDate, pickupTime }
    return { type: 'order.placed', data }
  },
  'order.split': (event) => ({
    type: 'order.items_changed',
    data: { ...orderOf(event), totalPaise: event.data.toPaise },
  }),
  'order.status_set': (event) => statusChanged(event, event.data.to),
  'order.status_undone': (event) => statusChanged(event, event.data.to),
  'order.cancelled': (event) => statusChanged(event, 'cancelled'),
  'order.pickup_moved': (event) => {
    const { pickupDate, pickupTime } = event.data.to
    return { type: 'order.pickup_moved', data: { ...orderOf(event), pickupDate, pickupTime } }
  },
  'order.delivery_moved': (event) => {
    const { date: deliveryDate, time: deliveryTime } = event.data.to
    const data = { ...orderOf(event), deliveryDate, deliveryTime }
    return { type: 'order.delivery_moved', data }
  },
  'order.lines_changed': (event) => ({
    type: 'order.items_changed',
    data: { ...orderOf(event), totalPaise: event.data.toPaise },
  }),
  'order.booking_changed': (event) =>
    event.data.lines && {
      type: 'order.items_changed',
      data: { ...orderOf(event), totalPaise: event.data.totalPaise },
    },
  'order.marked_paid': (event) => {
    const { paymentId, amountPaise, method } = event.data
    return { type: 'payment.received', data: { ...orderOf(event), paymentId, amountPaise, method } }
  },
  'order.charged': (event) => {
    const { paymentId, amountPaise } = event.data
    const data = { ...orderOf(event), paymentId, amountPaise, method: 'card' as const }
    return { type: 'payment.received', data }
  },
  'order.payment_undone': (event) => {
    const { paymentId, amountPaise, method } = event.data
    return { type: 'payment.undone', data: { ...orderOf(event), paymentId, amountPaise, method } }
  },
  'order.charge_failed': (event) => {
    const { paymentId, amountPaise } = event.data
    return { type: 'payment.failed', data: { ...orderOf(event), paymentId, amountPaise } }
  },
  'order.refund_made': (event) => {
    const { refundId, amountPaise } = event.data
    const data = { refundId, amountPaise, ...orderOf(event), subscriptionId: null }
    return { type: 'refund.made', data }
  },
  'subscription.refunded': (event) => {
    const { refundId, amountPaise } = event.data
    const data = { refundId, amountPaise, orderId: null, number: null, ...subscriptionOf(event) }
    return { type: 'refund.made', data }
  },
  'order.refund_failed': (event) => {
    const { refundId, amountPaise } = event.data
    const data = { refundId, amountPaise, ...orderOf(event), subscriptionId: null }
    return { type: 'refund.failed', data }
  },
  'subscription.refund_failed': (event) => {
    const { refundId, amountPaise } = event.data
    const data = { refundId, amountPaise, orderId: null, number: null, ...subscriptionOf(event) }
    return { type: 'refund.failed', data }
  },
  'subscription.trial_begun': (event) => ({
    type: 'subscription.trial_started',
    data: { ...subscriptionOf(event), endsAt: event.data.endsAt },
  }),
  'subscription.paid': (event) => {
    const { period, amountPaise, endsAt } = event.data
    const data = { ...subscriptionOf(event), period, amountPaise, endsAt }
    return { type: 'subscription.paid', data }
  },
  'subscription.payment_failed': (event) => {
    const { period, status } = event.data
    return {
      type: 'subscription.payment_failed',
      data: { ...subscriptionOf(event), period, status },
    }
  },
  'subscription.paused': (event) => ({
    type: 'subscription.paused',
    data: { ...subscriptionOf(event), until: event.data.until },
  }),
  'subscription.cancelled': (event) => ({
    type: 'subscription.cancelled',
    data: subscriptionOf(event),
  }),
  'subscription.ended': (event) => ({ type: 'subscription.ended', data: subscriptionOf(event) }),
  'ticket.opened': ({ data: { number } }) => ({ type: 'ticket.opened', data: { number } }),
  'ticket.replied': ({ data: { number } }) => ({ type: 'ticket.replied', data: { number } }),
  'ticket.status_set': ({ data: { number, to } }) => ({
    type: 'ticket.status_changed',
    data: { number, status: to },
  }),
  'claim.reported': (event) => ({ type: 'claim.reported', data: claimOf(event) }),
  'claim.decided': (event) => {
    const { awardPaise, proposedPaise } = event.data
    return { type: 'claim.decided', data: { ...claimOf(event), awardPaise, proposedPaise } }
  },
  'claim.settled': (event) => {
    const { refundPaise, voucherPaise, transferPaise } = event.data
    const data = { ...claimOf(event), refundPaise, voucherPaise, transferPaise }
    return { type: 'claim.settled', data }
  },
}

/** Types of events that a message follows from. */
export const MESSAGE_EVENTS = Object.keys(CONTENTS) as EventType[]

/** The message that follows from an event; null where none does. */
export function webhookMessageOf(event: NewEvent): WebhookMessage | null {
  const contentOf = CONTENTS[event.type] as ((event: NewEvent) => Content | null) | undefined
  const content = contentOf?.(event) ?? null
  if (content === null) return null
  const { type, data } = content
  return { type, timestamp: new Date(event.at).toISOString(), data } as WebhookMessage
}

function statusChanged(
  event: Event<'order.status_set' | 'order.status_undone' | 'order.cancelled'>,
  status: Extract<Content, { type: 'order.status_changed' }>['data']['status'],
): Content {
  return { type: 'order.status_changed', data: { ...orderOf(event), status } }
}
