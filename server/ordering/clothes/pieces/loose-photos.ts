/** Photos that belong to no order yet. */
import type { LockedOrder } from '../../../order/locked-order.ts'
import { MOST_PHOTOS_OF_UNIT } from '#domain/clothes/custody.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { describeUnitsInTransaction, type Described } from './describe-units.ts'
import { attachPhotosToOrder, countPhotos, lockUnattachedPhotos } from './pieces-store.ts'

/** @throws AppError `not_found` for a photo that the person didn't send, that an order has, or that is gone */
export async function requireOwnLoosePhoto(tx: Tx, staff: Person, id: string): Promise<void> {
  const found = await lockUnattachedPhotos(tx, staff.id, [id])
  if (found.length === 0) throw new AppError('not_found', say('photoGone'))
}

/**
 * A photo becomes one of a unit. Where that has as many as it can have, or who took it is gone, it is the order's without
 * showing a unit.
 * @returns what the chain gets of it
 */
export async function attachLoosePhoto(
  tx: Tx,
  order: LockedOrder,
  photo: { id: string; takenBy: string | null },
  unit: number,
): Promise<Described | null> {
  const { id, takenBy } = photo
  const count = (await countPhotos(tx, order.id, 'packing')).get(unit) ?? 0
  if (takenBy !== null && count < MOST_PHOTOS_OF_UNIT)
    return describeUnitsInTransaction(
      tx,
      order,
      { id: takenBy },
      [{ number: unit, pictures: [id] }],
      'packing',
    )
  await attachPhotosToOrder(tx, order.id, [id])
  return null
}
