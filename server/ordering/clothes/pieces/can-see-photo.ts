/** The permission to see a photo of a bag or item. */
import { can } from '#domain/people/permissions.ts'
import type { Db } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { findPhoto } from './pieces-store.ts'

/**
 * Whose it is, and staff whose pages show it: who works with clothes sees all, who works on orders those of
 * orders, and who works on claims those of what is claimed.
 * @param id in small letters
 */
export async function canSeePhoto(db: Db, person: Person, id: string): Promise<boolean> {
  const photo = await findPhoto(db, id)
  if (!photo) return false
  const { ownerId, isClaimed } = photo
  if (can(person, 'intake', ownerId ?? undefined)) return true
  return (
    (ownerId !== null && can(person, 'orders', ownerId)) ||
    (isClaimed && can(person, 'help-desk', ownerId))
  )
}
