/** The rows that only staff make and see. */
import type { Generated, JSONColumnType } from 'kysely'
import type { Permission } from '#domain/people/permissions.ts'
import type { Preset } from '#domain/people/roles.ts'
import type { Schedule } from '#domain/club/schedules.ts'
import type { CalendarDate } from './calendar-date.ts'

export interface OrderNotesTable {
  id: string
  order_id: string
  author_id: string | null
  text: string
  idempotency_key: string | null
  created_at: Date
}

/** A filter of the list of orders that somebody kept. */
export interface SavedViewsTable {
  user_id: string
  name: string
  query: string
}

export interface AuditLogTable {
  id: Generated<number>
  at: Date
  actor_id: string | null
  /** The API key that it was done with. */
  api_key_id: string | null
  action: string
  record_type: string
  record_id: string
  kind: string
  params: JSONColumnType<object> | null
  /** The sentence in the laundry’s language, for searching alone: what is read is worded from kind and params. */
  search_text: string
  details: JSONColumnType<Record<string, unknown>> | null
}

export interface ApiKeysTable {
  id: string
  name: string
  /** The first characters of the secret, which lists show. */
  prefix: string
  /** SHA-256 of the secret, in hexadecimal. */
  hash: string
  permissions: JSONColumnType<Permission[]>
  /** Null once its maker is gone, and the key ended with them. */
  made_by: string | null
  created_at: Date
  /** To the minute. */
  last_used_at: Date | null
  expires_at: Date | null
  revoked_at: Date | null
}

export interface StaffInvitationsTable {
  id: string
  /** Whose mailbox the link went to; null for a link that the inviter hands on. */
  email: string | null
  preset: Preset
  /** As in users. */
  narrowed_to: JSONColumnType<Permission[] | null, string | null, never>
  refunds_per_day_paise: number | null
  /** SHA-256 of what the link holds; null until its mail is written. */
  token_hash: string | null
  invited_by: string
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  accepted_by: string | null
  withdrawn_at: Date | null
}

export interface EndedStaffSessionsTable {
  /** SHA-256 of the session's token, in hexadecimal. */
  token_hash: string
  user_id: string
  expires_at: Date
}

export interface FailingSchedulesTable {
  schedule: Schedule
  since: Date
  tried_at: Date
  tries: number
  error: string
}

export interface NightlyBackupsTable {
  night_date: CalendarDate
  tried_at: Date
  file: string | null
  bytes: number | null
  failure: string | null
  rehearsed_at: Date | null
  wrong: number | null
  findings: string[] | null
}
