/** The rows of the driver's taps. */
import type { Generated } from 'kysely'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import type { StopKind } from '#domain/run-sheet.ts'

export interface StopVisitsTable {
  id: string
  order_id: string
  kind: StopKind
  status_before: OrderStatus | null
  note: Generated<string>
  picture_id: string | null
  visited_by: string | null
  visited_at: Date
  undone_at: Date | null
  payment_id: Generated<string | null>
  idempotency_key: string
}
