/** Stops all that sells to a person: offers and the newsletter. */
import type { ConsentPlace } from '#domain/messages/consents.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockPerson, storeNotificationChoices, updateConsentsWithdrawn } from './store.ts'

/**
 * Messages about their orders go on. Nothing is changed where nothing is on.
 * @returns false where there is no such person any more
 */
export async function stopOffers(
  tx: Tx,
  userId: string,
  { at, place }: { at: Date; place: ConsentPlace },
): Promise<boolean> {
  if (!(await lockPerson(tx, userId))) return false
  await updateConsentsWithdrawn(tx, userId, ['promotions', 'newsletter'], { at, place })
  await storeNotificationChoices(tx, userId, { promotions: false, newsletter: false }, at)
  return true
}
