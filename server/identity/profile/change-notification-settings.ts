/** Switches some of a customer's notifications on or off. */
import type { NotificationSettings } from '#domain/messages/notification-settings.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import { onlyOffered } from '../../notifications/channels.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectNotificationSettings } from './select-notification-settings.ts'
import { lockProfileOwner, storeNotificationChoices } from './store.ts'

/**
 * What is not named stays as it is, and so does a channel that isn't offered.
 * @throws AppError `not_found`
 */
export function changeNotificationSettings(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  change: Partial<NotificationSettings>,
): Promise<NotificationSettings> {
  return inTransaction(db, async (tx) => {
    if (!(await lockProfileOwner(tx, userId))) throw notFound('customer')
    await storeNotificationChoices(tx, userId, onlyOffered(config, change), clock())
    return onlyOffered(config, await selectNotificationSettings(tx, userId))
  })
}
