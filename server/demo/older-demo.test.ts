// Checks that a demo which an earlier version stored is recognised by its rows, and nothing else is taken for one.
// @both-engines
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { english } from '#words/words.ts'
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Db, inTransaction, type Tx } from '../database/transaction.ts'
import { newId } from '../platform/ids.ts'
import { folderFiles } from '../platform/files/folder-files.ts'
import { settleDemo } from './settle-demo.ts'

const MIGRATIONS = join(import.meta.dirname, '../database/migrations')
const now = new Date('2026-03-18T09:30:00Z')
const database = await openTestDatabase()
const { db } = database
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'washline-older-'))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const settings = (demo: boolean | undefined) => ({
  demo,
  publicBecause: null,
  databaseUrl: undefined,
  dataDir,
})
const settle = (on: Db, demo: boolean | undefined) =>
  settleDemo(on, settings(demo), { now, files: folderFiles(dataDir), words: english })

/** The migration again, on a database as earlier versions left it, in a transaction that is undone. */
async function upgraded<T>(before: (tx: Tx) => Promise<unknown>, look: (tx: Tx) => Promise<T>) {
  const [file] = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('-demo.sql'))
  const migration = await readFile(join(MIGRATIONS, file!), 'utf8')
  let seen: T | undefined
  await inTransaction(db, async (tx) => {
    await sql`drop table demo, demo_people`.execute(tx)
    await before(tx)
    // The stops that were done had another name then.
    await sql`alter table stop_completions rename to stop_visits`.execute(tx)
    await sql`alter table stop_visits rename column completed_by to visited_by`.execute(tx)
    await sql.raw(migration).execute(tx)
    await sql`alter table stop_visits rename column visited_by to completed_by`.execute(tx)
    await sql`alter table stop_visits rename to stop_completions`.execute(tx)
    seen = await look(tx)
    throw new Error('undone')
  }).catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'undone')) throw error
  })
  return seen!
}

const addPerson = (tx: Tx, email: string) =>
  tx
    .insertInto('users')
    .values({ id: newId(now), name: 'Somebody', email, phone: '+91 98450 12345' })
    .execute()

const found = async (tx: Tx) => {
  const demo = await tx.selectFrom('demo').selectAll().execute()
  const people = await tx.selectFrom('demo_people').select('user_id').execute()
  return { demo, people: people.length }
}
const PUBLISHED = [{ id: 1, passwords: 'published' }]

it('customers who call themselves as the demo’s make no demo of a laundry', async () => {
  const seen = await upgraded(async (tx) => {
    for (const { email } of DEMO_ACCOUNTS) await addPerson(tx, email)
  }, found)
  expect(seen).toEqual({ demo: [], people: 0 })
})

it('a demo of an earlier version is one, and people beside it are not of it', async () => {
  await settle(db, true)
  const seen = await upgraded((tx) => addPerson(tx, 'farida@mail.example'), found)
  expect(seen).toEqual({ demo: PUBLISHED, people: 41 })
})

it('such a demo is recognised too when its people have other emails and phones by now', async () => {
  const seen = await upgraded(
    (tx) =>
      sql`update users set email = 'me' || email, phone = '' where email like '%@washline.example'`.execute(
        tx,
      ),
    found,
  )
  expect(seen).toEqual({ demo: PUBLISHED, people: 41 })
})

it('such a demo stays closed where a laundry is wanted', async () => {
  const refusal = await upgraded(
    async () => {},
    (tx) => settle(tx, false).catch(String),
  )
  expect(refusal).toContain('npm run admin -- end-demo')
})

it('the GSTIN of such a demo becomes one that the settings would take', async () => {
  const gstin = await upgraded(
    (tx) => tx.updateTable('business').set({ gstin: '29AAAAA0000A1Z5' }).execute(),
    (tx) => tx.selectFrom('business').select('gstin').executeTakeFirst(),
  )
  expect(gstin).toEqual({ gstin: '29AAAAA0000A1ZY' })
})
