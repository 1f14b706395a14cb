/** The rows of what happened, and of who has yet to act on it. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface EventsTable {
  id: Generated<number>
  type: string
  subject_kind: string
  subject_id: string
  actor_id: string | null
  /** The API key that they did it with. */
  api_key_id: string | null
  data: JSONColumnType<Record<string, unknown>>
  at: Date
}

export interface EventDeliveriesTable {
  event_id: number
  consumer: string
  subject_kind: string
  subject_id: string
  due_at: Date
  failures: ColumnType<number, number | undefined, number>
  last_failure: string | null
}
