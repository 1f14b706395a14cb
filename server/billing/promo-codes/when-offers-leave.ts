/** When offers can leave: in their hours, and after quiet hours. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { offersWaitUntil } from '#domain/messages/offers.ts'
import type { Db } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { findEndOfQuietHours } from './telling-store.ts'

/** @returns null where they can leave now */
export async function whenOffersLeave(
  db: Db,
  { laundry, clock }: Pick<Deps, 'laundry' | 'clock'>,
): Promise<Date | null> {
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  const quietEnd = await findEndOfQuietHours(db, clock())
  return offersWaitUntil(quietEnd ?? clock(), timeZone) ?? quietEnd
}
