/** The rows that only staff make and see. */
import type { Generated, JSONColumnType } from 'kysely'

export interface AuditLogTable {
  id: Generated<number>
  at: Date
  actor_id: string | null
  action: string
  subject_type: string
  subject_id: string
  summary: string
  details: JSONColumnType<Record<string, unknown>> | null
}
