/** Whether the product runs on a database that a command is about to rewrite. */
import { sql } from 'kysely'
import type { Database } from './open.ts'
import { CONNECTION_NAME } from './engines/postgresql.ts'

/**
 * On the embedded database the lock of its folder has said so already.
 * @throws Error when another process of the product is connected to this PostgreSQL database
 */
export async function assertDatabaseNotInUse({
  db,
  engine,
}: Pick<Database, 'db' | 'engine'>): Promise<void> {
  if (engine !== 'postgresql') return
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name like ${`${CONNECTION_NAME}%`}
      and application_name <> current_setting('application_name')`.execute(db)
  if (rows[0]!.others > 0)
    throw new Error('Washline is running on this database. Stop it first. Nothing was changed.')
}
