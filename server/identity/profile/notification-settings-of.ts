/** A person's notification settings: topics and channels. */
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '#domain/messages/notification-settings.ts'
import type { Db } from '../../database/transaction.ts'
import { selectSettings } from './store.ts'

/** The defaults for who never chose. */
export async function notificationSettingsOf(
  db: Db,
  userId: string,
): Promise<NotificationSettings> {
  const row = await selectSettings(db, userId)
  if (!row) return DEFAULT_NOTIFICATION_SETTINGS
  return {
    orderUpdates: row.order_updates,
    promotions: row.promotions,
    newsletter: row.newsletter,
    email: row.email,
    sms: row.sms,
    push: row.push,
  }
}
