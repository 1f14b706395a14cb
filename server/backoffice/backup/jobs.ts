/** The queue's part of a backup: the pending jobs. */
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** A job that waits, was begun, or is to be tried again; those by the clock come back automatically. */
export interface WaitingJob {
  queue: string
  data: unknown
}

/** Empty before the first start, when there is no queue. */
export async function readWaitingJobs(tx: Tx): Promise<WaitingJob[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(tx)
  if (!found[0]?.exists) return []
  const { rows } = await sql<WaitingJob>`
    select name as queue, data from pgboss.job
    where state in ('created', 'retry', 'active') and data is not null
    order by created_on, id`.execute(tx)
  return rows
}

/** Forgets what an earlier laundry in this database had still to do. */
export async function deleteWaitingJobs(tx: Tx): Promise<void> {
  await sql`delete from pgboss.job where state in ('created', 'retry', 'active')`.execute(tx)
}
