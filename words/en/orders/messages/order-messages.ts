// Notifications to customers about their orders, except about money.
import type { BookingPart } from '#domain/orders/booking-change.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import type { SlowPieces } from '#domain/slots/express.ts'
import { type HandOvers, isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { slowRefusals } from '../../slots/express-refusals.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import { changedPartsText, bookingPartsText } from '../booking-change.ts'
import {
  afterFailedVisit,
  chosenSince,
  type FailedVisitParams,
  failureSentence,
} from './failed-visits.ts'
import { endAsSentence, formatClockTime } from '../../base/phrases.ts'
import { type WrittenItem, writeOrderItem } from '#domain/orders/order-items.ts'
import { secondVisit } from '../second-visit.ts'
import { type DeliveryCodeParams, deliveryCodeSentence } from './delivery-code-sentence.ts'
import { statusLabel, statusMessage } from '../order-statuses.ts'

type Pickup = { readonly pickupDate: string; readonly pickupTime: string }

/**
 * When the clothes come back, where that was asked for or is another day or window now; else null. Without a window
 * where it has none, and in rows from before.
 */
type Delivery = HandOvers & {
  readonly deliveryDate: string | null
  readonly deliveryTime?: string | null
}

/** What a rider couldn't do. */
const failedDeeds: Readonly<Record<StopKind, string>> = { pickup: 'pick up', delivery: 'deliver' }

export const orderMessages = {
  /** When we come, what it costs (after which code; null where it is made at intake), and when it comes back where a day was asked for. */
  'order.booked': (
    params: Pickup &
      Delivery & {
        readonly number: string
        readonly totalPaise: Paise | null
        readonly promoCode?: string | undefined
      },
  ) => ({
    title: `Order ${params.number} is booked`,
    message: `${statusMessage('pickup_scheduled', params)} Pickup on ${whenOf(params)}.${broughtBack(params)} ${totalOf(params)}`,
  }),

  /** Clothes were brought to the counter. */
  'order.taken': (
    params: Delivery & { readonly number: string; readonly totalPaise: Paise | null },
  ) => ({
    title: `Order ${params.number}: we have your clothes`,
    message: `${statusMessage('picked_up', params)}${broughtBack(params)} ${totalOf(params)}`,
  }),

  /** `reason`: why we cancelled it, in staff's words; null where there is nothing to say. */
  'order.status_set': (
    params: HandOvers & {
      readonly number: string
      readonly status: OrderStatus
      readonly reason: string | null
    } & DeliveryCodeParams,
  ) => {
    const { number, status, reason } = params
    const why = reason === null ? '' : ` ${endAsSentence(reason)}`
    return {
      title: `Order ${number}: ${statusLabel(status, params)}`,
      message: `${statusMessage(status, params)}${why}${deliveryCodeSentence(params)}`,
    }
  },

  'order.moved': (params: Pickup & Delivery & { readonly number: string }) => ({
    title: `Order ${params.number}: pickup rescheduled`,
    message: `Your pickup is now on ${whenOf(params)}.${broughtBack(params)}`,
  }),

  /** `waited`: by itself, because your clothes waited for an answer. */
  'order.delivery_moved': ({
    number,
    waited,
    ...delivery
  }: {
    readonly number: string
    readonly waited?: true
    readonly deliveryDate: string
    readonly deliveryTime: string
  }) => ({
    title: `Order ${number}: delivery rescheduled`,
    message:
      `${waited ? 'We waited for your answer, so your clothes will be back later.' : ''}${broughtBack(delivery)}`.trim(),
  }),

  /**
   * A rider was at the door in vain; `reason` in the rider's words, which `failureReason` replaces in its reader's
   * language; `customerMoves` left out in rows from before.
   */
  'order.visit_failed': ({
    number,
    visit,
    at,
    timeZone,
    reason,
    customerMoves = true,
    failureReason,
    isCalled,
    isMoved,
    feePaise,
  }: HandOvers & FailedVisitParams) => {
    const deed = failedDeeds[visit]
    const why = (failureReason && failureSentence(failureReason)) ?? endAsSentence(reason)
    const called = isCalled ? ' We also called you.' : ''
    const next = isMoved ? chosenSince : afterFailedVisit(visit, customerMoves)
    const cost = feePaise ? ` ${secondVisit.costs({ amount: formatPaise(feePaise) })}` : ''
    return {
      title: `Order ${number}: we couldn’t ${deed}`,
      message: `We came at ${formatClockTime({ at, timeZone })} but couldn’t ${deed}. ${why}${called} ${next}${cost}`,
    }
  },

  /** Several orders come back in one delivery: their numbers, and when. */
  'order.joined': ({
    numbers,
    deliveryDate: date,
    deliveryTime: time,
  }: {
    readonly numbers: readonly string[]
    readonly deliveryDate: string
    readonly deliveryTime: string
  }) => ({
    title: `Orders ${listed(numbers)}: one delivery`,
    message: `We’ll deliver them together on ${hoursOf({ date, time })}.`,
  }),

  /** Each comes back alone again. */
  'order.parted': ({
    orders,
  }: {
    readonly orders: readonly { readonly number: string; readonly to: DeliveryWindow }[]
  }) => ({
    title: `Orders ${listed(orders.map(({ number }) => number))}: separate deliveries`,
    message: orders
      .map(({ number, to }) => `We’ll deliver order ${number} on ${hoursOf(to)}.`)
      .join(' '),
  }),

  /**
   * What it cost, what it costs now, and why: `reason` are staff's words, such as "3 kg turned out to be 4 kg",
   * `agreed`: that its customer said yes to it. `expressLost` why it is no express order any more, as a sentence in rows from before; null where nothing
   * changes about that.
   */
  'order.lines_changed': (
    params: Delivery & {
      readonly number: string
      readonly fromPaise: Paise
      readonly toPaise: Paise
      readonly reason: string
      readonly expressLost: SlowPieces | string | null
      readonly agreed?: true
    },
  ) => {
    const { number, fromPaise, toPaise, reason, expressLost } = params
    const lost =
      typeof expressLost === 'object' && expressLost !== null
        ? slowRefusals.slowPieces(expressLost)
        : expressLost
    const why = [reason, ...(lost === null ? [] : [lost])].map(endAsSentence).join(' ')
    const price = newTotal(fromPaise, toPaise, params.agreed)
    return {
      title: `Order ${number}: items changed`,
      message: `${why} ${price}${broughtBack(params)}`,
    }
  },

  /** The clothes are counted: what they are, what it costs, and what staff say of it; empty where they say nothing. */
  'order.counted': (
    params: Delivery & {
      readonly number: string
      readonly items: readonly WrittenItem[]
      readonly toPaise: Paise
      readonly reason: string
      readonly expressLost: SlowPieces | null
      readonly agreed?: true
    },
  ) => {
    const { number, items, toPaise, reason, expressLost } = params
    const why = [
      ...(reason === '' ? [] : [reason]),
      ...(expressLost === null ? [] : [slowRefusals.slowPieces(expressLost)]),
    ].map((sentence) => ` ${endAsSentence(sentence)}`)
    return {
      title: `Order ${number}: counted`,
      message: `We counted your clothes: ${items.map(writeOrderItem).join(', ')}.${why.join('')} Total ${formatPaise(toPaise)}${asAgreed(params.agreed)}.${broughtBack(params)}`,
    }
  },

  /** Part of it, `items`, is an order of its own; together they cost what it did, `fromPaise`. */
  'order.split': (
    params: HandOvers & {
      readonly number: string
      readonly part: Pick<Delivery, 'deliveryDate' | 'deliveryTime'> & { readonly number: string }
      readonly items: readonly WrittenItem[]
      readonly fromPaise: Paise
      readonly toPaise: Paise
    },
  ) => {
    const { number, part, items, fromPaise, toPaise } = params
    const sums = `${formatPaise(toPaise)} and ${formatPaise(fromPaise - toPaise)}`
    return {
      title: `Order ${number}: in two parts`,
      message: `These are now order ${part.number}: ${items.map(writeOrderItem).join(', ')}.${broughtBack({ ...params, ...part })} Everything else stays in order ${number}. Together they cost the same, ${formatPaise(fromPaise)}: ${sums}.`,
    }
  },

  /** Its customer changed it, or `byStaff`. `fromPaise`: what it cost before; null where its items stay. */
  'order.booking_changed': (
    params: Delivery & {
      readonly number: string
      readonly parts: readonly BookingPart[]
      readonly fromPaise: Paise | null
      readonly totalPaise: Paise
      readonly expressLost: SlowPieces | null
      readonly byStaff?: boolean
    },
  ) => {
    const { number, parts, fromPaise, totalPaise, expressLost } = params
    if (params.byStaff)
      return {
        title: `Order ${number}: ${changedPartsText(parts).toLowerCase()}`,
        message: `We changed the ${bookingPartsText(parts)} of your order.`,
      }
    const lost = expressLost === null ? '' : ` ${slowRefusals.slowPieces(expressLost)}`
    return {
      title: `Order ${number}: changed as you asked`,
      message: `You changed the ${bookingPartsText(parts)}.${lost} ${newTotal(fromPaise ?? totalPaise, totalPaise)}${broughtBack(params)}`,
    }
  },

  /** Staff wrote it. */
  'order.message': ({ number, text }: { readonly number: string; readonly text: string }) => ({
    title: `About your order ${number}`,
    message: text,
  }),

  /** The pickup slot begins within half an hour. */
  'order.pickup_near': (params: { readonly number: string; readonly pickupTime: string }) => ({
    title: 'We’ll pick up soon',
    message: `We’ll pick up order ${params.number} today between ${params.pickupTime.replace('-', ' and ')}. Please keep the clothes ready.`,
  }),
}

function totalOf({
  totalPaise,
  promoCode,
}: {
  readonly totalPaise: Paise | null
  readonly promoCode?: string | undefined
}): string {
  if (totalPaise === null) return 'The price follows once your clothes are counted.'
  return `Total ${formatPaise(totalPaise)}${promoCode ? ` with the code ${promoCode}` : ''}.`
}

function newTotal(fromPaise: Paise, toPaise: Paise, agreed?: true): string {
  return fromPaise === toPaise
    ? `The total stays ${formatPaise(toPaise)}.`
    : `The total is now ${formatPaise(toPaise)} instead of ${formatPaise(fromPaise)}${asAgreed(agreed)}.`
}

/** Said of what is more than could be charged without asking. */
function asAgreed(agreed: true | undefined): string {
  return agreed ? ', as you agreed' : ''
}

function broughtBack(delivery: Delivery): string {
  const { deliveryDate, deliveryTime } = delivery
  if (deliveryDate === null) return ''
  if (isCollectedAtCounter(delivery))
    return ` They’ll be ready at our counter on ${formatMessageDate(deliveryDate)}.`
  const time = deliveryTime ? `, ${deliveryTime}` : ''
  return ` We’ll deliver on ${formatMessageDate(deliveryDate)}${time}.`
}

/** A pickup as people read it: "Fri, 20 June, 9-11 AM". */
function whenOf({ pickupDate, pickupTime }: Pickup): string {
  return `${formatMessageDate(pickupDate)}, ${pickupTime}`
}

function hoursOf({ date, time }: DeliveryWindow): string {
  return `${formatMessageDate(date)}, ${time}`
}

function listed(numbers: readonly string[]): string {
  return new Intl.ListFormat('en-IN').format(numbers)
}
