/** The calls of the bell. */
import type { AnswerOf } from '#contract/call.ts'
import { notifications, readAllNotifications, readNotification } from '#contract/notifications.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { route, type Route } from '../http/route.ts'
import { bellOf, markRead } from './store.ts'

export function notificationRoutes({ db, clock }: Deps): Route[] {
  async function bell(userId: string): Promise<AnswerOf<typeof notifications>> {
    const { unread, rows } = await bellOf(db, userId)
    return {
      unread,
      notifications: rows.map((row) => ({
        _id: row.id,
        title: row.title,
        message: row.message,
        link: row.link,
        read: row.read_at !== null,
        createdAt: row.created_at.toISOString(),
      })),
    }
  }

  return [
    route(notifications, ({ person }) => bell(person.id)),
    route(readNotification, async ({ params, person }) => {
      if ((await markRead(db, person.id, params.id, clock())) === 0)
        throw new AppError('not_found', 'There is no such notification.')
      return bell(person.id)
    }),
    route(readAllNotifications, async ({ person }) => {
      await markRead(db, person.id, null, clock())
      return bell(person.id)
    }),
  ]
}
