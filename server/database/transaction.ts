/**
 * Transactions, with a guard: code inside one may not use the outer handle. On PGlite's only connection such a query
 * would wait forever; on PostgreSQL it would read and write outside the transaction.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'
import { recordStatement } from './statement-count.ts'
import { openStatementWatches, type StatementWatches } from './open-statement-watches.ts'
import type { Tables } from './tables.ts'
import { toOutage, StatementWatch } from './unavailable.ts'

/** What queries run on: the database's handle, or the transaction that a function works in. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

interface OpenTransaction {
  pool: PostgresPool
  /** The handle that it was opened from. */
  db: unknown
  tx: Tx
  open: boolean
  /** Others than the function that opened it work in it as well. */
  isShared: boolean
  /** What it does right before it commits. */
  lastSteps: (() => Promise<void>)[]
  /** What it does once it has. */
  followUps: (() => void)[]
}

const current = new AsyncLocalStorage<OpenTransaction>()

const scopes = new WeakMap<Db, OpenTransaction>()

/** @throws Error inside a transaction of this pool */
export function assertOutsideTransaction(pool: PostgresPool): void {
  const scope = current.getStore()
  if (scope?.open && scope.pool === pool) {
    throw new Error(
      'The database handle was used inside a transaction that was opened from it. ' +
        'Pass the transaction (tx) on: every function takes its handle as its first parameter.',
    )
  }
}

/** The transaction that the caller works in, where it was opened from `db`: what must be read inside is read with it. */
export function currentTransactionOf(db: Db): Tx | undefined {
  const scope = current.getStore()
  return scope?.open && scope.db === db ? scope.tx : undefined
}

/**
 * Opens a transaction, runs `fn` in it and commits; rolls back when `fn` throws. This is the way to
 * open one. Given a transaction, `fn` joins it, so a verb can be part of a larger one; it is then
 * the outermost call that commits.
 * @param db the database's handle or a transaction
 * @returns what `fn` returned, once it is committed
 */
export function inTransaction<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return fn(db as Tx)
  return db.transaction().execute(fn)
}

/**
 * Calls `followUp` once `tx` has committed, before anyone who waits for it goes on; never when it fails.
 * It may use the outer handle. What must not be lost when the process dies is stored instead.
 */
export function afterCommit(tx: Tx, followUp: () => void): void {
  scopeOf(tx).followUps.push(followUp)
}

/** Calls `step` at the end of `tx`, as its last part: what fails there undoes all of it. */
export function beforeCommit(tx: Tx, step: () => Promise<void>): void {
  scopeOf(tx).lastSteps.push(step)
}

function scopeOf(tx: Tx): OpenTransaction {
  const scope = scopes.get(tx)
  if (!scope) throw new Error('This transaction was not opened by inTransaction().')
  return scope
}

/** Runs `fn` in a transaction that another request opened; the request of its own stays its own. */
export function joinTransaction<T>(tx: Tx, fn: () => T): T {
  const scope = scopeOf(tx)
  scope.isShared = true
  return current.run(scope, fn)
}

/** Whether several requests work in this transaction. */
export function isSharedTransaction(db: Db): boolean {
  return scopes.get(db)?.isShared ?? false
}

/**
 * A pool whose connections are refused inside a transaction, and whose statements are recorded. What
 * fails because the database is away fails as `DatabaseUnavailable`, and that connection is not used again.
 * Kysely takes a transaction's connection once, at its beginning, so every query that asks the pool
 * for one inside a transaction is a query through the outer handle.
 * @param watches what follows its statements
 */
export function guardPoolOutsideTransactions(
  pool: PostgresPool,
  watches = openStatementWatches(),
): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, ReturnType<typeof recordedClient>>()
  let ending: Promise<void> | undefined
  const guarded: PostgresPool = {
    options: pool.options,
    end: () => (ending ??= pool.end()),
    async connect() {
      assertOutsideTransaction(guarded)
      const client = await pool.connect().catch((error: unknown) => {
        throw toOutage(error)
      })
      let recorded = known.get(client)
      if (!recorded) {
        recorded = recordedClient(client, watches)
        known.set(client, recorded)
      }
      recorded.watch.reset()
      return recorded.client
    },
  }
  return guarded
}

