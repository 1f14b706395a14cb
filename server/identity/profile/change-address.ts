/** Changes a saved address, or makes it the default. */
import type * as z from 'zod/mini'
import type { changeAddress as call } from '#contract/accounts/profile.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockSaved } from './lock-saved.ts'
import { clearDefault, updateAddress, type AddressRow } from './store.ts'
import { writtenAddress } from './written-address.ts'

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
    await lockSaved(tx, 'addresses', userId)
    if (change.isDefault) await clearDefault(tx, 'addresses', userId)
    const row = await updateAddress(tx, userId, addressId, {
      ...(change.type && { type: change.type }),
      ...((change.parts ?? change.address) && writtenAddress(change)),
      ...(change.isDefault && { is_default: true }),
      updated_at: clock(),
    })
    if (!row) throw notFound('address')
    return row
  })
}
