/** Writes of several requests in one transaction: those that arrive while others are being stored. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import {
  type Db,
  awaitStatements,
  inTransaction,
  joinTransaction,
  type Tx,
} from '../transaction.ts'
import { DatabaseUnavailable, noteStored, toOutage, trackRequestWrites } from '../unavailable.ts'

/** So many are stored together at most, so that the first of them is answered soon. */
const MOST_TOGETHER = 16

/** What takes longer waits for a lock, and keeps those behind it waiting no longer. */
const LONGEST_ALONE_MS = 1000

/** A row that another transaction holds keeps only those waiting who need it: each is stored alone then. */
const LONGEST_LOCK = '500ms'

export interface Write<Decided, Stored> {
  /** Reads what it needs, and decides. */
  decide: (tx: Tx) => Promise<Decided>
  /** Whether writing it reads no answer before the commit; all others are stored alone. */
  isPlain: (decided: Decided) => boolean
  write: (tx: Tx, decided: Decided) => Promise<Stored>
}

/** A write that waits for those before it. */
interface Waiting {
  inRequest: ReturnType<typeof AsyncLocalStorage.snapshot>
  /** @returns its write in the same transaction, which returns its answer; null when it is stored alone */
  decide: (tx: Tx) => Promise<(() => Promise<() => void>) | null>
  /** Whatever happened to it together with others is undone. */
  storeAlone: () => void
  fail: (outage: DatabaseUnavailable) => void
}

interface Line {
  isTaken: boolean
  waiting: Waiting[]
}

const lines = new WeakMap<Db, Line>()

/**
 * Stores a write at once and alone if no other is being stored. Writes that come meanwhile wait, and are stored in one
 * transaction after it; each is answered after the commit. If that fails, nothing is stored, and each write runs alone.
 * @returns what `write` returned, once it is committed
 */
export function storeTogether<Decided, Stored>(
  db: Db,
  work: Write<Decided, Stored>,
): Promise<Stored> {
  if (db.isTransaction) return storeAlone(db, work)
  const line = lines.get(db) ?? { isTaken: false, waiting: [] }
  lines.set(db, line)
  if (line.isTaken) return waitIn(line, db, work)
  const stored = storeAlone(db, work)
  takeLine(db, line, stored)
  return stored
}

function storeAlone<Decided, Stored>(
  db: Db,
  { decide, write }: Write<Decided, Stored>,
): Promise<Stored> {
  return inTransaction(db, async (tx) => write(tx, await decide(tx)))
}

function waitIn<Decided, Stored>(
  line: Line,
  db: Db,
  work: Write<Decided, Stored>,
): Promise<Stored> {
  const inRequest = AsyncLocalStorage.snapshot()
  const { promise, resolve, reject } = Promise.withResolvers<Stored>()
  line.waiting.push({
    inRequest,
    async decide(tx) {
      const decided = await inRequest(() => joinTransaction(tx, () => work.decide(tx)))
      if (!work.isPlain(decided)) return null
      return async () => {
        const stored = await inRequest(() => joinTransaction(tx, () => work.write(tx, decided)))
        return () => {
          inRequest(noteStored)
          resolve(stored)
        }
      }
    },
    storeAlone: () => inRequest(() => resolve(storeAlone(db, work))),
    fail: ({ cause }) => reject(inRequest(() => toOutage(cause, true))),
  })
  return promise
}

/** Has all others wait until something is stored, or has taken too long. */
function takeLine(db: Db, line: Line, stored: Promise<unknown>): void {
  line.isTaken = true
  const leave = () => {
    clearTimeout(timer)
    if (isLeft) return
    isLeft = true
    line.isTaken = false
    const batch = line.waiting.splice(0, MOST_TOGETHER)
    batch[0]?.inRequest(() => takeLine(db, line, storeBatch(db, batch)))
  }
  let isLeft = false
  const timer = setTimeout(leave, LONGEST_ALONE_MS)
  stored.then(leave, leave)
}

async function storeBatch(db: Db, batch: readonly Waiting[]): Promise<void> {
  const alone = new Set(batch)
  try {
    // Requests of their own: what is stored is noted in each of theirs.
    const answers = await trackRequestWrites(() =>
      inTransaction(db, async (tx) => {
        const held = sql`set local lock_timeout = ${sql.lit(LONGEST_LOCK)}`.execute(tx)
        const deciding = Promise.allSettled(batch.map((each) => each.decide(tx)))
        const [, decided] = await awaitStatements([held, deciding])
        return awaitStatements(
          decided.map((each) => (each.status === 'fulfilled' ? each.value?.() : null)),
        )
      }),
    )
    for (const [place, answer] of answers.entries()) {
      if (!answer) continue
      answer()
      alone.delete(batch[place]!)
    }
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.mayBeStored) {
      for (const each of batch) each.fail(error)
      return
    }
  }
  for (const each of alone) each.storeAlone()
}
