// Deed: what a rider says of a visit at a door. Calls, columns, device queue, answers and exports take its fields from here.
import type { ServiceId } from '../catalogue/catalogue.ts'
import type { Taker } from '../clothes/custody.ts'
import type { FailureReason } from './failed-visit.ts'
import type { StopKind } from './run-sheet.ts'

/** As devices keep it and rules read it. What was paid is no field: it is booked as a payment. */
export type Deed = {
  /** In the rider's words; of a failed visit the reason, which its customer reads. */
  readonly note: string
  /** Why it was handed over although not all of it was packed, in words for its customer. */
  readonly reason?: string
  /** Bags counted at a pickup. */
  readonly bags?: number
  /** What these weigh. */
  readonly grams?: number
  /** Who handed a pickup over; its customer, if left out. */
  readonly givenBy?: Taker
  /** Who took a delivery, and what they are called; its customer, if left out. */
  readonly takenBy?: Taker
  readonly takenName?: string
  /** The numbers of the bags and items that were handed over; all of them, if left out. */
  readonly units?: readonly number[]
  /** What the customer said at the door, as it was typed. */
  readonly code?: string
  /** Where the phone was. */
  readonly digipin?: string
  /** Why a visit failed; older apps said it in the note alone. */
  readonly failureReason?: FailureReason
  /** When the rider called before they left, by the device's clock. */
  readonly calledAt?: string
  /** What a bag is for that no order knew of. */
  readonly service?: ServiceId
  /** Whose such a bag is, where it is a neighbour's: name and number as they were typed. */
  readonly giverName?: string
  readonly giverPhone?: string
}
export type DeedField = keyof Deed

/** A visit that was made or failed, or a bag of no order that was taken along. */
type DeedKind = StopKind | 'failed' | 'bag'
/** Where it is stored: with the visit, with a late stop until that is decided, or with the bag. */
type DeedStore = 'visit' | 'late' | 'bag'

type Declared = {
  /** The kinds of deed that it belongs to; what is said of another is dropped. */
  readonly of: readonly DeedKind[]
  readonly in: readonly DeedStore[]
}

const MADE = ['pickup', 'delivery'] as const
const BOTH = ['visit', 'late'] as const

/** A field that is stored has a column of its name in snake case. */
export const DEED_FIELDS = {
  note: { of: [...MADE, 'failed', 'bag'], in: [...BOTH, 'bag'] },
  reason: { of: MADE, in: ['late'] },
  bags: { of: ['pickup', 'bag'], in: [...BOTH, 'bag'] },
  grams: { of: ['pickup'], in: BOTH },
  givenBy: { of: ['pickup'], in: BOTH },
  takenBy: { of: ['delivery'], in: BOTH },
  takenName: { of: ['delivery'], in: BOTH },
  units: { of: ['delivery'], in: BOTH },
  code: { of: ['delivery'], in: [] },
  digipin: { of: MADE, in: ['visit'] },
  failureReason: { of: ['failed'], in: BOTH },
  calledAt: { of: ['failed'], in: BOTH },
  service: { of: ['bag'], in: ['bag'] },
  giverName: { of: ['bag'], in: ['bag'] },
  giverPhone: { of: ['bag'], in: ['bag'] },
} as const satisfies Record<DeedField, Declared>

/** The fields that a store has. */
export type StoredDeedField<S extends DeedStore> = {
  [F in DeedField]: S extends (typeof DEED_FIELDS)[F]['in'][number] ? F : never
}[DeedField]

/** The names of a store's fields, in the order of their declaration. */
export function storedDeedFields<S extends DeedStore>(store: S): StoredDeedField<S>[] {
  return deedFieldsWhere((declared) => declared.in.includes(store)) as StoredDeedField<S>[]
}

/** What belongs to a deed of a kind, without empty texts but the note. */
export function deedOfKind(said: Deed, kind: DeedKind): Deed {
  const fields = deedFieldsWhere(({ of }) => of.includes(kind))
  const told = fields.filter((field) => said[field] !== undefined && said[field] !== '')
  return { note: '', ...Object.fromEntries(told.map((field) => [field, said[field]])) }
}

/** A deed as texts of a form; what was left out, counted as nothing or left empty isn't sent, but the note is. */
export function deedTexts(deed: Deed): Record<string, string> {
  const told = deedFieldsWhere(() => true).filter((field) => deed[field])
  return { note: '', ...Object.fromEntries(told.map((field) => [field, String(deed[field])])) }
}

function deedFieldsWhere(isMeant: (declared: Declared) => boolean): DeedField[] {
  const all = Object.keys(DEED_FIELDS) as DeedField[]
  return all.filter((field) => isMeant(DEED_FIELDS[field]))
}
