/** Keeps what customers ordered and spent, and when last, in line with their orders. */
import { beforeCommit, type Tx } from '../../database/transaction.ts'
import type { Consumer } from '../../events/consumer.ts'
import { recountCustomers } from './recount-customers.ts'

/** Whose orders have changed, as the events that a transaction consumes say. */
const changed = new WeakMap<Tx, Set<string>>()

export const customerTotals: Consumer = {
  name: 'customer totals',
  on: {
    'order.placed': recount,
    'order.lines_changed': recount,
    'order.split': recount,
    'order.booking_changed': recount,
    'order.cancelled': recount,
    'order.status_set': recount,
    'order.status_undone': recount,
    'order.goodwill_given': recount,
    'order.refunded': recount,
  },
}

/** Together with those of all other events that are consumed with this one, each customer once. */
async function recount(
  tx: Tx,
  _: unknown,
  { data: { userId } }: { data: { userId: string } },
): Promise<void> {
  const known = changed.get(tx)
  if (known) known.add(userId)
  else {
    const userIds = new Set([userId])
    changed.set(tx, userIds)
    beforeCommit(tx, () => recountCustomers(tx, [...userIds]))
  }
}
