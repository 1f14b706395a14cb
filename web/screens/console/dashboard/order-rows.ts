// Shared parts of the order table and cards: their props, and the focus of a row.
import type { StaffOrder } from '#contract/orders/orders.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { RowFacts } from './use-row-facts.ts'
import type { Column, Density } from './list-choices.ts'
import type { Selection } from './use-selection.ts'
import type { StaffFilter } from './use-staff-filter.ts'

export type OrderListProps = {
  /** In the order they are to stand. */
  orders: readonly StaffOrder[]
  filter: StaffFilter
  density: Density
  /** The columns that are left out. */
  hidden: readonly Column[]
  selection: Selection
}

/** The focus ring of a row is drawn inside, where the table's edge can't cut it off. */
export const ROW_FOCUS = 'focus-visible:outline-offset-[-3px] scroll-mt-24 scroll-mb-24'

/** Grey is what is over, and on grey what no longer belongs in the list. */
export function rowClassName({ status }: StaffOrder, { hasLeft }: RowFacts): string {
  if (hasLeft) return 'bg-sunk text-ink-soft'
  return isFinalStatus(status) ? 'text-ink-soft' : ''
}
