/** The database's timeline, which tells whether transaction numbers are comparable. */
import { sql } from 'kysely'

/**
 * The timeline, which a standby that takes over begins anew: it may give out numbers of transactions that the server
 * before it has committed and never sent. A standby names none.
 */
export const TIMELINE = sql<string>`case when pg_is_in_recovery() then 'standby'
  else substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end`
