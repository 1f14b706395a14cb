/** Reports each order once as its pickup or its return becomes late. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { readDueContext } from '../../ordering/orders/listing/due-orders.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockLateUntil, saveLateUntil, selectLateOrders } from './store.ts'

/** After a longer stop of the server, earlier orders are seen on Now alone. */
const LOOKS_BACK_MS = DAY_MS

export async function reportLateOrders(deps: Deps): Promise<void> {
  const at = await readDueContext(deps, MAIN_BRANCH)
  const { now, timeZone } = at
  await inTransaction(deps.db, async (tx) => {
    const until = await lockLateUntil(tx, now)
    const after = new Date(Math.max(until.getTime(), now.getTime() - LOOKS_BACK_MS))
    const late = await selectLateOrders(tx, at, after)
    const events = late.map(({ id, number, isPickup, dueAt }) => ({
      type: 'watch.order_late' as const,
      subject: { kind: 'order', id },
      actor: null,
      data: {
        number,
        visit: isPickup ? ('pickup' as const) : ('return' as const),
        at: dueAt.toISOString(),
        timeZone,
      },
      at: now,
    }))
    if (events.length > 0) await emit(tx, deps, ...events)
    await saveLateUntil(tx, now)
  })
}
