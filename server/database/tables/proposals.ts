/** What customers are asked before more is charged than they agreed to, and what they say. */
import type { Generated, JSONColumnType } from 'kysely'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import type {
  ProposalAnswer,
  ProposedLine,
  ProposalOutcome,
} from '#domain/orders/price-proposals.ts'

export interface OrderProposalsTable {
  id: string
  order_id: string
  /** How often the order had been changed. */
  revision: number
  /** All that the order would have. */
  lines: JSONColumnType<OrderLine[], string, never>
  /** Of that the lines that are asked about. */
  asked: JSONColumnType<ProposedLine[], string, string>
  total_paise: number
  reason: string
  asked_by: string | null
  asked_at: Date
  answer_until: Date
  ended_at: Generated<Date | null>
  outcome: Generated<ProposalOutcome | null>
  /** Whether it is about the first price of a bag. */
  is_bag: boolean
  /** Whether the order stayed as it was; null while it is open, and where it is outdated. */
  kept: Generated<boolean | null>
  /** What the order came to with it; null where it has no price. */
  settled_paise: Generated<number | null>
}

export interface OrderProposalAnswersTable {
  proposal_id: string
  item_id: string
  answer: ProposalAnswer
  /** Null for who came by the signed link. */
  answered_by: string | null
  at: Date
}

export interface OrderProposalPhotosTable {
  proposal_id: string
  item_id: string
  picture_id: string
}
