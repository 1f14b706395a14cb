/** Decides a bag that waits, by a manager: it becomes an order after all, or is set aside. */
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import type { BagChoice } from '#domain/run-sheet/door-bag.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { placeDoorBag } from './place-door-bag.ts'
import { findDoorBag, findOrderNumber, updateBagOrder, updateBagSetAside } from './store.ts'

interface Decision {
  choice: BagChoice
  /** Instead of what the rider said. */
  service?: ServiceId | undefined
  giverName?: string | undefined
  giverPhone?: string | undefined
}

/**
 * Whoever decides knows that a customer is blocked, and has looked at the number.
 * @returns the order's number; null for a bag that was set aside
 * @throws AppError `not_found`, `no_longer_changeable` for one that is decided, those of `placeDoorBag`
 */
export async function decideDoorBag(
  deps: Deps,
  staff: Person,
  id: string,
  { choice, service, giverName, giverPhone }: Decision,
): Promise<string | null> {
  const row = await findDoorBag(deps.db, id)
  if (!row) throw notFound('stop')
  if (row.outcome !== null) throw new AppError('no_longer_changeable', say('lateStopDecided'))
  const bag = {
    ...row,
    service: service ?? row.service,
    giver_name: giverName ?? row.giver_name,
    giver_phone: giverPhone ?? row.giver_phone,
  }
  // Placed before the bag is marked: placed again it is the same order.
  const order =
    choice === 'order'
      ? await placeDoorBag(deps, bag, { by: staff, isMobile: true, refuse: async () => {} })
      : null
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const by = { by: staff.id, at }
    const isDecided = order
      ? await updateBagOrder(tx, id, { orderId: order.id, ...by })
      : await updateBagSetAside(tx, id, by)
    if (!isDecided) throw new AppError('no_longer_changeable', say('lateStopDecided'))
    const number = (await findOrderNumber(tx, row.from_order_id)) ?? ''
    await emit(tx, deps, {
      type: 'run.door_bag_decided',
      subject: { kind: 'order', id: row.from_order_id },
      actor: staff.id,
      data: { number, kind: row.from_kind, bagId: id, riderId: row.rider_id, choice },
      at,
    })
  })
  return order?.number ?? null
}
