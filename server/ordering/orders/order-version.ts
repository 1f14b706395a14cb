/** Versions of orders, by which answers are kept. */
import { sql } from 'kysely'

/** What an order is answered from has changed if its version has. */
export interface OrderVersion {
  id: string
  version: string
}

/**
 * The version of each of some orders: of its own row, which `renew_order` renews, and of its customer's. A standby
 * that takes over gives out numbers of transactions anew that the server before it has committed and never sent, and
 * begins a new timeline.
 */
export const VERSION = sql<string>`case when pg_is_in_recovery() then 'standby'
  else substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end || ' ' ||
  orders.xmin::text || ' ' ||
  (select users.xmin::text from users where users.id = orders.user_id)`.as('version')
