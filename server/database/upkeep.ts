/**
 * Upkeep of PGlite, which has no background processes: checkpoints, so that the log of changes and restarts stay
 * short, and vacuum and statistics, so that tables stay small and queries well planned.
 */
import { type Kysely, sql } from 'kysely'

const LOOK_EVERY_MS = 30_000
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024

/** The thresholds of PostgreSQL's autovacuum: 50 rows and 20 % dead, or 10 % changed. */
const staleTables = sql<{ name: string; swollen: boolean }>`
  select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as swollen
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
  order by s.n_dead_tup + s.n_mod_since_analyze desc`

/**
 * Does once what is due. Each table is its own step, so that requests get their turn between.
 * @returns the statements that ran, for the log
 */
export async function vacuumDatabase<DB>(
  db: Kysely<DB>,
  checkpointAfterBytes = CHECKPOINT_AFTER_BYTES,
) {
  const done: string[] = []
  const { rows: tables } = await staleTables.execute(db)
  for (const { name, swollen } of tables) {
    const statement = `${swollen ? 'vacuum (analyze)' : 'analyze'} ${name}`
    await sql.raw(statement).execute(db)
    done.push(statement)
  }
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes
    from pg_control_checkpoint()`.execute(db)
  if ((rows[0]?.bytes ?? 0) >= checkpointAfterBytes) {
    await sql`checkpoint`.execute(db)
    done.push('checkpoint')
  }
  return done
}

/** Tidies up from time to time, until stopped. */
export function scheduleDatabaseUpkeep<DB>(
  db: Kysely<DB>,
  onError: (error: Error) => void,
): () => void {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    vacuumDatabase(db)
      .catch(onError)
      .finally(() => (busy = false))
  }, LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
