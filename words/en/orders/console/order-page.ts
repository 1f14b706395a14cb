// An order's page in the console: head, edits in place, goodwill and notifications.
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { channels } from '../../messages/channels.ts'
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'

const STATES = {
  waiting: 'waiting',
  sent: 'sent',
  failed: 'failed',
} as const

const PAID: Readonly<Record<PaymentMethod, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  card: 'by card',
  account: 'on account',
}

export const orderPage = {
  repeat: 'Repeat',
  placed: ({ when }: { readonly when: string }) => `Placed ${when}`,
  /** `when`: as people read it; `isWindow`: it has hours, not a moment alone. */
  back: ({ when, isWindow }: { readonly when: string; readonly isWindow: boolean }) =>
    `Back ${isWindow ? 'on' : 'by'} ${when}`,
  late: 'Late',
  toPay: ({ amount }: { readonly amount: string }) => `${amount} to pay`,
  refundDue: ({ amount }: { readonly amount: string }) => `${amount} to refund`,
  toCount: 'Priced once it is counted',
  paid: 'Nothing to pay',

  edit: {
    pickup: 'Reschedule pickup',
    address: 'Change pickup address',
    deliveryAddress: 'Change delivery address',
    door: 'Change who is at the door',
    asked: 'Change instructions and care',
    payment: 'Change the payment method',
  },
  leave: 'Leave as it is',
  save: 'Save',
  saving: 'Saving…',
  notSaved: 'The order couldn’t be changed. Please try again.',
  saved: 'Order changed',
  hears:
    'The customer is notified in one message, together with whatever else you change before it is sent.',
  stale: 'This order has changed in the meantime.',
  startAgain: 'Start again from the current order',

  pickupAddress: 'Pickup address',
  deliveryAddress: 'Delivery address',
  bothAddresses: 'The clothes are brought back there too.',
  sameAddress: 'Deliver to the pickup address',
  customerAtDoor: 'The customer will be at the door.',
  noWishes: 'No instructions or care preferences.',
  customerAsks: 'The customer asks',
  instructions: 'Special instructions',

  willPay: ({ method }: { readonly method: PaymentMethod }) => `To be paid ${PAID[method]}`,
  payHow: 'How is it paid?',
  cash: 'Cash',
  upi: 'UPI',
  cardsHint: 'A card is chosen by its owner, on the page of their order.',

  goodwill: 'Goodwill',
  goodwillAbout: ({ cost }: { readonly cost: string }) =>
    `The order costs ${cost}. What you take off is never due again; its invoice gets a credit note.`,
  takeOff: 'Take off',
  unit: 'Unit',
  rupees: '₹',
  percent: '%',
  reason: 'Reason',
  reasonHint: 'The customer reads it.',
  reasonNeeded: 'Please say why.',
  wrongAmount: ({ most }: { readonly most: string }) => `An amount such as 29.50, at most ${most}.`,
  wrongPercent: 'A whole number from 1 to 100.',
  after: ({ cost, due }: { readonly cost: string; readonly due: string }) =>
    `It then costs ${cost}, with ${due} due.`,
  tooMuch: ({ amount }: { readonly amount: string }) => `That leaves ${amount} overpaid.`,
  backAutomatically: ({ amount }: { readonly amount: string }) =>
    `${amount} is refunded the way it was paid.`,
  handedBack: ({ amount }: { readonly amount: string }) => `I’m returning ${amount} now`,
  owedHint: 'Otherwise it’s recorded as owed.',
  take: ({ amount }: { readonly amount: string }) => `Take ${amount} off`,
  given: ({ amount }: { readonly amount: string }) => `${amount} taken off`,
  notGiven: 'Nothing was taken off. Please try again.',
  entry: (entry: { readonly amount: string; readonly percent: number | null }) =>
    `${entry.amount}${entry.percent === null ? '' : ` (${entry.percent} %)`} off`,
  entryBy: ({ when, name }: { readonly when: string; readonly name: string | null }) =>
    name === null ? when : `${when}, ${name}`,

  messages: 'Messages to the customer',
  noMessages: 'Nothing was sent about this order.',
  messagesNotLoaded: 'The messages couldn’t be loaded.',
  loadingMessages: 'Loading messages',
  channel: ({ channel }: { readonly channel: NotificationChannel }) => channels[channel].onOrder,
  state: ({ state }: { readonly state: keyof typeof STATES }) => STATES[state],
  leaves: ({ when }: { readonly when: string }) => `leaves ${when}`,

  changedFrom: ({
    part,
    from,
    to,
  }: {
    readonly part: string
    readonly from: string
    readonly to: string
  }) => `${part}: ${to === '' ? 'none' : to} instead of ${from === '' ? 'none' : from}`,
}
