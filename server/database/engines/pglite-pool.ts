/**
 * PGlite's one connection as a first-come pool of one, so that Kysely's PostgreSQL driver serves both engines.
 * Commits with others waiting share one disk sync; no answer leaves before its data is on disk.
 */
import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { PgliteStatements } from './pglite-statements.ts'

/** Who does nothing in a transaction for so long has forgotten to end it. */
const IDLE_LIMIT_MS = 60_000

/**
 * PGlite answers on this thread without ever going back to the event loop. A long line for it would keep
 * everything else waiting: connections, timers, those who ask next. So after this long the loop turns once.
 */
const LONGEST_TURN_MS = 10

/** So many commits wait for the disk together at most, so that the first of them is answered soon. */
const MOST_TOGETHER = 8

/** Has the commit of this transaction alone not wait for the disk. */
const COMMIT_UNSYNCED = 'set local synchronous_commit = off'

/** Waits for the disk, which then has everything that was committed before. */
const SYNC = `select pg_logical_emit_message(false, 'washline', $1, true)`

/** Commits that the disk may not have yet. */
interface Unsynced {
  commits: number
  /** Settled when the disk has them all. */
  onDisk: PromiseWithResolvers<void>
}

export class PglitePool implements PostgresPool {
  readonly options = {}
  readonly totalCount = 1
  readonly #pglite: PGlite
  readonly #statements: PgliteStatements
  readonly #idleLimitMs: number
  readonly #waiting: (() => void)[] = []
  #taken = false
  /** Since when the connection has gone from hand to hand in this turn of the event loop. */
  #turnBegan: number | null = null
  #ended = false
  #unsynced: Unsynced | null = null

  constructor(pglite: PGlite, idleLimitMs = IDLE_LIMIT_MS) {
    this.#pglite = pglite
    this.#statements = new PgliteStatements(pglite)
    this.#idleLimitMs = idleLimitMs
  }

  get idleCount(): number {
    return this.#taken ? 0 : 1
  }

  get waitingCount(): number {
    return this.#waiting.length
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#ended) throw new Error('The database is closed.')
    await this.#take()
    return this.#client()
  }

  /** Closes PGlite after everybody who already asked has been served. */
  async end(): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    await this.#take()
    if (this.#unsynced) await this.#sync(this.#unsynced)
    await this.#pglite.close()
  }

  #take(): Promise<void> | undefined {
    if (this.#taken) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#taken = true
    // Who takes it in the same turn in which it was given back is next in a line, too.
    if (this.#turnIsLong()) return new Promise((resolve) => setImmediate(resolve))
    return undefined
  }

  #release(): void {
    const unsynced = this.#unsynced
    if (unsynced && (this.#waiting.length === 0 || unsynced.commits >= MOST_TOGETHER))
      void this.#sync(unsynced).then(() => this.#handOn())
    else this.#handOn()
  }

  async #sync({ onDisk }: Unsynced): Promise<void> {
    this.#unsynced = null
    try {
      await this.#statements.run(SYNC, [''])
      onDisk.resolve()
    } catch (error) {
      onDisk.reject(error)
    }
  }

  #handOn(): void {
    const next = this.#waiting.shift()
    if (!next) this.#taken = false
    else if (this.#turnIsLong()) setImmediate(next)
    else next()
  }

  #turnIsLong(): boolean {
    const now = performance.now()
    if (this.#turnBegan === null) {
      this.#turnBegan = now
      setImmediate(() => {
        this.#turnBegan = null
      })
    }
    return now - this.#turnBegan > LONGEST_TURN_MS
  }

  async #ask(sql: string, parameters: readonly unknown[]) {
    const isTogether = sql === 'commit' && (this.#waiting.length > 0 || this.#unsynced !== null)
    if (!isTogether) return run(this.#pglite, this.#statements, sql, parameters)
    await this.#statements.run(COMMIT_UNSYNCED, [])
    const answer = await this.#statements.run(sql, parameters)
    this.#unsynced ??= beginUnsynced()
    this.#unsynced.commits += 1
    return answer
  }

  #client(): PostgresPoolClient {
    const pglite = this.#pglite
    let held = true
    /** Whether somebody else has the connection, because this holder waits for the disk. */
    let isHandedOn = false
    let running = 0
    let idleSince = Date.now()
    /** PGlite's own ways in have a line each; here all are answered in the order of asking. */
    let last: Promise<unknown> = Promise.resolve()

    const release = () => {
      if (!held) return
      held = false
      clearInterval(watch)
      if (isHandedOn) return
      // Like a pool's fresh connection, the next holder must not find a transaction left open.
      if (pglite.isInTransaction()) {
        void pglite.exec('rollback').finally(() => this.#release())
      } else {
        this.#release()
      }
    }

    // A holder that forgot to end its transaction would stop everybody else forever.
    const watch = setInterval(() => {
      if (running === 0 && Date.now() - idleSince >= this.#idleLimitMs) release()
    }, this.#idleLimitMs / 2)
    watch.unref()

    const query = async (sql: string, parameters: readonly unknown[] = []) => {
      if (!held) throw new Error('This connection was given back, or taken back after idling.')
      const ask = async () => {
        if (isHandedOn) await this.#take()
        isHandedOn = false
        return this.#ask(sql, parameters)
      }
      const answer = running === 0 ? ask() : last.then(ask)
      last = answer.catch(() => {})
      running += 1
      try {
        return await answer
      } finally {
        running -= 1
        idleSince = Date.now()
        const unsynced = this.#unsynced
        if (unsynced && held && running === 0 && !pglite.isInTransaction()) {
          // The answer may hold what the disk doesn't have yet; others can go on while it waits.
          isHandedOn = true
          this.#release()
          await unsynced.onDisk.promise
        }
      }
    }
    return { query: query as PostgresPoolClient['query'], release }
  }
}

function beginUnsynced(): Unsynced {
  const onDisk = Promise.withResolvers<void>()
  // Who waits for it hears of a failure; a holder that was given back in the meantime doesn't wait.
  onDisk.promise.catch(() => {})
  return { commits: 0, onDisk }
}

/** Commands after which a statement that was planned before may no longer fit the tables. */
const CHANGES_TABLES = /^(CREATE|ALTER|DROP|DO)$/

/** The ends of every transaction; known like any statement with parameters, they take half as long. */
const ENDS = /^(begin|commit|rollback)$/

/** Like node-postgres: without parameters the text may hold several statements. */
async function run(
  pglite: PGlite,
  statements: PgliteStatements,
  sql: string,
  parameters: readonly unknown[],
) {
  if (parameters.length > 0 || ENDS.test(sql)) return statements.run(sql, parameters)
  const results = await pglite.exec(sql)
  if (results.some(({ command }) => CHANGES_TABLES.test(command ?? ''))) await statements.forget()
  const answers = results.map((result) => ({
    command: result.command,
    rowCount: result.rowCount ?? 0,
    rows: result.rows,
  }))
  return answers.length === 1 ? answers[0] : answers
}
