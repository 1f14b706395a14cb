// Current facts of an order's row: due time, load and signs.
import type { StaffOrder } from '#contract/orders/orders.ts'
import { dueListsOf } from '#domain/orders/due.ts'
import { orderPromise } from '#domain/orders/order-promise.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { carePreferences } from '#words/en/catalogue/care-preferences.ts'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { orderAccountOf } from '#web/features/orders/price/order-cost.ts'
import { lastStatusTime } from '#web/features/orders/order-progress.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import type { StaffFilter } from './use-staff-filter.ts'

export type RowFacts = {
  /** Of what, "Pickup" or "Back", and when; by the laundry's clocks. */
  due: { of: string; when: string }
  isLate: boolean
  /** It is ready or gone, and something of it is owed. */
  isUnpaid: boolean
  /** Its card was asked and gave nothing. */
  hasCardFailed: boolean
  /** What it is filtered by is no longer true of it; it goes when the list is left alone. */
  hasLeft: boolean
  /** What was asked for beside the usual; '' for nothing. */
  care: string
}

/** Gives the facts of any order in a filtered list as of this minute. */
export function useRowFacts({ statuses, due, paid }: StaffFilter): (order: StaffOrder) => RowFacts {
  const words = useWords(orderList)
  const care = useWords(carePreferences)
  const { zone } = useLaundryTime()
  const now = useNow()
  const clock = new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  })

  function dueOf(order: StaffOrder): RowFacts['due'] {
    const promise = orderPromise(followed(order), now, zone)
    const { kind } = promise
    if (kind === 'collectable') return { of: words.waits, when: '' }
    if (kind === 'delivered' || kind === 'cancelled')
      return {
        of: words.over[kind],
        when: promise.day ? words.dueOn({ day: promise.day, time: '' }) : '',
      }
    const pickup = kind === 'pickupLate' ? promise : kind === 'due' ? promise.comesFor : null
    if (pickup)
      return {
        of: words.pickup,
        when: words.dueOn({ day: pickup.day, time: pickup.slotLabel }),
      }
    const { day, by } = promise as Extract<typeof promise, { by: Date }>
    const time = order.deliveryWindow?.time ?? clock.format(by).replace(':00', '')
    return { of: words.back, when: words.dueOn({ day, time }) }
  }

  return (order) => {
    const dues = dueListsOf(followed(order), now, zone)
    const isByCard = order.paymentMethod === 'card' && !order.chargedWhenReady
    return {
      due: dueOf(order),
      isLate: dues.includes('late'),
      isUnpaid: dues.includes('unpaid'),
      hasCardFailed:
        isByCard && order.amountDue > 0 && order.payments.some(({ status }) => status === 'failed'),
      hasLeft:
        (statuses.length > 0 && !statuses.includes(order.status)) ||
        (due !== '' && !dues.includes(due)) ||
        (paid === 'no' && order.paid),
      care: care.asked(order.preferences).join('. '),
    }
  }
}

/** The order as the rules of what is due take it. */
function followed(order: StaffOrder) {
  const endedAt = isFinalStatus(order.status) ? lastStatusTime(order, order.status) : null
  return {
    ...order,
    estimatedDeliveryAt: new Date(order.estimatedDelivery),
    endedAt: endedAt === null ? null : new Date(endedAt),
    ...orderAccountOf(order),
  }
}
