// First line of every text about an order under way: its return time.
import { instantFormat } from '#domain/base/instant-format.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderPromise, PromisedDay } from '#domain/orders/order-promise.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import { afterFailedVisit } from './failed-visits.ts'
import { handOverWords } from '../hand-over.ts'
import { endAsSentence } from '../../base/phrases.ts'

const hourAndMinute = instantFormat('en-IN', { hour: 'numeric', minute: '2-digit' })
const NO_BREAK = '\u00a0'
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' })

type Promised = HandOvers & { readonly promise: OrderPromise; readonly timeZone: string }

export const orderPromise = {
  /** "With you today by 3 pm": one short sentence without a full stop. */
  title: ({ promise, timeZone, ...order }: Promised): string => {
    const way = handOverWords.wayBack(order)
    switch (promise.kind) {
      case 'due':
        return `${way.due} ${dueText(promise, timeZone)}`
      case 'onTheWay':
        return promise.isEarly ? 'On the way to you' : `${way.due} ${dueText(promise, timeZone)}`
      case 'late':
        return promise.isOnTheWay ? 'Late, but on the way to you' : 'Later than we promised'
      case 'pickupLate':
        return 'We’re late for your pickup'
      case 'delivered':
        return promise.at && promise.day
          ? `${way.done} ${dayText(promise.day)} at ${clock(promise.at, timeZone)}`
          : way.done
      case 'collectable':
        return 'Ready for you at the counter'
      case 'cancelled':
        return 'This order is cancelled'
    }
  },

  /** What is behind it, in a sentence or two; `status`: what is said of the order's status. */
  line: ({
    promise,
    timeZone,
    status,
    ...order
  }: Promised & { readonly status: string }): string => {
    switch (promise.kind) {
      case 'due':
        return promise.comesFor
          ? `We’ll pick up your clothes ${dayText(promise.comesFor.day)}, ${promise.comesFor.slotLabel}.`
          : status
      case 'late':
        return promise.isOnTheWay
          ? `We promised your clothes ${dueText(promise, timeZone)}. We’re sorry: they’re on the way to you now.`
          : `We promised your clothes ${dueText(promise, timeZone)} and ${handOverWords.wayBack(order).late}`
      case 'pickupLate':
        return `We should have picked up ${dayText(promise.day)}, ${promise.slotLabel}, and we’re late. We’re sorry. Ask us for a new time, or reschedule the pickup.`
      case 'cancelled':
        return promise.at && promise.day
          ? `It was cancelled ${dayText(promise.day)} at ${clock(promise.at, timeZone)}. There is nothing more to do.`
          : status
      case 'onTheWay':
      case 'collectable':
      case 'delivered':
        return status
    }
  },

  /** A rider was at the door in vain, and nothing has changed about it since. */
  visitFailed: {
    pickup: 'We came but couldn’t pick up',
    delivery: 'We came but couldn’t deliver',
  } satisfies Record<StopKind, string>,
  /** `at` as people read it; `reason` in the rider's words, null where it isn't told; `customerMoves` as in `afterFailedVisit`. */
  visitLine: ({
    visit,
    at,
    reason,
    customerMoves,
  }: {
    readonly visit: StopKind
    readonly at: string
    readonly reason: string | null
    readonly customerMoves: boolean
  }) => {
    const why = reason === null ? '.' : `: ${endAsSentence(reason)}`
    return `We were at your door on ${at}${why} ${afterFailedVisit(visit, customerMoves)}`
  },

  /** What has just changed about it, in place of the line. */
  moved: ({ date, slot }: { readonly date: string; readonly slot: string }) =>
    `Your pickup is rescheduled to ${formatMessageDate(date)}, ${slot}.`,
  itemsChanged: 'The items of your order have changed. The history has the details.',
}

type Due = Extract<OrderPromise, { kind: 'due' | 'onTheWay' | 'late' }>

/** "today by 3 pm", "on Thursday between 11 am and 1 pm". */
function dueText({ day, from, by }: Due, timeZone: string): string {
  const until = clock(by, timeZone)
  if (from === null) return `${dayText(day)} by ${until}`
  const since = clock(from, timeZone)
  const [hour, half] = since.split(NO_BREAK)
  return `${dayText(day)} between ${until.endsWith(half!) ? hour : since} and ${until}`
}

function dayText({ when, date }: PromisedDay): string {
  if (when === 'week') return `on ${weekday.format(new Date(`${date}T00:00:00Z`))}`
  return when === 'other' ? `on ${formatMessageDate(date)}` : when
}

/** "3 pm", "3:30 pm", which no line breaks in two. */
function clock(at: Date, timeZone: string): string {
  return hourAndMinute(at, timeZone).replace(':00', '').replaceAll(/\s/g, NO_BREAK)
}
