// What an order costs, or that its price is made when its clothes are counted.
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { counting } from '#words/en/counting.ts'
import { costOf } from './order-cost.ts'

type CostProps = { order: { total: number; goodwill: number; counted?: false | undefined } }

export function Cost({ order }: CostProps) {
  const { afterCounting } = useWords(counting)
  return order.counted === false ? afterCounting : rupeesText(costOf(order))
}
