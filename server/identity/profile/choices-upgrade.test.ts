/** Notification settings of earlier versions, which had a column for each switch, after an upgrade. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { DEFAULT_NOTIFICATION_SETTINGS } from '#domain/messages/notification-settings.ts'
import { listMigrations, migrateToLatest } from '../../database/migrate.ts'
import { newId } from '../../platform/ids.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { selectNotificationSettings } from './select-notification-settings.ts'

const database = await openTestDatabase({ migrated: false })
afterAll(() => database.close())
const { db } = database

const CHOSEN = {
  orderUpdates: false,
  promotions: true,
  newsletter: true,
  email: true,
  sms: false,
  whatsapp: false,
  push: false,
}

it('keeps the notification settings that people chose, and the defaults for everyone else', async () => {
  const names = listMigrations().map(({ name }) => name)
  const before = names[names.indexOf('0003-notification-choices') - 1]
  await migrateToLatest(db, undefined, before)
  const [asha, ben] = [await personOf('asha'), await personOf('ben')]
  await sql`
    insert into notification_settings (user_id, order_updates, promotions, newsletter, email, sms, push, updated_at)
    values (${asha}, ${CHOSEN.orderUpdates}, ${CHOSEN.promotions}, ${CHOSEN.newsletter}, ${CHOSEN.email},
      ${CHOSEN.sms}, ${CHOSEN.push}, '2025-06-01T04:00:00Z')`.execute(db)

  await migrateToLatest(db)

  // What sells is off until they agree to its words.
  const now = { ...CHOSEN, promotions: false, newsletter: false }
  expect(await selectNotificationSettings(db, asha)).toMatchObject(now)
  expect(await selectNotificationSettings(db, ben)).toEqual(DEFAULT_NOTIFICATION_SETTINGS)
  const chosenAt = await db.selectFrom('notification_choices').select('chosen_at').execute()
  expect(chosenAt).toEqual(Array(6).fill({ chosen_at: new Date('2025-06-01T04:00:00Z') }))
})

async function personOf(name: string): Promise<string> {
  const id = newId(new Date())
  const email = `${name}@example.com`
  await sql`insert into users (id, name, email) values (${id}, ${name}, ${email})`.execute(db)
  return id
}
