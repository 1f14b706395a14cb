// Work lists: the orders due now, by name of the list.
import { isBroughtToCounter, isCollectedAtCounter } from './record/hand-over.ts'
import { isFinalStatus, type OrderStatus } from './record/order-lifecycle.ts'
import { orderMoney, type OrderAccount } from './order-money.ts'
import type { PaymentMethod } from './record/order-choices.ts'
import { type FollowedOrder, orderPromise, promisedReturnAt } from './order-promise.ts'
import { calendarDateIn } from '../base/time-zone.ts'

/**
 * - `collect`: to be picked up today, or before and still not
 * - `arrived`: here, and neither counted in nor weighed yet
 * - `count`: here, and to be counted in piece by piece, which nobody has done yet
 * - `plant`: here, and not ready
 * - `out`: to leave today
 * - `late`: its pickup or its return is overdue
 * - `approval`: its customer was asked about more, and hasn't answered
 * - `unpaid`: ready or gone, and its customer owes something of it
 * - `refund`: more was paid than it costs, and the rest isn't refunded yet
 */
export const DUES = [
  'collect',
  'arrived',
  'count',
  'plant',
  'out',
  'late',
  'unpaid',
  'refund',
  'approval',
] as const
export type Due = (typeof DUES)[number]

type DueOrder = FollowedOrder &
  OrderAccount & {
    readonly paymentMethod: PaymentMethod
    readonly askedUntil?: string | undefined
    readonly toCountIn?: true | undefined
    /** Left out where no bag and no piece of it was counted in. */
    readonly countedIn?: object | undefined
    readonly history: readonly {
      readonly event: string
      readonly status: OrderStatus
      readonly reason: string | null
    }[]
  }

const AT_PLANT: readonly OrderStatus[] = ['picked_up', 'washing']
const HANDED_BACK: readonly OrderStatus[] = ['ready', 'out_for_delivery', 'completed']

/** Which lists an order stands in. Days are the laundry's. The server's SQL says the same (server/ordering/orders/listing/due-orders.ts). */
export function dueListsOf(order: DueOrder, now: Date, timeZone: string): readonly Due[] {
  const { status } = order
  const today = calendarDateIn(now, timeZone)
  const promise = orderPromise(order, now, timeZone)
  const waits = isCollectedAtCounter(order) && status === 'ready'
  const isHere = AT_PLANT.includes(status) || (status === 'ready' && !waits)
  const isIn: Record<Due, boolean> = {
    collect:
      status === 'pickup_scheduled' && !isBroughtToCounter(order) && order.pickupDate <= today,
    arrived: status === 'picked_up' && order.countedIn === undefined && !isWeighed(order),
    count: order.toCountIn === true,
    plant: AT_PLANT.includes(status),
    out: isHere && calendarDateIn(promisedReturnAt(order, timeZone), timeZone) === today,
    late: !isFinalStatus(status) && (promise.kind === 'late' || promise.kind === 'pickupLate'),
    unpaid:
      HANDED_BACK.includes(status) &&
      order.paymentMethod !== 'account' &&
      orderMoney(order).duePaise > 0,
    refund: orderMoney(order).refundDuePaise > 0,
    approval: !isFinalStatus(status) && order.askedUntil !== undefined,
  }
  return DUES.filter((due) => isIn[due])
}

/** Whether its lines were counted or corrected since it is here. Every such correction has a reason, other changes have none. */
function isWeighed({ history }: DueOrder): boolean {
  return history.some(
    ({ event, status, reason }) =>
      status === 'picked_up' && (event === 'counted' || (event === 'changed' && reason !== null)),
  )
}
