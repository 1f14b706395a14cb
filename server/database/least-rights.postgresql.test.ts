/** The server's PostgreSQL role needs no superuser rights: it owns its database, as in compose.yaml. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { backUpLaundry } from '../backoffice/backup/back-up-laundry.ts'
import { restoreTestBackup } from '../testing/restore-test-backup.ts'
import { folderFileStore } from '../platform/files/folder-file-store.ts'
import { migrateToLatest } from './migrate.ts'
import { openDatabase, type Database } from './open.ts'

// The schema is made once by the role and once by the restore.
vi.setConfig({ testTimeout: 240_000 })

it('makes, backs up and restores the schema as a database owner without superuser rights', async () => {
  const serverUrl = process.env.TEST_POSTGRES_URL!
  const name = `least_${randomUUID().replaceAll('-', '')}`
  const superuser = new pg.Client({ connectionString: serverUrl })
  await superuser.connect()
  await superuser.query(`create role ${name} login password 'a-long-password'`)
  await superuser.query(`create database ${name} owner ${name}`)
  const url = new URL(serverUrl)
  Object.assign(url, { username: name, password: 'a-long-password', pathname: `/${name}` })
  const dataDir = await mkdtemp(join(tmpdir(), 'least-rights-'))
  const files = folderFileStore(dataDir)
  let database: Database | undefined
  try {
    database = await openDatabase({ dataDir, databaseUrl: url.href })
    const { db, engine } = database
    await migrateToLatest(db)
    const { rows } = await sql<{ is: boolean }>`
      select rolsuper as is from pg_roles where rolname = current_user`.execute(db)
    expect(rows).toEqual([{ is: false }])
    const file = join(dataDir, 'laundry.tar.gz')
    const made = await backUpLaundry({ db, engine }, { dataDir, files, file, now: new Date() })
    const log = pino({ level: 'silent' })
    const restored = await restoreTestBackup(database, { dataDir, files, file, force: true, log })
    expect(restored.tables).toEqual(made.tables)
  } finally {
    await database?.close()
    await superuser.query(`drop database if exists ${name} with (force)`)
    await superuser.query(`drop role ${name}`)
    await superuser.end()
    await rm(dataDir, { recursive: true, force: true })
  }
})
