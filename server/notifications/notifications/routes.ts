/** API calls for the bell. */
import type { AnswerOf } from '#contract/base/call.ts'
import {
  notifications,
  pushKey,
  readAllNotifications,
  readNotification,
  subscribePush,
  unsubscribePush,
} from '#contract/messages/notifications.ts'
import { type Message, wordMessage } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { route, type Route } from '../../http/route.ts'
import { deletePushSubscription, savePushSubscription } from '../channels/push/push-store.ts'
import { readBellNotifications, markNotificationsRead } from './bell-store.ts'

export function notificationRoutes({ db, clock, push, events }: Deps): Route[] {
  async function bell(person: Person, words: Words): Promise<AnswerOf<typeof notifications>> {
    await events.settled()
    const { unread, rows } = await readBellNotifications(db, person)
    return {
      unread,
      notifications: rows.map((row) => ({
        _id: row.id,
        ...wordMessage(words, row as Message),
        link: row.link,
        read: row.isRead,
        createdAt: row.created_at.toISOString(),
      })),
    }
  }

  return [
    route(notifications, ({ person, words }) => bell(person, words)),
    route(readNotification, async ({ params, person, words }) => {
      if ((await markNotificationsRead(db, person.id, params.id, clock())) === 0)
        throw notFound('notification')
      return bell(person, words)
    }),
    route(readAllNotifications, async ({ person, words }) => {
      await events.settled()
      await markNotificationsRead(db, person.id, null, clock())
      return bell(person, words)
    }),
    route(pushKey, async () => ({ publicKey: push.publicKey })),
    route(subscribePush, async ({ body, person, request }) => {
      if (push.publicKey === null) throw new AppError('not_found', say('noPush'))
      await savePushSubscription(db, {
        user_id: person.id,
        session_id: request.session!.id,
        endpoint: body.endpoint,
        p256dh: body.keys.p256dh,
        auth: body.keys.auth,
        created_at: clock(),
      })
      return { success: true as const }
    }),
    route(unsubscribePush, async ({ body, person }) => {
      await deletePushSubscription(db, person.id, body.endpoint)
      return { success: true as const }
    }),
  ]
}
