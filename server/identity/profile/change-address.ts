/** Changes a saved address, or makes it the default. */
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { changeAddress as call } from '#contract/accounts/profile.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockSavedEntries } from './lock-saved-entries.ts'
import { clearDefaultEntry, updateAddress, type AddressRow } from './store.ts'
import { addressColumns } from './address-columns.ts'

/**
 * A default stays one until another takes its place. Clothes that are left with the guard of an address aren't left at another.
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
    const now = clock()
    const moved =
      (change.parts ?? change.address) === undefined ? undefined : addressColumns(change)
    const row = await updateAddress(tx, userId, addressId, {
      ...(change.type && { type: change.type }),
      ...moved,
      ...(change.isDefault && { is_default: true }),
      ...releaseColumns(change.leaveWithGuard, moved?.address, now),
      updated_at: now,
    })
    if (!row) throw notFound('address')
    return row
  })
}

/** What is given twice, or withdrawn twice, keeps its first date; another address ends it. */
function releaseColumns(isGiven: boolean | undefined, address: string | undefined, now: Date) {
  const holds = sql<boolean>`released_at is not null and release_withdrawn_at is null`
  const staysThere = address === undefined ? holds : sql<boolean>`${holds} and address = ${address}`
  if (isGiven)
    return {
      released_at: sql<Date>`case when ${staysThere} then released_at else ${now} end`,
      release_withdrawn_at: null,
    }
  if (isGiven === undefined && address === undefined) return {}
  const ends = isGiven === false ? holds : sql<boolean>`${holds} and address <> ${address}`
  return {
    release_withdrawn_at: sql<Date | null>`case when ${ends} then ${now} else release_withdrawn_at end`,
  }
}
