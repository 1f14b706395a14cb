/** Keeps customers' order counts, spending and dates in line with their orders. */
import { beforeCommit, type Tx } from '../../database/transaction.ts'
import type { Consumer } from '../../events/consumer.ts'
import { recountOrderDays, recountCustomerTotals } from './recount-customer-totals.ts'

/** Whose orders have changed, as the events that a transaction consumes say, and who now ordered on other days. */
interface Changed {
  userIds: Set<string>
  otherDays: Set<string>
}

const changed = new WeakMap<Tx, Changed>()

interface Heard {
  data: { userId: string; from?: unknown; to?: unknown }
}

export const customerTotals: Consumer = {
  name: 'customer totals',
  on: {
    'order.placed': recountWithDays,
    'order.lines_changed': recount,
    'order.split': recountWithDays,
    'order.booking_changed': recount,
    'order.cancelled': recountWithDays,
    'order.status_set': recountStatus,
    'order.status_undone': recountStatus,
    'order.goodwill_given': recount,
    'order.refunded': recount,
  },
}

/** Together with those of all other events that are consumed with this one, each customer once. */
async function recount(tx: Tx, _: unknown, { data: { userId } }: Heard): Promise<void> {
  changedIn(tx).userIds.add(userId)
}

async function recountWithDays(tx: Tx, _: unknown, { data: { userId } }: Heard): Promise<void> {
  const { userIds, otherDays } = changedIn(tx)
  userIds.add(userId)
  otherDays.add(userId)
}

/** A cancelled order is one that no longer stands. */
function recountStatus(tx: Tx, deps: unknown, event: Heard): Promise<void> {
  const { from, to } = event.data
  return [from, to].includes('cancelled')
    ? recountWithDays(tx, deps, event)
    : recount(tx, deps, event)
}

function changedIn(tx: Tx): Changed {
  const known = changed.get(tx)
  if (known) return known
  const begun: Changed = { userIds: new Set(), otherDays: new Set() }
  changed.set(tx, begun)
  beforeCommit(tx, async () => {
    await recountCustomerTotals(tx, [...begun.userIds])
    if (begun.otherDays.size > 0) await recountOrderDays(tx, [...begun.otherDays])
  })
  return begun
}
