// Badge of an order that waits for its customer's approval, beside its status.
import type { Order } from '#contract/orders/orders.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { orderActions } from '#words/en/orders/actions/order-actions.ts'

/** Nothing where nothing is asked. */
export function ProposalBadge({ order }: { order: Pick<Order, 'askedUntil' | 'status'> }) {
  const words = useWords(orderActions)
  if (order.askedUntil === undefined || isFinalStatus(order.status)) return null
  return <Badge tone="accent">{words.approve}</Badge>
}
