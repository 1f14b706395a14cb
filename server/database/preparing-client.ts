/**
 * A connection to PostgreSQL on which what the product sends again and again is parsed and planned once:
 * with 16 orders at a time, half as many again are placed (npm run bench).
 */
import pg from 'pg'
import { BY_KEY_TEXT } from './by-key.ts'

/** Lists of changing length make new texts forever, and each prepared one takes memory on every connection. */
const KEPT = 100
const REMEMBERED = 1000

/** A text that comes so often will come again. */
const OFTEN = 3

/** PostgreSQL's code for a statement whose table has changed since it was prepared. */
const CHANGED = '0A000'

let made = 0
const names = new Map<string, string>()
const counts = new Map<string, number>()

/** The name that a text is prepared under; none until it has come a few times. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= KEPT) return known
  const count = (counts.get(sql) ?? 0) + 1
  if (counts.size >= REMEMBERED) counts.clear()
  counts.set(sql, count)
  if (count < OFTEN) return undefined
  counts.delete(sql)
  const name = `washline_${(made += 1)}`
  names.set(sql, name)
  return name
}

type Query = (sql: string, values?: readonly unknown[]) => Promise<pg.QueryResult>

/**
 * Reads outside of transactions are planned for their parameters each time, unless they are marked as by key.
 * Everything else goes by keys, and is prepared.
 */
export class PreparingClient extends pg.Client {
  #inTransaction = false

  /** Gives any client's `query`; only texts with values and without a callback are of interest here. */
  override query = ((...args: unknown[]): unknown => {
    const [sql, values] = args
    const send = super.query.bind(this) as (...all: unknown[]) => unknown
    if (typeof sql !== 'string' || args.length > 2) return send(...args)
    if (/^(begin|start transaction[^;]*)$/i.test(sql)) this.#inTransaction = true
    else if (/^(commit|rollback)$/i.test(sql)) this.#inTransaction = false
    const isSearch = !this.#inTransaction && /^\s*select\b/i.test(sql) && !sql.includes(BY_KEY_TEXT)
    if (isSearch || !Array.isArray(values) || values.length === 0) return send(...args)
    const name = nameOf(sql)
    if (name === undefined) return send(...args)
    return (send({ name, text: sql, values }) as ReturnType<Query>).catch((error: unknown) => {
      // The tables are others than they were; under new names everything is prepared for these.
      if ((error as { code?: string }).code === CHANGED) names.clear()
      throw error
    })
  }) as pg.Client['query']
}
