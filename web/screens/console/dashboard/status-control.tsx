// The status of an order in the dashboard's list: saved, it changes where the order stands and nothing moves.
import { useQueryClient } from '@tanstack/react-query'
import type { StaffOrder } from '#contract/orders.ts'
import { StatusControl as Control } from '#web/features/orders/status-control.tsx'
import { patchOrder, refreshConsole } from './console-queries.ts'

export function StatusControl({ order }: { order: StaffOrder }) {
  const client = useQueryClient()
  return (
    <Control
      order={order}
      onSaved={(saved) => {
        if (saved) patchOrder(client, saved._id, () => saved)
        refreshConsole(client, saved === null)
      }}
    />
  )
}
