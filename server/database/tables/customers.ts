/** The rows of what staff keep about customers. */
import type { Generated } from 'kysely'

export interface CustomerTotalsTable {
  user_id: string
  total_orders: Generated<number>
  spent_paise: Generated<number>
}

export interface CustomerNotesTable {
  id: string
  user_id: string
  author_id: string | null
  text: string
  idempotency_key: string | null
  created_at: Date
}

export interface KeptBlocksTable {
  user_id: string
  hash: string
  reason: string
  blocked_at: Date
}

export interface CustomerBlocksTable {
  user_id: string
  reason: string
  blocked_by: string | null
  blocked_at: Date
}
