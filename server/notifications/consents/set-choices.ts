/** Sets a person's notification switches, and keeps or withdraws the consents behind them. */
import { type ConsentPlace, CONSENT_SUBJECTS } from '#domain/messages/consents.ts'
import type { NotificationSettings } from '#domain/messages/notification-settings.ts'
import type { Words } from '#words/words.ts'
import type { Tx } from '../../database/transaction.ts'
import { insertConsents, storeNotificationChoices, updateConsentsWithdrawn } from './store.ts'

/**
 * Switches that aren't named stay as they are. The person is locked.
 * @param words as the switches were shown in
 */
export async function setChoices(
  tx: Tx,
  userId: string,
  change: Partial<NotificationSettings>,
  {
    at,
    place,
    words,
  }: { at: Date; place: ConsentPlace; words: Pick<Words, 'consents' | 'language'> },
): Promise<void> {
  const given = CONSENT_SUBJECTS.filter((subject) => change[subject] === true).map((subject) => ({
    subject,
    wording: words.consents[subject],
  }))
  const withdrawn = CONSENT_SUBJECTS.filter((subject) => change[subject] === false)
  await insertConsents(tx, userId, given, { at, place, language: words.language })
  await updateConsentsWithdrawn(tx, userId, withdrawn, { at, place })
  await storeNotificationChoices(tx, userId, change, at)
}
