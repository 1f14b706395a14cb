/** The rows of the driver's completions. */
import type { Generated, JSONColumnType } from 'kysely'
import type { Taker } from '#domain/clothes/custody.ts'
import type { Misfit, MisfitChoice } from '#domain/run-sheet/door-misfits.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'

export interface StopAssignmentsTable {
  order_id: string
  kind: StopKind
  rider_id: string
  assigned_at: Date
}

/** Why a stop that a phone marked was not its person's to mark when it arrived, or that a colleague handed it in. */
export type LateStopReason = 'removed' | 'suspended' | 'not_theirs' | 'handed_in'

export interface LateStopsTable {
  id: string
  order_id: string
  kind: StopKind
  rider_id: string
  why: LateStopReason
  /** The colleague who handed it in from the rider's phone. */
  handed_in_by: Generated<string | null>
  /** It couldn't be delivered, and went back; its note says why. */
  brought_back: Generated<boolean>
  note: string
  /** Why it was handed over although not all of it was packed. */
  reason: string | null
  collected: TakenByHand | null
  /** What the rider saw as due. */
  collected_paise: number | null
  picture_id: string | null
  /** Counted at a pickup, with what they weigh, in grams, and who handed them over. */
  bags: number | null
  grams: Generated<number | null>
  given_by: Generated<Taker | null>
  /** The SHA-256 of its photo. */
  photo_digest: Generated<string | null>
  taken_by: Taker | null
  taken_name: string | null
  /** What was handed over, by their numbers; null where all was. */
  units: JSONColumnType<number[] | null, string | null, string | null>
  marked_at: Date
  arrived_at: Date
  idempotency_key: string
  outcome: 'applied' | 'set_aside' | null
  decided_by: string | null
  decided_at: Date | null
}

/** Completions that don't fit their order. */
export interface StopMisfitsTable {
  id: string
  completion_id: string
  order_id: string
  misfits: Misfit[]
  /** What was taken, as the phone said it. */
  taken_method: TakenByHand | null
  taken_paise: number | null
  /** The order when it arrived. */
  found_status: OrderStatus
  found_due_paise: number
  /** What somebody else had counted at this stop. */
  other_bags: number | null
  arrived_at: Date
  outcome: MisfitChoice | null
  decided_by: string | null
  decided_at: Date | null
}

export interface StopCompletionsTable {
  id: string
  order_id: string
  kind: StopKind
  status_before: OrderStatus | null
  note: Generated<string>
  picture_id: string | null
  /** Counted at a pickup; null where nobody counted. */
  bags: Generated<number | null>
  /** What these weigh, in grams. */
  grams: Generated<number | null>
  /** Who handed a pickup over, as far as the driver said. */
  given_by: Generated<Taker | null>
  /** The SHA-256 of its photo, as the chain of hand-overs names it. */
  photo_digest: Generated<string | null>
  /** Who took it at a delivery, as far as the driver said. */
  taken_by: Generated<Taker | null>
  taken_name: Generated<string | null>
  /** What was handed over, by their numbers, where it wasn't all of it. */
  units: JSONColumnType<number[] | null, string | null | undefined, string | null>
  /** It couldn't be delivered. */
  brought_back: Generated<boolean>
  completed_by: string | null
  completed_at: Date
  undone_at: Date | null
  payment_id: Generated<string | null>
  idempotency_key: string
}
