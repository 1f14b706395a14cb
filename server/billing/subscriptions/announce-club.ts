/** Tells a member of a change of their subscription. */
import type { Transaction } from 'kysely'
import type { News } from '#domain/order-news.ts'
import { calendarDateIn, writeDate } from '#domain/time-zone.ts'
import type { Tables } from '../../database/tables.ts'
import type { Deps } from '../../platform/deps.ts'
import { announce } from '../../notifications/notifications/announce.ts'

/** @param what names the change: the same one is announced once */
export function announceClub(
  tx: Transaction<Tables>,
  deps: Pick<Deps, 'jobs'>,
  subscription: { id: string; user_id: string },
  what: string,
  news: News,
  at: Date,
): Promise<void> {
  return announce(tx, deps, {
    userId: subscription.user_id,
    subject: `club:${subscription.id}:${what}`,
    ...news,
    link: '/subscription-management',
    at,
  })
}

/** The day of an instant as people in the laundry's zone read it. */
export function dayOf(instant: Date, timeZone: string): string {
  return writeDate(calendarDateIn(instant, timeZone))
}
