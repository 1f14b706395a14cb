// Statuses of an order: their sequence, and the actions that each allows. Labels are in word files.

/** The six statuses that make up the progress, in their order; `cancelled` stands apart. */
export const PROGRESS_STATUSES = [
  'pickup_scheduled',
  'picked_up',
  'washing',
  'ready',
  'out_for_delivery',
  'completed',
] as const

export type ProgressStatus = (typeof PROGRESS_STATUSES)[number]

/** Every status in order, `cancelled` last. */
export const ORDER_STATUSES = [...PROGRESS_STATUSES, 'cancelled'] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Says whether a value from outside is one of the seven statuses. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(value)
}

export type ProgressStep = {
  readonly status: ProgressStatus
  readonly state: 'done' | 'active' | 'ahead'
}

/**
 * The progress list of the six statuses: earlier ones done, the current one active.
 * A cancelled order has no active step: what it reached before is done, or nothing when that is not known.
 * @param had the statuses that the order can have; others are left out, but for the one that it has
 */
export function progressStepsOf(
  status: OrderStatus,
  lastStatusBeforeCancel?: OrderStatus,
  had: readonly OrderStatus[] = ORDER_STATUSES,
): readonly ProgressStep[] {
  const reached = placeOf(status === 'cancelled' ? lastStatusBeforeCancel : status)
  const reachedState = status === 'cancelled' ? 'done' : 'active'
  return PROGRESS_STATUSES.map((each, index): ProgressStep => ({
    status: each,
    state: index < reached ? 'done' : index === reached ? reachedState : 'ahead',
  })).filter((step) => had.includes(step.status) || step.state === 'active')
}

/** Pending: neither completed nor cancelled. */
export function isUnfinished(status: OrderStatus): boolean {
  return !isFinalStatus(status)
}

/** Terminal: the laundry has nothing left to do. Staff may still correct it. */
export function isFinalStatus(status: OrderStatus): boolean {
  return status === 'completed' || status === 'cancelled'
}

/** A customer may cancel or move the pickup until it is picked up. */
export function canCustomerChange(status: OrderStatus): boolean {
  return status === 'pickup_scheduled'
}

function placeOf(status: OrderStatus | undefined): number {
  return PROGRESS_STATUSES.findIndex((each) => each === status)
}

/** What an order's history tells of. `split`: part of it is an order of its own; `proposed`: its customer was asked about more; `kept`: it stays as it was ordered; `visit_failed`: we were at the door in vain; `fee_added`: a second visit is charged; `window_missed`: nobody came, and the order costs less. */
export const HISTORY_EVENTS = [
  'placed',
  'status',
  'rescheduled',
  'changed',
  'counted',
  'delivery_moved',
  'proposed',
  'kept',
  'split',
  'visit_failed',
  'fee_added',
  'window_missed',
] as const

/** The entries that made an order's items or its booking others: anyone who edits these says how many they saw. */
export const REVISIONS = ['changed', 'counted', 'split'] as const

/** Whether an entry of an order's history is one of these. */
export function countsAsRevision(event: (typeof HISTORY_EVENTS)[number]): boolean {
  return REVISIONS.some((each) => each === event)
}

/** Who did what stands in an order's history; `system` is the laundry itself, by its rules. */
export const ACTORS = ['customer', 'staff', 'system'] as const
export type Actor = (typeof ACTORS)[number]
