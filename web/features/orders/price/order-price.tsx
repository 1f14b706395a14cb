// Price of an order, the same on every screen; or a note that it is made at the count.
import type { Order } from '#contract/orders/orders.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { counting } from '#words/en/orders/counting.ts'

type CostProps = { order: Pick<Order, 'charged' | 'counted' | 'status'> }

export function OrderPrice({ order }: CostProps) {
  const { afterCounting } = useWords(counting)
  const isOpen = order.counted === false && order.status !== 'cancelled'
  return isOpen ? afterCounting : rupeesText(order.charged)
}
