/** Choices from before consents were kept, after an upgrade. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { listMigrations, migrateToLatest } from '../../database/migrate.ts'
import { newId } from '../../platform/ids.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const database = await openTestDatabase({ migrated: false })
afterAll(() => database.close())
const { db } = database

it('turns off what sells, for no wording proves it, and leaves WhatsApp on', async () => {
  const names = listMigrations().map(({ name }) => name)
  const own = names.findIndex((name) => name.endsWith('-consents'))
  await migrateToLatest(db, undefined, names[own - 1])
  const id = newId(new Date())
  await sql`insert into users (id, name, email) values (${id}, 'Asha', 'asha@example.com')`.execute(
    db,
  )
  await sql`
    insert into notification_choices (user_id, category, channel, is_on, chosen_at) values
      (${id}, 'promotions', null, true, '2026-06-01T04:00:00Z'),
      (${id}, 'newsletter', null, false, '2026-06-01T04:00:00Z'),
      (${id}, null, 'whatsapp', true, '2026-06-02T04:00:00Z')`.execute(db)

  await migrateToLatest(db)

  const choices = await sql`
    select coalesce(category, channel) as name, is_on from notification_choices order by name`.execute(
    db,
  )
  expect(choices.rows).toEqual([
    { name: 'newsletter', is_on: false },
    { name: 'promotions', is_on: false },
    { name: 'whatsapp', is_on: true },
  ])
  const kept = await db.selectFrom('consents').selectAll().orderBy('subject').execute()
  expect(kept).toMatchObject([
    {
      subject: 'promotions',
      given_at: new Date('2026-06-01T04:00:00Z'),
      given_by: 'upgrade',
      wording: null,
      withdrawn_by: 'upgrade',
    },
    { subject: 'whatsapp', given_by: 'upgrade', wording: null, withdrawn_at: null },
  ])
})
