/** Switches some of a person's notifications on or off. */
import type { NotificationSettings } from '#domain/messages/notification-settings.ts'
import type { Words } from '#words/words.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import { setChoices } from '../../notifications/consents/set-choices.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireUser } from '../find-user.ts'
import { offeredSettings } from './offered-settings.ts'
import { selectNotificationSettings } from './select-notification-settings.ts'
import { lockProfileOwner } from './store.ts'

/**
 * What is not named stays as it is, and so does a channel or a category that the person isn't offered.
 * @param by its person, or staff for them; `words` are those in which they read the switches
 * @throws AppError `not_found`
 */
export function changeNotificationSettings(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  change: Partial<NotificationSettings>,
  { by, words }: { by: Person; words: Words },
): Promise<NotificationSettings> {
  return inTransaction(db, async (tx) => {
    if (!(await lockProfileOwner(tx, userId))) throw notFound('customer')
    const person = await requireUser(tx, userId)
    const offered = offeredSettings(config, person, change)
    const place = by.id === userId.toLowerCase() ? 'profile' : 'counter'
    await setChoices(tx, userId, offered, { at: clock(), place, words })
    return offeredSettings(config, person, await selectNotificationSettings(tx, userId))
  })
}
