/** A person's notifications and their subscribed browsers: exported and erased. */
import { type Message, wordMessage } from '#words/message.ts'
import { jsonFile, type PersonalData } from '../../platform/personal-data.ts'

const TABLES = ['notifications', 'push_subscriptions', 'staff_bells'] as const

export const notificationData: PersonalData = {
  tables: TABLES,
  async *collect({ db, words }, { id }) {
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    yield* jsonFile(
      'notifications.json',
      rows.map((row) => ({
        id: row.id,
        ...wordMessage(words, row as Message),
        link: row.link,
        readAt: row.read_at,
        createdAt: row.created_at,
      })),
    )
    yield* jsonFile(
      'push-notices.json',
      db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'created_at as createdAt'])
        .where('user_id', '=', id)
        .execute(),
    )
    yield* jsonFile(
      'staff-bell.json',
      db.selectFrom('staff_bells').select(['muted', 'sound']).where('user_id', '=', id).execute(),
    )
  },
  async erase(tx, _, { id }) {
    for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  },
}
