/** What a person was notified of in the bell, and the browsers that take notices for them. */
import { jsonFile, type PersonalData } from '../../platform/personal-data.ts'

const TABLES = ['notifications', 'push_subscriptions'] as const

export const notificationData: PersonalData = {
  tables: TABLES,
  async *collect({ db }, { id }) {
    yield* jsonFile(
      'notifications.json',
      db
        .selectFrom('notifications')
        .select(['id', 'title', 'message', 'link', 'read_at as readAt', 'created_at as createdAt'])
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    )
    yield* jsonFile(
      'push-notices.json',
      db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'created_at as createdAt'])
        .where('user_id', '=', id)
        .execute(),
    )
  },
  async erase(tx, _, { id }) {
    for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  },
}
