/** The number and age of waiting jobs in each queue, for the operator's metrics. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'
import { QUEUE_NAMES, type Queues } from './queues.ts'

export interface QueueCount {
  queue: keyof Queues
  /** Jobs that could be done now. */
  due: number
  /** Jobs that wait for their time. */
  later: number
  /** How long the oldest of the due ones has been so, in seconds; 0 where there is none. */
  oldestDueSeconds: number
}

/** No more of a queue are counted, so that counting never takes long. */
const MOST_COUNTED = 10_000

/** Counts by the index that workers fetch by; every queue is there, the empty ones with zeros. */
export async function countQueues(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select
      queue,
      count(start_after) filter (where start_after <= now())::integer as due,
      count(start_after) filter (where start_after > now())::integer as later,
      coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::double precision
        as "oldestDueSeconds"
    from unnest(${QUEUE_NAMES}::text[]) as queue
    left join lateral (
      select start_after from pgboss.job
      where name = queue and state < 'active' and not blocked
      limit ${MOST_COUNTED}
    ) waiting on true
    group by queue`.execute(db)
  return rows
}
