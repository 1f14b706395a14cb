/** A deed as columns of a visit, a late stop or a bag, and as answers tell it. */
import type { Insertable } from 'kysely'
import type * as z from 'zod/mini'
import {
  type Deed,
  type DeedField,
  type StoredDeedField,
  storedDeedFields,
} from '#domain/run-sheet/deed.ts'
import type {
  DoorBagsTable,
  LateStopsTable,
  StopCompletionsTable,
} from '../../../database/tables.ts'

type TableOf = { visit: StopCompletionsTable; late: LateStopsTable; bag: DoorBagsTable }
type Store = keyof TableOf

type SnakeCase<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : ''
type DeedColumn<S extends Store> = SnakeCase<StoredDeedField<S>>
type DeedColumns<S extends Store> = {
  [C in DeedColumn<S> & keyof Insertable<TableOf[S]>]: Insertable<TableOf[S]>[C]
}
type DeedRow = Readonly<Record<string, unknown>>

function columnOf<F extends string>(field: F): SnakeCase<F> {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<F>
}

/**
 * What a visit's row keeps of its deed, to be selected.
 * @param alias of `stop_completions` in the query
 */
export function visitColumns<A extends string>(alias: A): `${A}.${DeedColumn<'visit'>}`[] {
  return storedDeedFields('visit').map((field) => `${alias}.${columnOf(field)}` as const)
}

/** A deed to be stored; what its store has no column for is left out. */
export function deedToRow<S extends Store>(store: S, deed: Deed): DeedColumns<S> {
  const columns = storedDeedFields(store).map((field) => {
    const value = deed[field as DeedField] ?? null
    return [columnOf(field), Array.isArray(value) ? JSON.stringify(value) : value]
  })
  return Object.fromEntries(columns) as DeedColumns<S>
}

const { units: _units, ...unsaid } = deedToRow('visit', { note: '' })

/** The columns of a visit that was taken back: it was said at the wrong stop. A repeated undo is known by the units. */
export const UNSAID = unsaid

/** A deed as it was stored. */
export function deedOfRow(store: Store, row: DeedRow): Deed {
  const told = storedDeedFields(store).map((field) => [field, valueIn(row, field)] as const)
  return Object.fromEntries(told.filter(([, value]) => value !== null)) as Deed
}

/** A deed as its customer's data has it, all that is kept; null for what wasn't said. */
export function deedExport(row: DeedRow): Record<string, unknown> {
  return Object.fromEntries(storedDeedFields('visit').map((field) => [field, valueIn(row, field)]))
}

/**
 * A deed as an answer tells it; null for what wasn't said.
 * @param fields those of the answer
 */
export function deedView<F extends Readonly<Record<string, z.ZodMiniType>>>(
  fields: F,
  row: DeedRow,
): { [K in keyof F]: z.output<F[K]> } {
  const told = Object.keys(fields).map((field) => [field, valueIn(row, field)])
  return Object.fromEntries(told)
}

function valueIn(row: DeedRow, field: string): unknown {
  const value = row[columnOf(field)] ?? null
  return value instanceof Date ? value.toISOString() : value
}
