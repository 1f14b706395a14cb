/** A message that waits for the end of quiet hours while its server is replaced. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { openProduct } from '../../../boot.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { newId } from '../../../platform/ids.ts'
import { testClock } from '../../../testing/test-clock.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { notify } from '../../notifications/notify.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'washline-quiet-'))
const database = await openTestDatabase()
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const clock = testClock('2025-06-18T23:00:00+05:30')
const start = () =>
  openProduct(readConfig({ DATA_DIR: dataDir, DEMO: '0' }), database, {
    clock: clock.read,
    log: pino({ level: 'silent' }),
    webFolder: null,
  })

const readMessage = () =>
  database.db
    .selectFrom('outbox_messages')
    .select(['status', 'sent_at', 'attempts'])
    .executeTakeFirstOrThrow()

it('leaves once, in the morning', async () => {
  const before = await start()
  const userId = newId(clock.read())
  await database.db
    .insertInto('users')
    .values({ id: userId, name: 'Asha', email: 'asha@quiet.example' })
    .execute()
  await inTransaction(database.db, (tx) =>
    notify(tx, before.deps, {
      userId,
      dedupeKey: 'button',
      kind: 'order.message',
      params: { number: 'LC-7K2M-Q9XD', text: 'We found a button.' },
      link: '/',
      at: clock.read(),
    }),
  )
  expect(await readMessage()).toMatchObject({ status: 'waiting', attempts: 0 })
  await before.close()

  clock.set('2025-06-19T09:00:00+05:30')
  // The queue goes by the database's clock, which stands still for this test.
  await sql`update pgboss.job set start_after = now() where name = 'deliver-letter'`.execute(
    database.db,
  )
  const after = await start()
  await expect
    .poll(readMessage, { timeout: 20_000 })
    .toMatchObject({ status: 'sent', attempts: 1, sent_at: expect.any(Date) })
  const mails = await readdir(join(dataDir, 'outbox'), { recursive: true })
  expect(mails.filter((file) => file.endsWith('.eml'))).toHaveLength(1)
  await after.close()
})
