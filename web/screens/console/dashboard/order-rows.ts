// What the orders' table and cards have in common: what they are given, and how a row shows its focus.
import type { StaffOrder } from '#contract/orders.ts'
import type { Selection } from './use-selection.ts'
import type { StaffFilter } from './use-staff-filter.ts'

export type OrderListProps = {
  /** In the order they are to stand. */
  orders: readonly StaffOrder[]
  sort: StaffFilter['sort']
  selection: Selection
}

/** The focus ring of a row is drawn inside, where the table's edge can't cut it off. */
export const ROW_FOCUS = 'focus-visible:outline-offset-[-3px] scroll-mt-24 scroll-mb-24'
