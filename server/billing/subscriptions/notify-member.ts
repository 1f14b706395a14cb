/** Tells a member of a change of their subscription. */
import type { Transaction } from 'kysely'
import type { NotificationText } from '#domain/order-notifications.ts'
import { calendarDateIn, writeDate } from '#domain/time-zone.ts'
import type { Tables } from '../../database/tables.ts'
import type { Deps } from '../../platform/deps.ts'
import { notify } from '../../notifications/notifications/notify.ts'

/** @param what names the change: its owner is notified of the same one once */
export function notifyMember(
  tx: Transaction<Tables>,
  deps: Pick<Deps, 'jobs'>,
  subscription: { id: string; user_id: string },
  what: string,
  notification: NotificationText,
  at: Date,
): Promise<void> {
  return notify(tx, deps, {
    userId: subscription.user_id,
    subject: `club:${subscription.id}:${what}`,
    ...notification,
    link: '/subscription-management',
    at,
  })
}

/** The day of an instant as people in the laundry's zone read it. */
export function dayOf(instant: Date, timeZone: string): string {
  return writeDate(calendarDateIn(instant, timeZone))
}
