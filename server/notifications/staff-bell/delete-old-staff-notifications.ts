/** Deletes old notifications from staff's bells; the matters themselves are kept elsewhere. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteStaffNotificationsBefore } from './store.ts'

const KEPT_MS = 30 * DAY_MS

export async function deleteOldStaffNotifications({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteStaffNotificationsBefore(db, new Date(clock().getTime() - KEPT_MS))
}
