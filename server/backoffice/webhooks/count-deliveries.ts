/** Counts undelivered webhook messages for the operator's metrics. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'

export interface DeliveryCount {
  state: 'waiting' | 'failed'
  count: number
}

/** No more of a state are counted, so that counting never takes long. */
const MOST_COUNTED = 10_000

/** Counts by an index those that wait and those that were given up; zeros included. */
export async function countDeliveries(db: Db): Promise<DeliveryCount[]> {
  const { rows } = await sql<DeliveryCount>`
    select wanted as state, count(found)::integer as count
    from unnest(array['waiting', 'failed']) as wanted
    left join lateral (
      select 1 as found from webhook_deliveries
      where state <> 'delivered' and state = wanted limit ${MOST_COUNTED}
    ) undelivered on true
    group by wanted order by wanted`.execute(db)
  return rows
}
