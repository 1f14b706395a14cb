// @both-engines @long
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMigrations, migrateToLatest, readAppliedMigrations } from '../../database/migrate.ts'
import { type Database, openDatabase } from '../../database/open.ts'
import { openTestDatabase, testEngine } from '../../testing/test-database.ts'
import { type Db, inTransaction } from '../../database/transaction.ts'
import { downloadBackup } from '#contract/reports/exports.ts'
import { folderFileStore } from '../../platform/files/folder-file-store.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { checkArchive, readArchive } from './archive.ts'
import { backUpLaundry } from './back-up-laundry.ts'
import { isExcludedFromBackups } from './catalogue.ts'
import { readWaitingJobs } from './jobs.ts'
import { restoreTestBackup } from '../../testing/restore-test-backup.ts'
import { readDatabaseContent } from '../../testing/database-content.ts'
import {
  SPOILED,
  file,
  folder,
  log,
  manifest,
  makeDataFolder,
  now,
  opened,
  product,
  restoreArchive,
  openBackedUpLaundry,
  openRestoreTarget,
} from './test-backup.ts'

describe('a backup', () => {
  it('contains no sessions, links or notices that open an account', () => {
    expect(Object.keys(manifest.tables).filter(isExcludedFromBackups)).toEqual([])
    // What is kept to notice another secret tells nothing of it.
    const names = Object.keys(manifest.entries).filter((name) => name.includes('secret'))
    expect(names).toEqual(['database/auth_secret_check/000001.ndjson'])
  })

  it('contains every other table of the schema, with all rows', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'
      order by tablename`.execute(product.db)
    expect([...Object.keys(manifest.tables), 'schema_migrations'].toSorted()).toEqual(
      rows.map(({ name }) => name).filter((name) => !isExcludedFromBackups(name)),
    )
    for (const [name, { rows: count }] of Object.entries(manifest.tables)) {
      const found = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(name)}`.execute(product.db)
      expect([name, count]).toEqual([name, found.rows[0]?.count])
    }
    expect(manifest.tables['orders']?.rows).toBeGreaterThan(100)
  })

  it('contains the pictures, and no partial file', async () => {
    const names = Object.keys(manifest.entries)
    expect(names.filter((name) => name.startsWith('files/pictures/')).length).toBeGreaterThan(8)
    expect(names.filter((name) => name.includes('half'))).toEqual([])
  })

  it('refuses to overwrite an existing file', async () => {
    const { files } = product.deps
    const { dataDir } = product.deps.config
    await expect(
      backUpLaundry(openBackedUpLaundry(), { dataDir, files, file, now }),
    ).rejects.toThrow('is there already')
  })

  it('leaves nothing behind when it can’t be written', async () => {
    const { files } = product.deps
    const { dataDir } = product.deps.config
    const nowhere = join(folder, 'no-such-folder', 'x.tar.gz')
    await expect(
      backUpLaundry(openBackedUpLaundry(), { dataDir, files, file: nowhere, now }),
    ).rejects.toThrow('which is not there. Make it, or name another folder.')
    await expect(
      backUpLaundry(await openRestoreTarget(), {
        dataDir,
        files,
        file: join(folder, 'empty.tar.gz'),
        now,
      }),
    ).rejects.toThrow('nothing in this database')
    expect((await readdir(folder)).filter((name) => name.startsWith('empty'))).toEqual([])
    // The connection is free again.
    await product.db.selectFrom('users').select('id').limit(1).execute()
  })
})

