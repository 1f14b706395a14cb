// State of a split while staff choose it: the second order's content, and both prices.
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { fromRupees } from '#domain/base/money.ts'
import { writeOrderItem } from '#domain/orders/order-items.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import {
  maxSplitSteps,
  splitOrder,
  type SplitProblem,
} from '#domain/orders/splitting/split-order.ts'

/** How many steps of each line go, by its item: pieces, or 1 for all that is weighed. */
export type Steps = ReadonlyMap<string, number>

type Priced = Pick<OrderDetail, 'lines' | 'leastCharge' | 'total' | 'listTotal'>

/** A part of the order for people: what is in it, and what that costs in paise. */
export type ShownPart = { readonly items: readonly string[]; readonly totalPaise: number }

/** What is asked for: weighed lines whole, whatever they weigh. */
export function linesOfSecondOrder(
  { lines }: Pick<OrderDetail, 'lines'>,
  steps: Steps,
): OrderLine[] {
  return lines.flatMap((line) => {
    const chosen = Math.min(steps.get(line.itemId) ?? 0, maxSplitSteps(line))
    if (chosen === 0) return []
    return [{ itemId: line.itemId, quantity: line.unit === 'kg' ? line.quantity : chosen }]
  })
}

/** Both parts by the rule that the server uses, or why there are none yet. */
export function splitPartsOf(
  order: Priced,
  steps: Steps,
): { kept: ShownPart; apart: ShownPart } | SplitProblem {
  const whole = {
    lines: order.lines.map((line) => ({
      ...line,
      service: line.service as ServiceId,
      listPricePaise: fromRupees(line.listPrice),
      unitPricePaise: fromRupees(line.unitPrice),
      amountPaise: fromRupees(line.amount),
    })),
    itemsPaise: fromRupees(order.total),
    listPaise: fromRupees(order.listTotal),
    leastKilograms: order.leastCharge === undefined ? 0 : 1,
    agreedPaise: null,
    tolerancePaise: null,
  }
  const parts = splitOrder(whole, linesOfSecondOrder(order, steps))
  if (!parts.ok) return parts.error
  const shown = ({ lines, itemsPaise }: (typeof parts.value)['kept']): ShownPart => ({
    items: lines.map(writeOrderItem),
    totalPaise: itemsPaise,
  })
  return { kept: shown(parts.value.kept), apart: shown(parts.value.apart) }
}

/** "Shirt, ironing": what a control of a line is about. */
export function lineNameWithService({ name, service }: { name: string; service: string }): string {
  const of = serviceById(service as ServiceId).name
  return of === name ? name : `${name}, ${of.toLowerCase()}`
}
