/** Checks an order's addresses: whole, and in a served area. */
import { isPlausibleAddress } from '#domain/orders/address.ts'
import { isPinCodeServed, pinCodeIn } from '#domain/slots/coverage.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Db } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { isKnownAddress } from '../../../identity/profile/is-known-address.ts'

/**
 * Once staff list PIN codes, addresses must lie in one. An address that
 * its customer has saved is taken as it is.
 * @throws AppError `address_incomplete`, `not_served`
 */
export async function checkAddresses(
  db: Db,
  { areas }: Pick<BusinessSettings, 'areas'>,
  customer: Person,
  addresses: readonly string[],
): Promise<void> {
  for (const address of new Set(addresses)) {
    if (!isPlausibleAddress(address) && !(await isKnownAddress(db, customer, address)))
      throw new AppError('address_incomplete', say('addressIncomplete'))
    if (areas.length === 0) continue
    const pin = pinCodeIn(address)
    if (pin === null) throw new AppError('not_served', say('pinNeeded'))
    if (!isPinCodeServed(pin, areas)) throw new AppError('not_served', say('notServed'))
  }
}
