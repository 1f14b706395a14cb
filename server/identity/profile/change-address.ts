/** Changes a saved address, or makes it the default. */
import type * as z from 'zod/mini'
import type { changeAddress as call } from '#contract/accounts/profile.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockSavedEntries } from './lock-saved-entries.ts'
import { clearDefaultEntry, updateAddress, type AddressRow } from './store.ts'
import { addressColumns } from './address-columns.ts'

/**
 * A default stays one until another takes its place.
 * @throws AppError `not_found`
 */
export function changeAddress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  addressId: string,
  change: z.output<typeof call.body>,
): Promise<AddressRow> {
  return inTransaction(db, async (tx) => {
    await lockSavedEntries(tx, 'addresses', userId)
    if (change.isDefault) await clearDefaultEntry(tx, 'addresses', userId)
    const row = await updateAddress(tx, userId, addressId, {
      ...(change.type && { type: change.type }),
      ...((change.parts ?? change.address) && addressColumns(change)),
      ...(change.isDefault && { is_default: true }),
      updated_at: clock(),
    })
    if (!row) throw notFound('address')
    return row
  })
}
