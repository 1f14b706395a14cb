// What an order costs, as on every other screen; or that its price is made when its clothes are counted.
import type { Order } from '#contract/orders/orders.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { counting } from '#words/en/orders/counting.ts'

type CostProps = { order: Pick<Order, 'charged' | 'counted' | 'status'> }

export function Cost({ order }: CostProps) {
  const { afterCounting } = useWords(counting)
  const isOpen = order.counted === false && order.status !== 'cancelled'
  return isOpen ? afterCounting : rupeesText(order.charged)
}