function recordedClient(client: PostgresPoolClient, watches: StatementWatches) {
  const watch = new StatementWatch()
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (watch.isCommitSent) return answerAfterCommit(text)
    recordStatement(text)
    watch.sent(text)
    try {
      const result = await watches.run(text, () => client.query(text, parameters))
      // The commit of a transaction with a statement that failed undoes it, and may be read before the failure.
      watch.succeeded(result.command === 'ROLLBACK' ? 'rollback' : text)
      return result
    } catch (error) {
      throw watch.failed(text, error)
    }
  }
  const recorded: PostgresPoolClient = {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || watch.isBroken),
  }
  return { client: recorded, watch }
}

/** Kysely ends every transaction, also one that `commitWithStatements` has committed. */
function answerAfterCommit(text: string) {
  if (/^(commit|rollback)$/.test(text)) return { command: 'COMMIT', rowCount: null, rows: [] }
  throw new Error('A statement came after the commit of its transaction.')
}

/** Makes every transaction of `db` known to the guard of its pool, those that libraries open too. */
export function registerTransactions<DB>(db: Kysely<DB>, pool: PostgresPool): void {
  const transaction = db.transaction.bind(db)
  db.transaction = () => guardBuilder(transaction(), pool, db)
  db.startTransaction = db.connection = () => {
    throw new Error('Only inTransaction() opens transactions and holds a connection.')
  }
}

/**
 * Lets statements of a transaction be on their way at the same time (see `awaitStatements`); otherwise Kysely keeps each
 * back until the one before is answered. Both engines take them in their order.
 */
async function sendWithoutWaiting<DB>(tx: Transaction<DB>): Promise<void> {
  const executor = tx.getExecutor()
  await executor.provideConnection(async (connection) => {
    executor.provideConnection = (consumer) => consumer(connection)
  })
}

/**
 * Waits for statements of a transaction that were sent at the same time: one way to the server and back for all.
 * None of them is under way any more when it answers or throws.
 * @throws what the first of them that failed has failed with
 */
export async function awaitStatements<T extends readonly unknown[]>(
  sent: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(sent)
  return Promise.all(sent)
}

/**
 * Commits a transaction together with its last statements, in the same way to the server and back. Each of them is
 * sent at once and is refused by the database alone: the commit is on its way before any is answered, and undoes
 * all of them where one has failed. Only the function that opened the transaction may end it so.
 * @throws what the first statement that failed has failed with, or the commit
 */
export async function commitWithStatements<T extends readonly unknown[]>(
  tx: Tx,
  sent: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const { isShared, lastSteps } = scopeOf(tx)
  // Its last steps, or what others write in it, are still to come.
  if (isShared || lastSteps.length > 0) return awaitStatements(sent)
  const committed = sql`commit`.execute(tx)
  await Promise.allSettled([...sent, committed])
  const answers = await Promise.all(sent)
  await committed
  return answers
}

function guardBuilder<DB>(
  builder: TransactionBuilder<DB>,
  pool: PostgresPool,
  db: Kysely<DB>,
): TransactionBuilder<DB> {
  const execute = builder.execute.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  const setAccessMode = builder.setAccessMode.bind(builder)
  builder.setIsolationLevel = (level) => guardBuilder(setIsolationLevel(level), pool, db)
  builder.setAccessMode = (mode) => guardBuilder(setAccessMode(mode), pool, db)
  builder.execute = async (fn) => {
    const followUps: (() => void)[] = []
    const result = await execute(async (opened) => {
      const tx = opened as unknown as Tx
      const lastSteps: (() => Promise<void>)[] = []
      const scope = { pool, db, tx, open: true, isShared: false, lastSteps, followUps }
      scopes.set(tx, scope)
      await sendWithoutWaiting(opened)
      try {
        return await current.run(scope, async () => {
          const made = await fn(opened)
          for (const step of lastSteps) await step()
          return made
        })
      } finally {
        // Work that was started inside and lives on may use the outer handle from now on.
        scope.open = false
      }
    })
    for (const followUp of followUps) followUp()
    return result
  }
  return builder
}
