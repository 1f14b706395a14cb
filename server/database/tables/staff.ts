/** The rows that only staff make and see. */
import type { Generated, JSONColumnType } from 'kysely'
import type { CalendarDate } from './calendar-date.ts'

export interface OrderNotesTable {
  id: string
  order_id: string
  author_id: string | null
  text: string
  idempotency_key: string | null
  created_at: Date
}

export interface AuditLogTable {
  id: Generated<number>
  at: Date
  actor_id: string | null
  action: string
  record_type: string
  record_id: string
  kind: string
  params: JSONColumnType<object> | null
  /** The sentence in the laundry’s language, for searching alone: what is read is worded from kind and params. */
  search_text: string
  details: JSONColumnType<Record<string, unknown>> | null
}

export interface NightlyBackupsTable {
  night_date: CalendarDate
  tried_at: Date
  file: string | null
  bytes: number | null
  failure: string | null
}
