// Status of an order as a coloured badge.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { statusLabel } from '#words/en/orders/order-statuses.ts'
import { useWords } from '#web/lib/words.ts'
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
export function StatusBadge({ order }: { order: { status: OrderStatus } & HandOvers }) {
  const { statusLabel: label } = useWords({ statusLabel })
  return <Badge tone={TONES[order.status]}>{label(order.status, order)}</Badge>
}
