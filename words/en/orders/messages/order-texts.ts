// Approved texts about orders, except about money.
import { formatMessageDate } from '#domain/base/time-zone.ts'
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import {
  type HandOvers,
  isBroughtToCounter,
  isCollectedAtCounter,
} from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import { formatClockTime } from '../../base/phrases.ts'
import { rupees, variable } from '../../base/text-variables.ts'
import type { orderMessages } from './order-messages.ts'

const action = 'See your order'
const { number, when, time, amount } = variable

export const orderTexts = {
  order_booked: {
    class: 'service',
    text: 'Your pickup is booked for {when}. We’ll be at your door.',
    action: 'Track or change it',
    variables: when,
  },
  order_taken: {
    class: 'service',
    text: 'We have your clothes (order {number}). They’re in good hands.',
    action: 'Track it',
    variables: number,
  },
  order_scheduled: {
    class: 'service',
    text: 'The pickup of order {number} is booked again. We’ll be at your door.',
    action: 'Track or reschedule',
    variables: number,
  },
  order_expected: {
    class: 'service',
    text: 'Order {number} is booked. Please bring your clothes to our counter.',
    action,
    variables: number,
  },
  order_picked_up: {
    class: 'service',
    text: 'We’ve picked up order {number}. Your clothes are in good hands.',
    action: 'Track it',
    variables: number,
  },
  order_washing: {
    class: 'service',
    text: 'Your clothes (order {number}) are being cleaned.',
    action: 'Track it',
    variables: number,
  },
  order_ready: {
    class: 'service',
    text: 'Order {number} is clean and ready for delivery.',
    action: 'See when we come',
    variables: number,
  },
  order_ready_to_collect: {
    class: 'service',
    text: 'Order {number} is clean and ready for you at our counter.',
    action,
    variables: number,
  },
  order_on_its_way: {
    class: 'service',
    text: 'Order {number} is on its way to you.',
    action: 'Track it',
    variables: number,
  },
  /** Where deliveries are proved by a code. */
  order_coming_with_code: {
    class: 'service',
    text: 'Order {number} is on its way. Your delivery code is {code}: say it to our rider at your door.',
    action: 'Track it',
    variables: { ...number, code: { type: 'numeric', sample: '4711' } },
    thirdVariableReason:
      'The number of the order, its delivery code, and the link to its page: of two codes on one day each is known by its order.',
  },
  order_completed: {
    class: 'service',
    text: 'Your clothes (order {number}) are back with you. Thank you for trusting us.',
    action,
    variables: number,
  },
  order_cancelled: {
    class: 'service',
    text: 'Your order {number} is cancelled.',
    action: 'See why',
    variables: number,
  },
  order_moved: {
    class: 'service',
    text: 'Your pickup is now on {when}. Please keep your clothes ready.',
    action: 'Track or reschedule',
    variables: when,
  },
  order_delivery_moved: {
    class: 'service',
    text: 'Your delivery is now on {when}. See you then.',
    action: 'Track or reschedule',
    variables: when,
  },
  order_pickup_missed: {
    class: 'service',
    text: 'We came at {time} but couldn’t pick up your clothes.',
    action: 'Choose another time',
    variables: time,
  },
  order_delivery_missed: {
    class: 'service',
    text: 'We came at {time} but couldn’t deliver your clothes.',
    action: 'Choose another time',
    variables: time,
  },
  /** Heard of after its customer chose another time. */
  order_missed_before_move: {
    class: 'service',
    text: 'We came at {time}, before you chose another time. We’ll come then.',
    action,
    variables: time,
  },
  /** Of express, where staff alone choose the next time. */
  order_express_missed: {
    class: 'service',
    text: 'We came at {time} but couldn’t deliver your clothes. We’ll come again as soon as we can.',
    action,
    variables: time,
  },
  orders_joined: {
    class: 'service',
    text: 'We’ll deliver your orders together on {when}. One visit for all of them.',
    action: 'See your orders',
    variables: when,
  },
  orders_parted: {
    class: 'service',
    text: 'We’ll deliver your orders separately.',
    action: 'See when',
    variables: {},
  },
  order_items_changed: {
    class: 'service',
    text: 'Rs {amount} is your new total: we changed the items of your order.',
    action: 'See what changed',
    variables: amount,
  },
  order_counted: {
    class: 'service',
    text: 'Rs {amount} is your total, now that we’ve counted your clothes.',
    action: 'See each item',
    variables: amount,
  },
  order_split: {
    class: 'service',
    text: 'Order {number} now comes in two parts, at the same total.',
    action: 'See both',
    variables: number,
  },
  order_changed_as_asked: {
    class: 'service',
    text: 'Your order {number} is changed as you asked.',
    action: 'See what changed',
    variables: number,
  },
  order_changed_by_us: {
    class: 'service',
    text: 'We changed your order {number} for you.',
    action: 'See what changed',
    variables: number,
  },
  order_letter: {
    class: 'service',
    text: 'About your order {number}: we have a message for you.',
    action: 'Read it',
    variables: number,
  },
  order_pickup_near: {
    class: 'service',
    text: 'We’ll pick up your clothes today, {time}. Please keep them ready.',
    action: 'Reschedule or skip',
    variables: { time: { type: 'alphanumeric', sample: '9-11 AM' } },
  },
  order_news: {
    class: 'service',
    text: 'Your order {number} has more than one change.',
    action: 'Read it',
    variables: number,
  },
  order_on_its_way_with_news: {
    class: 'service',
    text: 'Order {number} is on its way to you, and there is more to read.',
    action: 'Read it',
    variables: number,
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

const say = fillerOf<typeof orderTexts>()

type StatusText = Extract<keyof typeof orderTexts, `order_${string}`>

const ofStatuses = {
  pickup_scheduled: 'order_scheduled',
  picked_up: 'order_picked_up',
  washing: 'order_washing',
  ready: 'order_ready',
  out_for_delivery: 'order_on_its_way',
  completed: 'order_completed',
  cancelled: 'order_cancelled',
} as const satisfies Readonly<Record<OrderStatus, StatusText>>

export const orderTextOf = {
  'order.booked': ({ pickupDate, pickupTime }) =>
    say('order_booked', { when: dayAndHours(pickupDate, pickupTime) }),
  'order.taken': ({ number: named }) => say('order_taken', { number: named }),
  'order.status_set': ({ number: named, status, deliveryCode: code, ...handOvers }) =>
    code === undefined
      ? say(nameOfStatus(status, handOvers), { number: named })
      : say('order_coming_with_code', { number: named, code }),
  'order.moved': ({ pickupDate, pickupTime }) =>
    say('order_moved', { when: dayAndHours(pickupDate, pickupTime) }),
  'order.delivery_moved': ({ deliveryDate, deliveryTime }) =>
    say('order_delivery_moved', { when: dayAndHours(deliveryDate, deliveryTime) }),
  'order.visit_failed': ({ visit, at, timeZone, customerMoves = true, isMoved }) =>
    say(isMoved ? 'order_missed_before_move' : nameOfMissed(visit, customerMoves), {
      time: formatClockTime({ at, timeZone }),
    }),
  'order.joined': ({ deliveryDate, deliveryTime }) =>
    say('orders_joined', { when: dayAndHours(deliveryDate, deliveryTime) }),
  'order.parted': () => say('orders_parted', {}),
  'order.lines_changed': ({ toPaise }) => say('order_items_changed', { amount: rupees(toPaise) }),
  'order.counted': ({ toPaise }) => say('order_counted', { amount: rupees(toPaise) }),
  'order.split': ({ number: named }) => say('order_split', { number: named }),
  'order.booking_changed': ({ number: named, byStaff }) =>
    say(byStaff ? 'order_changed_by_us' : 'order_changed_as_asked', { number: named }),
  'order.message': ({ number: named }) => say('order_letter', { number: named }),
  'order.pickup_near': ({ pickupTime }) => say('order_pickup_near', { time: pickupTime }),
} satisfies TextsOf<typeof orderMessages>

function nameOfStatus(status: OrderStatus, handOvers: HandOvers) {
  if (status === 'pickup_scheduled' && isBroughtToCounter(handOvers)) return 'order_expected'
  if (status === 'picked_up' && isBroughtToCounter(handOvers)) return 'order_taken'
  if ((status === 'ready' || status === 'out_for_delivery') && isCollectedAtCounter(handOvers))
    return 'order_ready_to_collect'
  return ofStatuses[status]
}

function nameOfMissed(visit: StopKind, customerMoves: boolean) {
  if (visit === 'pickup') return 'order_pickup_missed'
  return customerMoves ? 'order_delivery_missed' : 'order_express_missed'
}

/** "Fri, 20 June, 9-11 AM". */
function dayAndHours(date: string, time: string): string {
  return `${formatMessageDate(date)}, ${time}`
}
