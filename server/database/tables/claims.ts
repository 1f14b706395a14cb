/** The rows of claims, and what became of them. */
import type { Generated, JSONColumnType } from 'kysely'
import type {
  ClaimProblem,
  ClaimStatus,
  ClaimValue,
  Settlement,
  UsefulLife,
} from '#domain/help/claims.ts'
import type { Paise } from '#domain/base/money.ts'

export interface ClaimsTable {
  id: string
  order_id: string
  /** Null once its customer was erased. */
  ticket_id: string | null
  problem: ClaimProblem
  /** An item of the order's lines, or a garment that it names. */
  item_id: string
  /** Which of the order's units it is; null where nothing was counted in. */
  unit_number: Generated<number | null>
  /** Which of its pieces, from 1. */
  piece_number: number
  /** As the order names it; null once its customer was erased. */
  piece: string | null
  reported_at: Date
  answer_by: Date
  decide_by: Date
  status: Generated<ClaimStatus>
  award_paise: Generated<number | null>
  /** How often it was decided or settled. */
  revision: Generated<number>
}

/** What a decision rests on. */
export type Decision = Omit<ClaimValue, 'lifeMonths'> & {
  life: UsefulLife
  proposedPaise: Paise
  awardPaise: Paise
}

/** How it was given: the code of the voucher, and the reference of the transfer, where there is one. */
export type Settled = Settlement & { voucherCode: string | null; reference: string | null }

export interface ClaimEventsTable {
  id: string
  claim_id: string
  kind: 'decided' | 'settled'
  actor_id: string | null
  at: Date
  content: JSONColumnType<Decision | Settled, string, never>
  reason: string | null
}
