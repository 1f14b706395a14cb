/** Slows down guessing of passwords, codes and PINs, and requests for codes, by growing waits. */
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../database/transaction.ts'
import { withoutTrackingWrites } from '../../../database/unavailable.ts'
import { say } from '../../../platform/app-error.ts'
import { hashWithSecret } from '../../../http/callers/source.ts'
import { tryLaterError, type WaitKind } from '../../../http/limits/wait.ts'
import {
  readBlockedSeconds,
  deleteWrongGuesses,
  deleteOldGuessCounters,
  insertWrongGuess,
} from './guess-store.ts'

/** So many wrong guesses are anybody's; from the next one on each costs a longer wait. */
export const FREE_GUESSES = 5

/** In seconds, after the last free guess and each one behind it. Never longer, so that nobody is locked out. */
const DELAYS = [60, 120, 240, 480, 900]

const DELAY_AFTER = [...Array.from({ length: FREE_GUESSES - 1 }, () => 0), ...DELAYS]

interface Needs {
  db: Db
  config: Pick<Config, 'authSecret'>
}

export interface Guess {
  /** How many were wrong one after the other, this one counted in until it turns out right. */
  failures: number
  /** The guess was right: what was wrong before is forgotten. */
  right(): Promise<void>
}

/**
 * To be asked before a guess is judged, outside of transactions: it counts as wrong until `right()`
 * is called. It is stored under a keyed hash, for a day.
 * @param secret what is guessed and whose it is, such as `password of asha@example.com`
 * @param refusal what is said while no guess is judged
 * @throws AppError `too_many_requests`, which says when to try again
 */
export async function beginGuess(
  { db, config }: Needs,
  secret: string,
  refusal: WaitKind,
): Promise<Guess> {
  const key = guessKey(secret, config)
  const counted = await withoutTrackingWrites(() => insertWrongGuess(db, key, DELAY_AFTER))
  if (!counted) {
    const seconds = await readBlockedSeconds(db, key)
    throw tryLaterError(say(refusal, { seconds }), seconds)
  }
  return { failures: counted.failures, right: () => deleteWrongGuesses(db, [key]) }
}

/**
 * Counts one more of what anybody can ask for, and spaces the next ones out. Stored and forgotten as guesses are.
 * @param what is asked for and by whom
 * @param waits in seconds, before the second, the third and so on; the last one holds for all that follow
 * @returns in how many seconds there is another
 * @throws AppError `too_many_requests`, which says when to try again
 */
export async function enforceRetryWait(
  { db, config }: Needs,
  what: string,
  waits: readonly number[],
  refusal: WaitKind,
): Promise<number> {
  const key = guessKey(what, config)
  const counted = await withoutTrackingWrites(() => insertWrongGuess(db, key, waits))
  if (counted) return Math.max(0, counted.seconds)
  const seconds = await readBlockedSeconds(db, key)
  throw tryLaterError(say(refusal, { seconds }), seconds)
}

/** Forgets what was guessed at these secrets, in the transaction that replaces them, or asked for. */
export function forgetGuesses({ db, config }: Needs, secrets: readonly string[]): Promise<void> {
  return deleteWrongGuesses(
    db,
    secrets.map((secret) => guessKey(secret, config)),
  )
}

/** Removes the counters that no longer count, those of limits included. */
export function removeOldGuessCounters({ db }: Pick<Needs, 'db'>): Promise<void> {
  return deleteOldGuessCounters(db)
}

function guessKey(secret: string, { authSecret }: Pick<Config, 'authSecret'>): string {
  return hashWithSecret(`guess:${secret}`, authSecret)
}
