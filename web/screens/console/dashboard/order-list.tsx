// Orders for staff: a table at a desk, short cards on a phone and a tablet.
import { useSyncExternalStore } from 'react'
import { OrderCards } from './order-cards.tsx'
import type { OrderListProps } from './order-rows.ts'
import { OrderTable } from './order-table.tsx'

/** Rows that keys move over, each with a box to select it. */
export function OrderList(props: OrderListProps) {
  const isWide = useIsWide()
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />
}

const WIDE = '(width >= 80rem)'

/** Whether the table fits; only one of the two forms is ever in the page. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
