import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateToLatest } from '../../database/migrate.ts'
import { type Database, openDatabase } from '../../database/open.ts'
import { newId } from '../../platform/ids.ts'
import { folderFileStore } from '../../platform/files/folder-file-store.ts'
import { readDatabaseContent } from '../../testing/database-content.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { archiveDatabaseCopy } from './archive-database-copy.ts'
import { backUpLaundry } from './back-up-laundry.ts'
import { restoreTestBackup } from '../../testing/restore-test-backup.ts'

const now = new Date('2025-06-18T06:30:00Z')

let dataDir: string
let database: Database
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backup-of-copy-'))
  database = await openDatabase({ dataDir })
  await migrateToLatest(database.db)
  await database.db
    .insertInto('users')
    .values({ id: newId(now), name: 'Asha', email: 'asha@example.com' })
    .execute()
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

it('backs up the embedded database from a copy, so that other work continues', async () => {
  const files = folderFileStore(dataDir)
  const file = join(dataDir, 'laundry.tar.gz')
  const made = await backUpLaundry(database, { dataDir, files, file, now })
  expect(made.tables['users']).toMatchObject({ rows: 1 })
  expect(await readdir(join(dataDir, 'copies'))).toEqual([])

  const other = await openTestDatabase({ migrated: false })
  try {
    await restoreTestBackup(other, {
      dataDir,
      files,
      file,
      force: false,
      log: pino({ level: 'silent' }),
    })
    expect(await readDatabaseContent(other.db)).toEqual(await readDatabaseContent(database.db))
  } finally {
    await other.close()
  }
})

it('stops reading the copy when the archive can’t be written', async () => {
  const add = () => Promise.reject(new Error('No room.'))
  const failed = database.withCopy!((folder) => archiveDatabaseCopy(folder, { add }))
  await expect(failed).rejects.toThrow('No room.')
})
