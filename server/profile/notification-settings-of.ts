/** What people want to be told, and how: asked by everything that sends. */
import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '#domain/notification-settings.ts'
import type { Db } from '../database/transaction.ts'
import { selectSettings } from './store.ts'

/** The settings of each of these people; who never chose has the defaults. */
export async function notificationSettingsOf(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationSettings>> {
  const settings = new Map<string, NotificationSettings>(
    userIds.map((id) => [id, DEFAULT_NOTIFICATION_SETTINGS]),
  )
  if (userIds.length === 0) return settings
  for (const row of await selectSettings(db, userIds))
    settings.set(row.user_id, {
      orderUpdates: row.order_updates,
      promotions: row.promotions,
      newsletter: row.newsletter,
      email: row.email,
      sms: row.sms,
      push: row.push,
    })
  return settings
}
