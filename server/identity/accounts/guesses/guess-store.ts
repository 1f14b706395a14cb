/** SQL for guesses: the number of wrong ones and the wait before the next; also requested codes. */
import { sql } from 'kysely'
import type { Db } from '../../../database/transaction.ts'

/** A secret that nobody has guessed at for so long begins again. */
const FORGOTTEN_AFTER = sql`interval '1 day'`

/**
 * Counts a guess as wrong before it is judged, so that any number sent at once are counted too.
 * @param delays seconds to wait after the first failure, the second and so on; the last one holds for all that follow
 * @returns how many failures there are with this one, and for how many seconds the next is not judged;
 *   undefined while no guess is judged
 */
export async function insertWrongGuess(
  db: Db,
  key: string,
  delays: readonly number[],
): Promise<{ failures: number; seconds: number } | undefined> {
  const list = sql`${JSON.stringify(delays)}::json`
  const delay = (failures: ReturnType<typeof sql>) =>
    sql`make_interval(secs => (${list} ->> least(${failures} - 1, json_array_length(${list}) - 1))::integer)`
  const failures = sql`(case when guess.last_at > now() - ${FORGOTTEN_AFTER} then guess.failures + 1 else 1 end)`
  const { rows } = await sql<{ failures: number; seconds: number }>`
    insert into guesses as guess (key, failures, blocked_until, last_at)
    values (${key}, 1, now() + ${delay(sql`1`)}, now())
    on conflict (key) do update set
      failures = ${failures}, blocked_until = now() + ${delay(failures)}, last_at = now()
    -- A block that outlasts every delay by more than a minute is from a clock that ran ahead.
    -- By the clock, for now() is when this one began, and it may have waited for another that began later.
    where guess.blocked_until <= clock_timestamp() or guess.blocked_until > now() + make_interval(secs => ${Math.max(...delays) + 60})
    returning failures,
      ceil(extract(epoch from blocked_until - now()))::integer as seconds`.execute(db)
  return rows[0]
}

/** For how many seconds no guess is judged. */
export async function readBlockedSeconds(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('guesses')
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::integer`.as('seconds'))
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, row?.seconds ?? 1)
}

export async function deleteWrongGuesses(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('guesses').where('key', 'in', keys).execute()
}

/** Removes counters whose window is over and guesses that no longer count. */
export async function deleteOldGuessCounters(db: Db): Promise<void> {
  await sql`delete from limit_counters where ends_at < now()`.execute(db)
  await sql`delete from guesses where last_at < now() - ${FORGOTTEN_AFTER}`.execute(db)
}
