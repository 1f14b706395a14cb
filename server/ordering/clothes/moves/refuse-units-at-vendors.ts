/** Refuses to move bags and items that are at an outside laundry. */
import type { Unit } from '#domain/clothes/custody.ts'
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { findUnitVendor } from '../record/select-vendor-of-unit.ts'

/** @throws AppError `no_longer_changeable` for the first that is with a vendor, with which and until when */
export async function refuseUnitsAtVendors(
  tx: Tx,
  order: { id: string; number: string },
  units: readonly Unit[],
): Promise<void> {
  const away = units.find(({ place }) => place === 'vendor')
  if (!away) return
  const vendor = (await findUnitVendor(tx, order.id, away.number))?.vendor ?? null
  const said = {
    number: order.number,
    unit: away.number,
    vendor: vendor?.name ?? null,
    expected: vendor?.expected ?? null,
  }
  throw new AppError('no_longer_changeable', say('atVendor', said))
}
