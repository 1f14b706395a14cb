/** A person's notification settings: topics and channels. */
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '#domain/messages/notification-settings.ts'
import type { Db } from '../../database/transaction.ts'
import { selectNotificationChoices } from './store.ts'

/** The switches that the person has set, and the defaults for the others. */
export async function selectNotificationSettings(
  db: Db,
  userId: string,
): Promise<NotificationSettings> {
  const choices = await selectNotificationChoices(db, userId)
  const chosen = choices.map(({ category, channel, is_on: isOn }) => [category ?? channel, isOn])
  return { ...DEFAULT_NOTIFICATION_SETTINGS, ...Object.fromEntries(chosen) }
}
