/** The permission to see a photo taken at a door. */
import { can } from '#domain/people/permissions.ts'
import type { Db } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { findDoorPhoto } from './proof-store.ts'

/** Whose order it is, and who works on orders; who works with clothes sees what was handed in, and no delivery. */
export async function canSeeDoorPhoto(db: Db, person: Person, pictureId: string): Promise<boolean> {
  const photo = await findDoorPhoto(db, pictureId)
  if (!photo) return false
  const { user_id: ownerId, kind } = photo
  return can(person, 'orders', ownerId) || (kind === 'pickup' && can(person, 'intake'))
}
