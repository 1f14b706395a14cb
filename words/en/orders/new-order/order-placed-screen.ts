// Confirmation of a new order, on My orders.
import type { Unit } from '#domain/catalogue/catalogue.ts'
import type { PaymentMethod, TakenByHand } from '#domain/orders/record/order-choices.ts'

export type PlacedDay = 'today' | 'tomorrow' | 'later'

/** When an order is back, in words: in a window, or by a moment. */
export type Back = { readonly when: string; readonly isWindow: boolean }

/** Kilograms or pieces of one service. */
export type Bag = {
  readonly service: string
  readonly unit: Unit
  readonly quantity: number
}

const PAID_AT_DOOR: Readonly<Record<Exclude<PaymentMethod, 'card' | 'account'>, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
}

/** The message as soon as it is placed. */
export const ORDER_PLACED =
  'Order placed successfully! You’ll receive a confirmation email shortly.'

export const orderPlacedScreen = {
  loading: 'Loading the order you placed',
  notLoaded: 'The order you placed couldn’t be loaded. It is safe with us.',
  title: { today: 'See you today', tomorrow: 'See you tomorrow', later: 'Your pickup is booked' },

  /** `when`: the day as people read it; `back`: the window in which all is back, or the moment by which it is. */
  line: ({
    when,
    slot,
    back,
  }: {
    readonly when: string
    readonly slot: string
    readonly back: Back
  }) =>
    `We’ll be at your door ${when}, ${slot}, and everything will be back with you ${back.isWindow ? 'on' : 'by'} ${back.when}.`,
  when: { today: 'today', tomorrow: 'tomorrow' },
  onDay: ({ date }: { readonly date: string }) => `on ${date}`,

  number: 'Order number',
  copyNumber: 'Copy the order number',
  copied: 'Copied',
  pickup: 'Pickup',
  back: ({ isWindow }: Pick<Back, 'isWindow'>) => (isWindow ? 'Back with you' : 'Back with you by'),
  address: 'Address',
  pickupAddress: 'Pickup address',
  deliveryAddress: 'Delivery address',

  ready: ({ bags }: { readonly bags: number }) =>
    bags === 1 ? 'Have one bag ready' : `Have ${bags} bags ready, one for each service`,
  bag: ({ service, unit, quantity }: Bag) =>
    unit === 'kg'
      ? `${service}: about ${quantity} kg`
      : `${service}: ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`,
  /** `amount`: written. */
  payAtDoor: (params: { readonly amount: string; readonly method: TakenByHand }) =>
    `${params.amount} ${PAID_AT_DOOR[params.method]}, when we deliver`,
  payByCard: ({ amount, card }: { readonly amount: string; readonly card: string }) =>
    `Nothing at the door: we charge ${amount} to your ${card} when your clothes are ready`,
  payAfterCounting: 'The price follows once your clothes are counted',
  payNothing: 'Nothing to pay',
  payOnAccount: 'Nothing at the door: it’s charged to your company’s account',

  track: 'Track order',
  calendar: 'Add to calendar',
  calendars: {
    google: 'Google Calendar',
    outlook: 'Outlook',
    file: 'Apple and others (.ics)',
  },
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  /** What is sent with the link; who gets it sees neither name nor address. */
  shared: ({ laundry }: { readonly laundry: string }) =>
    `My laundry with ${laundry}: follow it here`,
  copyFailed: 'Please copy it by hand.',
  change: 'Change order',
  move: 'Reschedule pickup',
  cancel: 'Cancel order',
  close: 'Close the confirmation',

  cancelledTitle: 'This order is cancelled',
  cancelledLine: 'We won’t pick it up, and there is nothing to pay.',
  again: 'Order again',
}