describe('a restored laundry', () => {
  let database: Database
  let dataDir: string
  beforeAll(async () => {
    database = await openTestDatabase({ migrated: false })
    dataDir = await restoreArchive(database)
  })
  afterAll(() => database.close())

  it('has every row, sum, counter, reference and file as before', async () => {
    expect(await readDatabaseContent(database.db)).toEqual(await readDatabaseContent(product.db))
    for (const name of Object.keys(manifest.entries).filter((each) => each.startsWith('files/')))
      expect(await readFile(join(dataDir, name))).toEqual(
        await readFile(join(product.deps.config.dataDir, name)),
      )
    // Whose they are stands in the rows alone.
    expect(await readdir(dataDir)).not.toContain('demo')

    const definitions = (db: Db) =>
      sql`
        select indexdef as definition from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
          where not tgisinternal
        union all select tablename from pg_tables where schemaname = 'public'
        order by 1`.execute(db)
    expect((await definitions(database.db)).rows).toEqual((await definitions(product.db)).rows)

    // Identities go on where they stood, and what must not change still refuses to.
    const { db } = database
    const last = await sql<{ id: number }>`select max(id) as id from order_history`.execute(db)
    const { rows } = await sql<{ id: number }>`
      insert into order_history (order_id, event, status, actor, at)
      select id, 'status', status, 'system', now() from orders limit 1 returning id`.execute(db)
    expect(rows[0]?.id).toBe(last.rows[0]!.id + 1)
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow('append-only')
  })

  describe('is unchanged after a refused restore of', () => {
    let before: Record<string, string[]>
    beforeAll(async () => {
      await sql`update business set name = 'The one before'`.execute(database.db)
      before = await readDatabaseContent(database.db)
    })

    it.each(SPOILED)('%s', async (name, make, message) => {
      const path = join(folder, `${name.replaceAll(/\W/g, '-')}.tar.gz`)
      await make(path)
      const options = { dataDir, files: folderFileStore(dataDir), file: path, force: true, log }
      await expect(restoreTestBackup(database, options)).rejects.toThrow(message)
      expect(await readDatabaseContent(database.db)).toEqual(before)
      // It works as before, triggers included.
      await expect(sql`delete from audit_log`.execute(database.db)).rejects.toThrow('append-only')
      expect(existsSync(join(dataDir, '..', 'evil'))).toBe(false)
    })
  })

  it('replaces another laundry’s data and files only with --force', async () => {
    await sql`update users set name = 'Somebody else' where role = 'customer'`.execute(database.db)
    await mkdir(join(dataDir, 'outbox'), { recursive: true })
    await writeFile(join(dataDir, 'outbox', 'theirs.eml'), 'a message')
    const before = await readDatabaseContent(database.db)

    const again = { dataDir, files: folderFileStore(dataDir), file, log }
    await expect(restoreTestBackup(database, { ...again, force: false })).rejects.toThrow('--force')
    expect(await readDatabaseContent(database.db)).toEqual(before)
    expect(existsSync(join(dataDir, 'outbox', 'theirs.eml'))).toBe(true)

    await restoreTestBackup(database, { ...again, force: true })
    expect(await readDatabaseContent(database.db)).toEqual(await readDatabaseContent(product.db))
    expect(existsSync(join(dataDir, 'outbox', 'theirs.eml'))).toBe(false)
  })

  it('keeps waiting work, and revokes API keys, which may have been revoked since', async () => {
    const idle = await openTestDatabase()
    opened.push(idle)
    await addKey(idle.db)
    const job = { letterId: '0197a000-0000-7000-8000-000000000001' }
    const jobs = await startJobs(idle, log)
    await inTransaction(idle.db, (tx) => jobs.enqueue(tx, 'deliver-letter', job))
    await jobs.stop()
    const other = join(folder, 'waiting.tar.gz')
    await backUpLaundry(idle, { ...(await makeDataFolder()), file: other, now })

    const back = await openRestoreTarget()
    await restoreArchive(back, { file: other })
    expect(await inTransaction(back.db, readWaitingJobs)).toContainEqual({
      queue: 'deliver-letter',
      data: job,
    })
    const keys = await back.db.selectFrom('api_keys').select(['name', 'revoked_at']).execute()
    expect(keys).toEqual([{ name: 'Accounting', revoked_at: expect.any(Date) as Date }])
  })

  it('refuses to restore into a database with other content', async () => {
    const other = await openRestoreTarget()
    await sql`create table cats (name text)`.execute(other.db)
    await expect(restoreArchive(other, { force: true })).rejects.toThrow('other than Washline')
  })

  it.runIf(testEngine === 'postgresql')(
    'refuses to restore into a database that is in use',
    async () => {
      const { databaseUrl, ...used } = (await openRestoreTarget()) as Database & {
        databaseUrl: string
      }
      const server = await openDatabase({ dataDir: '', databaseUrl })
      await expect(restoreArchive(used)).rejects.toThrow('Stop it first')
      await server.close()
    },
  )

  it.runIf(testEngine === 'postgresql')(
    'moves from PostgreSQL to PGlite and back, row for row',
    async () => {
      const pglite = await openDatabase({ dataDir: 'memory' })
      opened.push(pglite)
      const places = await restoreArchive(pglite)
      const original = await readDatabaseContent(product.db)
      expect(await readDatabaseContent(pglite.db)).toEqual(original)

      const other = join(folder, 'from-pglite.tar.gz')
      await backUpLaundry(pglite, {
        dataDir: places,
        files: folderFileStore(places),
        file: other,
        now,
      })
      const postgresql = await openRestoreTarget()
      await restoreArchive(postgresql, { file: other })
      expect(await readDatabaseContent(postgresql.db)).toEqual(original)
    },
  )
})

