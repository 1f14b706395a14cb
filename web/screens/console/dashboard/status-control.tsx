// Status control in the dashboard's list: a saved status changes in place, and nothing moves.
import { useQueryClient } from '@tanstack/react-query'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { StatusControl as Control } from '#web/features/orders/status/status-control.tsx'
import { useWords } from '#web/lib/words.ts'
import { MenuLink } from '#web/ui/menu.tsx'
import { patchOrderInLists, refreshConsole } from './console-queries.ts'

export function StatusControl({ order }: { order: StaffOrder }) {
  const words = useWords(orderList)
  const client = useQueryClient()
  return (
    <Control
      order={order}
      onSaved={(saved) => {
        if (saved) patchOrderInLists(client, saved._id, () => saved)
        refreshConsole(client)
      }}
    >
      <MenuLink to={`/admin/orders/${order._id}`}>{words.openOrder}</MenuLink>
    </Control>
  )
}
