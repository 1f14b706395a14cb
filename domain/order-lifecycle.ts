// Owns the life of an order: its statuses, their names, their order and what each one allows.

export type OrderStatus =
  | 'pickup_scheduled'
  | 'picked_up'
  | 'washing'
  | 'ready'
  | 'out_for_delivery'
  | 'completed'
  | 'cancelled'

/** The statuses that make up the progress; `cancelled` stands apart. */
export type ProgressStatus = Exclude<OrderStatus, 'cancelled'>

type StatusRecord<Code extends OrderStatus> = {
  readonly code: Code
  readonly label: string
  /** What the customer is notified of when the order gets here. */
  readonly notification: string
}

/** The six statuses in their order. */
export const ORDER_STATUSES: readonly StatusRecord<ProgressStatus>[] = [
  {
    code: 'pickup_scheduled',
    label: 'Pickup Scheduled',
    notification: "Your pickup is booked. We'll be at your door in your time slot.",
  },
  {
    code: 'picked_up',
    label: 'Picked Up',
    notification: "We've picked up your clothes. They're in good hands.",
  },
  {
    code: 'washing',
    label: 'Washing',
    notification: 'Your clothes are being cleaned.',
  },
  {
    code: 'ready',
    label: 'Ready for Delivery',
    notification: 'Your clothes are clean and ready for delivery.',
  },
  {
    code: 'out_for_delivery',
    label: 'Out for Delivery',
    notification: 'Your clothes are on their way to you.',
  },
  {
    code: 'completed',
    label: 'Completed',
    notification: 'Your clothes are back with you. Thank you for trusting us with them.',
  },
]

/** The terminal status beside the six. */
const CANCELLED: StatusRecord<'cancelled'> = {
  code: 'cancelled',
  label: 'Cancelled',
  notification: 'Your order is cancelled.',
}

/** Every status in order, `cancelled` last. */
const ALL_ORDER_STATUSES: readonly StatusRecord<OrderStatus>[] = [...ORDER_STATUSES, CANCELLED]

/** What each status is called on screen. */
export const STATUS_LABELS = byCode((record) => record.label)

/** What the customer is notified of when an order reaches a status: short and without personal data. */
export const STATUS_MESSAGES = byCode((record) => record.notification)

/** Says whether a value from outside is one of the seven statuses. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return ALL_ORDER_STATUSES.some((record) => record.code === value)
}

export type ProgressStep = {
  readonly status: ProgressStatus
  readonly label: string
  readonly state: 'done' | 'active' | 'ahead'
}

/**
 * The progress list of the six statuses: earlier ones done, the current one active.
 * A cancelled order has no active step: what it reached before is done, or nothing when that is not known.
 */
export function progressOf(
  status: OrderStatus,
  lastStatusBeforeCancel?: OrderStatus,
): readonly ProgressStep[] {
  const reached = placeOf(status === 'cancelled' ? lastStatusBeforeCancel : status)
  const reachedState = status === 'cancelled' ? 'done' : 'active'
  return ORDER_STATUSES.map(({ code, label }, index) => ({
    status: code,
    label,
    state: index < reached ? 'done' : index === reached ? reachedState : 'ahead',
  }))
}

/** Pending: neither completed nor cancelled. */
export function isPending(status: OrderStatus): boolean {
  return !isTerminal(status)
}

/** Terminal: the laundry has nothing left to do. Staff may still correct it. */
export function isTerminal(status: OrderStatus): boolean {
  return status === 'completed' || status === 'cancelled'
}

/** A customer may cancel or move the pickup until it is picked up. */
export function customerMayChange(status: OrderStatus): boolean {
  return status === 'pickup_scheduled'
}

function placeOf(status: OrderStatus | undefined): number {
  return ORDER_STATUSES.findIndex((record) => record.code === status)
}

function byCode(
  textOf: (record: StatusRecord<OrderStatus>) => string,
): Readonly<Record<OrderStatus, string>> {
  const entries = ALL_ORDER_STATUSES.map((record) => [record.code, textOf(record)])
  return Object.fromEntries(entries) as Record<OrderStatus, string>
}