describe('a backup of the last version before the baseline', () => {
  it('restores and upgrades it to this version', async () => {
    const { db, engine } = await openRestoreTarget()
    await migrateToLatest(db, undefined, listMigrations()[0]!.name)
    await sql`
      insert into users (id, name, email) values
        ('01976ee1-0000-7000-8000-000000000001', 'Asha', 'asha@example.com')`.execute(db)
    await sql`delete from schema_migrations`.execute(db)
    await sql`
      insert into schema_migrations (name, checksum)
      select case at when 1 then '0001-foundation' when 155 then '0155-settings-by-key'
        else to_char(at, 'FM0000') || '-tables' end, 'x'
      from generate_series(1, 155) at`.execute(db)
    const old = join(folder, 'old.tar.gz')
    await backUpLaundry({ db, engine }, { ...(await makeDataFolder()), file: old, now })

    const database = await openRestoreTarget()
    await restoreArchive(database, { file: old })
    const people = await database.db.selectFrom('users').select(['name', 'language']).execute()
    expect(people).toEqual([{ name: 'Asha', language: null }])
    expect((await readAppliedMigrations(database.db)).map(({ name }) => name)).toEqual(
      listMigrations().map(({ name }) => name),
    )
  })
})

describe('a backup of a running server', () => {
  it('offers it to staff for download, records it in the audit log, and leaves no file', async () => {
    const staff = await product.person({ role: 'admin' })
    const asha = await product.person()
    expect((await asha.call(downloadBackup, {})).status).toBe(403)
    const cookie = staff.cookieHeader()
    const answer = await product.app.inject({ url: '/api/admin/backup', headers: { cookie } })
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="washline-2025-06-18.tar.gz"',
    )
    const path = join(folder, 'downloaded.tar.gz')
    await writeFile(path, answer.rawPayload)
    // It is whole, as what is restored above is, and says itself who has it.
    expect((await checkArchive(path)).migrations).toEqual(manifest.migrations)
    let entries = ''
    for await (const { name, bytes } of readArchive(path))
      if (name.startsWith('database/audit_log/')) entries += bytes.toString()
    const written = entries.split('\n').filter((line) => line.includes('backup.downloaded'))
    expect(written).toEqual([expect.stringContaining(staff.user._id)])
    expect((await readdir(product.deps.config.dataDir)).join()).not.toContain('backup')
  })
})

async function addKey(db: Db): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      id: '0197a000-0000-7000-8000-000000000002',
      name: 'Accounting',
      prefix: 'wl_live_3f9a1c',
      hash: 'a'.repeat(64),
      permissions: '["reports"]',
      made_by: null,
      created_at: now,
    })
    .execute()
}
