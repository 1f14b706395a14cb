/** Versions of orders, for caching answers. */
import { sql } from 'kysely'
import { TIMELINE } from '../../../database/timeline.ts'

/** What an order is answered from has changed if its version has. */
export interface OrderVersion {
  id: string
  version: string
}

/** The version of each of some orders: of its own row, which `renew_order` renews, and of its customer's. */
export const VERSION = sql<string>`${TIMELINE} || ' ' || orders.xmin::text || ' ' ||
  (select users.xmin::text from users where users.id = orders.user_id)`.as('version')
