/** Sets an order's status from the plant. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { PlantOrder } from '#contract/clothes/plant.ts'
import { isPlantStatus, type PlantStatus } from '#domain/clothes/plant-list.ts'
import { handOversFromRow } from '../../../order/hand-overs.ts'
import { lockOrder } from '../../../order/locked-order.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { selectUndoableChanges } from '../../orders/record/history.ts'
import { setStatusInTransaction } from '../../orders/status/set-status.ts'
import { findPlantOrder } from './store.ts'
import { plantOrderView } from './view.ts'

/**
 * The same once more changes nothing. Back to where it was is as when staff take a change back.
 * @param move.from where the plant saw it
 * @throws AppError `order_not_found`; `no_longer_changeable` where it isn't at the plant, or was moved on since
 */
export async function setPlantStatus(
  deps: Deps,
  staff: Person,
  id: string,
  { from, status }: { from: PlantStatus; status: PlantStatus },
): Promise<PlantOrder> {
  const now = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status === status) return
    if (!isPlantStatus(order.status) || order.status !== from) {
      const { number } = order
      const standing = { number, status: order.status, ...handOversFromRow(order) }
      throw new AppError('no_longer_changeable', say('movedOnAtPlant', standing))
    }
    const open = await selectUndoableChanges(tx, id, now)
    const { events } = await setStatusInTransaction(tx, deps, staff, order, status, { open, now })
    await emit(tx, deps, ...events)
  })
  const { counting: countLevels } = await deps.laundry(branchOfOrder({ id })).settings.current()
  return plantOrderView(deps.staffWords, (await findPlantOrder(deps.db, id))!, countLevels)
}
