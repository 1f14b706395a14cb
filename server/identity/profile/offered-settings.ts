/** The notification settings that a person has: of the laundry's channels, and of what their permissions allow. */
import {
  STAFF_CATEGORIES,
  type NotificationSettings,
} from '#domain/messages/notification-settings.ts'
import { staffCategoriesForPermissions } from '#domain/messages/staff-categories.ts'
import type { Asker } from '#domain/people/permissions.ts'
import { onlyOffered } from '../../notifications/channels.ts'
import type { Config } from '../../platform/config/config.ts'

/** Leaves out channels that aren't offered, and categories of staff that the person can't have. */
export function offeredSettings<T extends Partial<NotificationSettings>>(
  config: Config,
  person: Asker,
  settings: T,
): T {
  const theirs = staffCategoriesForPermissions(person)
  const absent = new Set<string>(STAFF_CATEGORIES.filter((category) => !theirs.includes(category)))
  const offered = Object.entries(onlyOffered(config, settings))
  return Object.fromEntries(offered.filter(([name]) => !absent.has(name))) as T
}
