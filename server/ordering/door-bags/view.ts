/** Bags of no order in API answers. */
import type { DoorBag } from '#contract/run-sheet/door-bags.ts'
import type { listOpenDoorBags } from './store.ts'

export function doorBagView(row: Awaited<ReturnType<typeof listOpenDoorBags>>[number]): DoorBag {
  return {
    _id: row.id,
    orderId: row.from_order_id,
    number: row.number,
    rider: row.rider,
    markedAt: row.marked_at.toISOString(),
    problem: row.problem,
    service: row.service,
    bags: row.bags,
    note: row.note,
    giverName: row.giver_name,
    giverPhone: row.giver_phone,
  }
}
