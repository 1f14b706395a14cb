/** Saves a new address of a customer. */
import type * as z from 'zod/mini'
import type { addAddress } from '#contract/accounts/profile.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { lockSavedEntries } from './lock-saved-entries.ts'
import { clearDefaultEntry, insertAddress, type AddressRow } from './store.ts'
import { addressColumns } from './address-columns.ts'

type Body = z.output<typeof addAddress.body>

/**
 * The first address becomes the default.
 * @throws AppError `not_found`, `too_many_saved`
 */
export function saveAddress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { limits, phone }: Pick<BusinessSettings, 'limits' | 'phone'>,
  userId: string,
  body: Body,
): Promise<AddressRow> {
  return inTransaction(db, async (tx) => {
    const count = await lockSavedEntries(tx, 'addresses', userId)
    if (count >= limits.addresses)
      throw new AppError('too_many_saved', say('manyAddresses', { most: limits.addresses, phone }))
    const isDefault = body.isDefault === true || count === 0
    if (isDefault) await clearDefaultEntry(tx, 'addresses', userId)
    const now = clock()
    return insertAddress(tx, {
      id: newId(now),
      user_id: userId,
      type: body.type,
      ...addressColumns(body),
      is_default: isDefault,
      created_at: now,
      updated_at: now,
    })
  })
}
