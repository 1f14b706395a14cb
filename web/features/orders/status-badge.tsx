// An order's status as a word in its colour.
import { type OrderStatus, STATUS_LABELS } from '#domain/order-lifecycle.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const TONES: Record<OrderStatus, Tone> = {
  pickup_scheduled: 'plain',
  picked_up: 'primary',
  washing: 'primary',
  ready: 'accent',
  out_for_delivery: 'accent',
  completed: 'success',
  cancelled: 'danger',
}

/** The status's name on screen. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
}
