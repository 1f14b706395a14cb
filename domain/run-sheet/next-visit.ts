// The next visit after a failed one: whether its customer may still choose it.
import { canMoveDelivery, isBeforeDelivery } from '../orders/delivery-move.ts'
import type { HandOver } from '../orders/record/hand-over.ts'
import type { DeliveryPreference } from '../orders/record/order-choices.ts'
import type { OrderStatus } from '../orders/record/order-lifecycle.ts'
import type { StopKind } from './run-sheet.ts'

/**
 * - `open`: its customer may choose
 * - `chosen`: it has another time already
 * - `ours`: staff choose, as with express
 * - `on_its_way`: we’re coming again right now
 * - `made`: we came again meanwhile
 * - `cancelled`: the order is
 * - `expired`: the link is too old
 */
export const NEXT_VISIT_STANDINGS = [
  'open',
  'chosen',
  'ours',
  'on_its_way',
  'made',
  'cancelled',
  'expired',
] as const
export type NextVisitStanding = (typeof NEXT_VISIT_STANDINGS)[number]

/** How many free times are offered at once. */
export const NEXT_VISIT_CHOICES = 3

/** How long a link in a message may choose. */
const LINK_MS = 7 * 24 * 60 * 60_000

export type FailedVisitFound = {
  readonly kind: StopKind
  readonly visitedAt: Date
  /** Whether the order was moved after the visit. */
  readonly isMoved: boolean
  readonly status: OrderStatus
  readonly deliveryPreference: DeliveryPreference
  readonly deliveryHandOver: HandOver
}

/** @param byLink for a reader who isn't signed in */
export function nextVisitStanding(
  { kind, visitedAt, isMoved, ...order }: FailedVisitFound,
  { now, byLink }: { readonly now: Date; readonly byLink: boolean },
): NextVisitStanding {
  const { status } = order
  if (status === 'cancelled') return 'cancelled'
  if (kind === 'delivery' && status === 'out_for_delivery') return 'on_its_way'
  const waits = kind === 'pickup' ? status === 'pickup_scheduled' : isBeforeDelivery(status)
  if (!waits) return 'made'
  if (isMoved) return 'chosen'
  if (kind === 'delivery' && !canMoveDelivery(order)) return 'ours'
  return byLink && now.getTime() - visitedAt.getTime() > LINK_MS ? 'expired' : 'open'
}
