/**
 * A PostgreSQL connection that prepares repeated statements and sends independent ones in one write. Preparing alone
 * places half as many orders again at 16 at a time (npm run bench).
 */
import pg from 'pg'
import { BY_KEY_TEXT } from './by-key.ts'
import {
  closeStatement,
  type Columns,
  columnsOf,
  KnownQuery,
  connectionWithoutDescribe,
} from './known-query.ts'

/** Lists of changing length make new texts forever, and each prepared one takes memory on every connection. */
const KEPT = 100
const REMEMBERED = 1000

/** A text that comes so often will come again. */
const OFTEN = 3

/** PostgreSQL's code for a statement whose table has changed since it was prepared. */
const CHANGED = '0A000'

let made = 0
/** By their texts, the one used longest ago first. */
const names = new Map<string, string>()
const counts = new Map<string, number>()

/** The name that a text is prepared under; none until it has come a few times. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined) {
    // Taken out first, so that it goes to the end: the one used last.
    names.delete(sql)
    names.set(sql, known)
    return known
  }
  const count = (counts.get(sql) ?? 0) + 1
  if (counts.size >= REMEMBERED) counts.clear()
  counts.set(sql, count)
  if (count < OFTEN) return undefined
  counts.delete(sql)
  if (names.size >= KEPT) names.delete(names.keys().next().value!)
  const name = `washline_${(made += 1)}`
  names.set(sql, name)
  return name
}

const BEGINS = /^(begin|start transaction[^;]*)$/i
const ENDS = /^(commit|rollback)$/i

/** What a transaction that never sent a statement is answered with. */
const answerTo = (command: string) =>
  Promise.resolve({ command, rowCount: null, rows: [], fields: [] })

/**
 * Reads outside of transactions are planned for their parameters each time, unless they are marked as by key.
 * Everything else goes by keys, and is prepared. A statement need not wait for the answers of those before it:
 * the server takes them in their order, and after one that fails refuses the others of its transaction.
 */
export class PreparingClient extends pg.Client {
  #inTransaction = false
  /** The statement that begins a transaction: it goes out with the first one that is in it. */
  #begin: string | null = null
  #isCorked = false
  /** What first answers on this connection described, by the name of the statement; the one used longest ago first. */
  readonly #columns = new Map<string, Columns>()
  #undescribed: pg.Connection | null = null

  constructor(config: pg.ClientConfig) {
    super({ ...config, pipeline: true })
  }

  /** Gives any client's `query`; only texts with values and without a callback are of interest here. */
  override query = ((...args: unknown[]): unknown => {
    const [sql] = args
    const send = super.query.bind(this) as (...all: unknown[]) => unknown
    if (typeof sql !== 'string' || args.length > 2) return send(...args)
    if (BEGINS.test(sql)) {
      this.#inTransaction = true
      this.#begin = sql
      return answerTo('BEGIN')
    }
    if (ENDS.test(sql)) {
      this.#inTransaction = false
      const wasSent = this.#begin === null
      this.#begin = null
      return wasSent ? send(sql) : answerTo(sql.toUpperCase())
    }
    this.#writeAtOnce()
    if (this.#begin === null) return this.#sendPrepared(args, send)
    const begun = send(this.#begin) as Promise<unknown>
    this.#begin = null
    return Promise.all([this.#sendPrepared(args, send), begun]).then(([answer]) => answer)
  }) as pg.Client['query']

  #sendPrepared(args: unknown[], send: (...all: unknown[]) => unknown): unknown {
    const [sql, values] = args as [string, unknown?]
    const isSearch = !this.#inTransaction && /^\s*select\b/i.test(sql) && !sql.includes(BY_KEY_TEXT)
    if (isSearch || !Array.isArray(values) || values.length === 0) return send(...args)
    const name = nameOf(sql)
    if (name === undefined) return send(...args)
    return this.#sendNamed({ name, text: sql, values }, send).catch((error: unknown) => {
      // The tables are others than they were; under new names everything is prepared for these.
      if ((error as { code?: string }).code === CHANGED) names.clear()
      // One that leads to who sent it, as pg gives all others.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    })
  }

  async #sendNamed(
    config: pg.QueryConfig & { name: string },
    send: (...all: unknown[]) => unknown,
  ): Promise<unknown> {
    const columns = this.#columns.get(config.name)
    if (!columns) {
      const answer = (await send(config)) as pg.QueryResult
      this.#columns.set(config.name, columnsOf(answer))
      if (this.#columns.size > KEPT) this.#closeOldest()
      return answer
    }
    this.#columns.delete(config.name)
    this.#columns.set(config.name, columns)
    this.#undescribed ??= connectionWithoutDescribe(this.connection)
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    send(
      new KnownQuery(config, columns, this.#undescribed, (error, answer) =>
        error ? reject(error) : resolve(answer),
      ),
    )
    return promise
  }

  /** Each prepared statement takes memory of the database on this connection. */
  #closeOldest(): void {
    const name = this.#columns.keys().next().value!
    this.#columns.delete(name)
    closeStatement(this.connection, name)
  }

  /** Gathers what is sent until the code that runs now waits for something: writing is what costs most. */
  #writeAtOnce(): void {
    if (this.#isCorked) return
    const { stream } = this.connection
    this.#isCorked = true
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}
