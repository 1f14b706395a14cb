// Messages to webhooks: the types, and the data of each.

/**
 * Kinds of data: ids, numbers, statuses and amounts, never a name, phone number, address or email. With `?` it may be
 * null.
 */
export type WebhookDatum = Kind | `${Kind}?`
type Kind =
  | 'id'
  | 'text'
  | 'count'
  | 'paise'
  | 'date'
  | 'instant'
  | 'orderStatus'
  | 'paymentMethod'
  | 'ticketStatus'
  | 'failedCharge'

interface Declared {
  /** When it is sent, for the API's description. */
  summary: string
  data: Readonly<Record<string, WebhookDatum>>
}

const ORDER = { orderId: 'id', number: 'text' } as const
const PAYMENT = { ...ORDER, paymentId: 'id', amountPaise: 'paise' } as const
const SUBSCRIPTION = { subscriptionId: 'id' } as const
const TICKET = { number: 'text' } as const
/** A claim with its order; `ticket` is null once its customer was erased. */
const CLAIM = { claimId: 'text', orderId: 'text', number: 'text', ticket: 'text?' } as const

/** What a receiver can be sent, "thing.verb" with the verb in the past. */
export const WEBHOOK_MESSAGES = {
  'order.placed': {
    summary: 'An order was placed',
    data: {
      ...ORDER,
      /** Null where the clothes are counted, and priced, at intake. */
      totalPaise: 'paise?',
      pickupDate: 'date',
      pickupTime: 'text',
    },
  },
  /** A status that was set by mistake and taken back is sent as the one before it. */
  'order.status_changed': {
    summary: 'An order got another status, or was cancelled',
    data: { ...ORDER, status: 'orderStatus' },
  },
  'order.pickup_moved': {
    summary: 'The pickup of an order was moved',
    data: { ...ORDER, pickupDate: 'date', pickupTime: 'text' },
  },
  'order.delivery_moved': {
    summary: 'The delivery of an order was moved',
    data: { ...ORDER, deliveryDate: 'date', deliveryTime: 'text' },
  },
  'order.items_changed': {
    summary: 'Staff changed what is in an order',
    data: { ...ORDER, totalPaise: 'paise' },
  },
  'payment.received': {
    summary: 'An order was paid',
    data: { ...PAYMENT, method: 'paymentMethod' },
  },
  /** Staff had marked it as received by mistake. */
  'payment.undone': {
    summary: 'An order that staff had marked as paid is not',
    data: { ...PAYMENT, method: 'paymentMethod' },
  },
  'payment.failed': { summary: 'The card of an order could not be charged', data: PAYMENT },
  /** Of an order, or of a charge of the Laundry Club. */
  'refund.made': {
    summary: 'Money was given back',
    data: {
      refundId: 'id',
      amountPaise: 'paise',
      orderId: 'id?',
      number: 'text?',
      subscriptionId: 'id?',
    },
  },
  /** A card didn't take it: at once, or days after `refund.made`. */
  'refund.failed': {
    summary: 'A refund failed at the bank, and the money is owed again',
    data: {
      refundId: 'id',
      amountPaise: 'paise',
      orderId: 'id?',
      number: 'text?',
      subscriptionId: 'id?',
    },
  },
  'subscription.trial_started': {
    summary: 'A trial of the Laundry Club began',
    data: { ...SUBSCRIPTION, endsAt: 'instant' },
  },
  /** The first period is 1. */
  'subscription.paid': {
    summary: 'A period of the Laundry Club was paid',
    data: { ...SUBSCRIPTION, period: 'count', amountPaise: 'paise', endsAt: 'instant' },
  },
  'subscription.payment_failed': {
    summary: 'A period of the Laundry Club could not be charged',
    data: { ...SUBSCRIPTION, period: 'count', status: 'failedCharge' },
  },
  'subscription.paused': {
    summary: 'A subscription was paused',
    data: { ...SUBSCRIPTION, until: 'instant' },
  },
  'subscription.cancelled': {
    summary: 'A subscription will not be renewed, as its member wants',
    data: SUBSCRIPTION,
  },
  'subscription.ended': { summary: 'A subscription ended', data: SUBSCRIPTION },
  'ticket.opened': { summary: 'A support ticket was opened', data: TICKET },
  /** By its customer. */
  'ticket.replied': { summary: 'A customer wrote on their ticket', data: TICKET },
  'ticket.status_changed': {
    summary: 'A ticket got another status',
    data: { ...TICKET, status: 'ticketStatus' },
  },
  'claim.reported': { summary: 'Money is wanted for a piece, or staff gave one up', data: CLAIM },
  /** `awardPaise` 0: it is declined. */
  'claim.decided': {
    summary: 'Staff decided what a claim comes to',
    data: { ...CLAIM, awardPaise: 'paise', proposedPaise: 'paise' },
  },
  'claim.settled': {
    summary: 'What was decided for a claim was given',
    data: { ...CLAIM, refundPaise: 'paise', voucherPaise: 'paise', transferPaise: 'paise' },
  },
} as const satisfies Record<string, Declared>

export type WebhookType = keyof typeof WEBHOOK_MESSAGES

export const WEBHOOK_TYPES = Object.keys(WEBHOOK_MESSAGES) as WebhookType[]
