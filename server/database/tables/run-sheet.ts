/** The rows of the driver's completions. */
import type { Generated } from 'kysely'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import type { StopKind } from '#domain/run-sheet.ts'

export interface StopAssignmentsTable {
  order_id: string
  kind: StopKind
  rider_id: string
  assigned_at: Date
}

export interface StopCompletionsTable {
  id: string
  order_id: string
  kind: StopKind
  status_before: OrderStatus | null
  note: Generated<string>
  picture_id: string | null
  completed_by: string | null
  completed_at: Date
  undone_at: Date | null
  payment_id: Generated<string | null>
  idempotency_key: string
}
