/** A person's notifications, and what each channel keeps of them: exported and erased. */
import { sql } from 'kysely'
import { type Message, wordMessage } from '#words/message.ts'
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import { CHANNELS } from '../channels.ts'

const TABLES = ['notifications', 'staff_bells'] as const

const OF_CHANNELS = CHANNELS.flatMap(({ personalData }) => personalData ?? [])

/** Of those that staff share, which the index notifications_of_staff finds. */
const heardBy = (userId: string) =>
  sql<boolean>`(kind like 'staff.%' and heard_by @> array[${userId}::uuid])`

export const notificationData: PersonalData = {
  tables: [...TABLES, ...OF_CHANNELS.flatMap(({ tables }) => tables)],
  async *collect(deps, person) {
    const { db, wordsFor } = deps
    const { id } = person
    const words = wordsFor(person)
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where((eb) => eb.or([eb('user_id', '=', id), heardBy(id)]))
      .orderBy('id')
      .execute()
    yield* jsonExportFile(
      'notifications.json',
      rows.map((row) => ({
        id: row.id,
        ...wordMessage(words, row as Message),
        link: row.link,
        ...(row.unread_by ? { isRead: !row.unread_by.includes(id) } : { readAt: row.read_at }),
        createdAt: row.created_at,
      })),
    )
    for (const data of OF_CHANNELS) yield* data.collect(deps, person)
    yield* jsonExportFile(
      'staff-bell.json',
      db.selectFrom('staff_bells').select(['muted', 'sound']).where('user_id', '=', id).execute(),
    )
  },
  async erase(tx, deps, person, now) {
    for (const table of TABLES)
      await tx.deleteFrom(table).where('user_id', '=', person.id).execute()
    await tx
      .updateTable('notifications')
      .set({
        heard_by: sql<string[]>`array_remove(heard_by, ${person.id})`,
        unread_by: sql<string[]>`array_remove(unread_by, ${person.id})`,
      })
      .where(heardBy(person.id))
      .execute()
    for (const data of OF_CHANNELS) await data.erase(tx, deps, person, now)
  },
}
