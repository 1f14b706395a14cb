// Names of an order's way in and way back: the one place that tells door and counter apart.
import type { HandOver, HandOvers } from '#domain/orders/record/hand-over.ts'
import type { PaymentMethod, TakenByHand } from '#domain/orders/record/order-choices.ts'
import { paymentMethods } from './order-choices.ts'

interface WayIn {
  readonly name: string
  readonly address: string
}

const WAYS_IN: Readonly<Record<HandOver, WayIn>> = {
  home: { name: 'Pickup', address: 'Pickup address' },
  counter: { name: 'Drop-off', address: 'Brought to' },
}

interface WayBack {
  readonly name: string
  readonly done: string
  readonly estimated: string
  readonly address: string
  /** Before a window, and before the moment by which it is. */
  readonly back: string
  readonly backBy: string
  /** Before a day: as the beginning of a sentence, and as what leads an order's page. */
  readonly willBeBack: string
  readonly due: string
  /** Follows when the clothes were promised: their time is over. */
  readonly late: string
  readonly express: string
  readonly payments: Readonly<Record<PaymentMethod, string>>
  /** How each of them is done that needs no card. */
  readonly paymentNotes: Readonly<Record<TakenByHand, string>>
  /** When cash and UPI are paid, and the same in a document. */
  readonly payWhen: string
  readonly payOn: string
}

const WAYS_BACK: Readonly<Record<HandOver, WayBack>> = {
  home: {
    name: 'Delivery',
    done: 'Delivered',
    estimated: 'Estimated delivery',
    address: 'Delivery address',
    back: 'Back with you',
    backBy: 'Back with you by',
    willBeBack: 'It will be delivered',
    due: 'With you',
    late: 'they haven’t left yet. We’re sorry. Ask us for a new time.',
    express: 'Express delivery',
    payments: paymentMethods,
    paymentNotes: {
      cash: 'Pay when we deliver your clothes.',
      upi: 'Scan our code when we deliver your clothes.',
    },
    payWhen: 'when we deliver your clothes',
    payOn: 'on delivery',
  },
  counter: {
    name: 'Collection',
    done: 'Collected',
    estimated: 'Ready to collect',
    address: 'Collected at',
    back: 'Ready to collect',
    backBy: 'Ready to collect by',
    willBeBack: 'It will be ready to collect',
    due: 'Ready at the counter',
    late: 'they aren’t ready yet. We’re sorry. Ask us for a new time.',
    express: 'Express',
    payments: { ...paymentMethods, cash: 'Cash when collected', upi: 'UPI when collected' },
    paymentNotes: {
      cash: 'Pay when you collect your clothes.',
      upi: 'Scan our code when you collect your clothes.',
    },
    payWhen: 'when you collect your clothes',
    payOn: 'on collection',
  },
}

export const handOverWords = {
  /** Instead of an address. */
  atCounter: 'At our counter',
  wayIn: ({ pickupHandOver = 'home' }: HandOvers): WayIn => WAYS_IN[pickupHandOver],
  wayBack: ({ deliveryHandOver = 'home' }: HandOvers): WayBack => WAYS_BACK[deliveryHandOver],
  /** "Pickup and delivery", "Drop-off and collection". */
  bothWays: (order: HandOvers): string =>
    `${handOverWords.wayIn(order).name} and ${handOverWords.wayBack(order).name.toLowerCase()}`,
}
