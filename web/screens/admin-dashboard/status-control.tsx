// The status of an order in the dashboard's list: saved, it changes where the order stands and nothing moves.
import { useQueryClient } from '@tanstack/react-query'
import type { StaffOrder } from '#contract/orders.ts'
import { StatusControl as Control } from '#web/parts/status-control.tsx'
import { patchOrder, refreshConsole, saveStatus } from './console-queries.ts'

export function StatusControl({ order }: { order: StaffOrder }) {
  const client = useQueryClient()
  return (
    <Control
      order={order}
      save={async (status) => {
        const saved = await saveStatus(order._id, status)
        patchOrder(client, saved._id, () => saved)
        refreshConsole(client, false)
      }}
    />
  )
}
