/** The rows of custody: tags, units of orders, and what is written of their hand-overs. */
import type { Generated, JSONColumnType } from 'kysely'
import type { CustodyContent, UnitKind, UnitPlace } from '#domain/custody.ts'

export interface TagsTable {
  code: string
  kind: UnitKind
  made_at: Date
}

export interface UnitsTable {
  order_id: string
  number: number
  kind: UnitKind
  pieces: number
  place: UnitPlace
  released: Generated<boolean>
}

export interface UnitTagsTable {
  id: Generated<number>
  code: string
  order_id: string
  number: number
  is_live: Generated<boolean>
}

export interface CustodyEventsTable {
  order_id: string
  seq: number
  at: Date
  content: JSONColumnType<CustodyContent>
  previous: string
  hash: string
  actor_id: string | null
  note: string | null
  note_nonce: string | null
  idempotency_key: string | null
  request_hash: string | null
}

export interface ForeignScansTable {
  id: Generated<number>
  order_id: string
  foreign_id: string
  at: Date
}
