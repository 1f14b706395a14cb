// The ready database, unpacked as in a first start.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listMigrations, migrateToLatest, readAppliedMigrations } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { buildEmptyDatabase } from './build-empty-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'washline-ready-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test(
  'is ready at a first start with all migrations applied and no users',
  { timeout: 180_000 },
  async () => {
    await buildEmptyDatabase()
    const database = await openDatabase({ dataDir })
    try {
      expect(await readAppliedMigrations(database.db)).toMatchObject(listMigrations())
      expect(await migrateToLatest(database.db)).toEqual([])
      expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
    } finally {
      await database.close()
    }
  },
)
