// An order's status as a word in its colour.
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { statusLabels } from '#words/en/order-statuses.ts'
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
export function StatusBadge({ status }: { status: OrderStatus }) {
  const labels = useWords(statusLabels)
  return <Badge tone={TONES[status]}>{labels[status]}</Badge>
}
