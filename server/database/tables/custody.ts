/** The rows of custody: tags, units of orders, and what is written of their hand-overs. */
import type { Generated, JSONColumnType } from 'kysely'
import type { CalendarDate } from './calendar-date.ts'
import type { CustodyContent, PhotoStage, UnitKind, UnitPlace } from '#domain/clothes/custody.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import type { PlaceKind, TagKind } from '#domain/clothes/places.ts'

export interface TagsTable {
  code: string
  kind: TagKind
  made_at: Date
  /** The garment that it stays with. */
  garment_id: Generated<string | null>
  /** It was replaced by another. */
  retired_at: Generated<Date | null>
}

/** Racks, machines and vans, by the codes of their tags. */
export interface PlacesTable {
  code: string
  kind: PlaceKind
  name: string
  /** What a machine does; null where nobody said, and for what is no machine. */
  process: Generated<Process | null>
  /** It is not used any more. */
  retired_at: Generated<Date | null>
}

/** Laundries outside. */
export interface VendorsTable {
  /** Hand-overs name it by this. */
  number: Generated<number>
  name: string
  phone: Generated<string>
  /** It gets nothing more. */
  retired_at: Generated<Date | null>
}

export interface UnitsTable {
  order_id: string
  number: number
  kind: UnitKind
  pieces: number
  place: UnitPlace
  released: Generated<boolean>
  /** The place that it was put on last, by its tag. */
  spot: Generated<string | null>
  /** When it came to its place or spot. */
  since: Date
  name: Generated<string | null>
  name_nonce: Generated<string | null>
  garment_id: Generated<string | null>
  /** The item of the price list that it was counted as. */
  item_id: Generated<string | null>
  /** The line of its order that pays for it, by its position. */
  line: Generated<number | null>
}

export interface UnitPicturesTable {
  picture_id: string
  order_id: Generated<string | null>
  /** Null of what shows no bag or item, such as what a customer was asked about before anything was counted in. */
  number: Generated<number | null>
  stage: Generated<PhotoStage | null>
  /** SHA-256 of the larger file. */
  digest: string
  user_id: string | null
  created_at: Date
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

/** What was found without a tag, as long as nobody knows whose it is. */
export interface FoundThingsTable {
  id: string
  what: string
  found_where: string
  picture_id: string | null
  found_by: string | null
  found_at: Date
  /** Since when nobody looks for its owner any longer. */
  put_aside_at: Date | null
}

export interface ForeignScansTable {
  id: Generated<number>
  order_id: string
  foreign_id: string
  at: Date
}

/** One hash for the ends of all chains, of one night. */
export interface CustodyRootsTable {
  night_date: CalendarDate
  /** In the order in which they were made. */
  number: Generated<number>
  made_at: Date
  /** The root before; empty for the first. */
  previous: string
  root: string
}

/** The last entry of a chain that had grown by a night. */
export interface CustodyRootHeadsTable {
  night_date: CalendarDate
  order_id: string
  seq: number
}
