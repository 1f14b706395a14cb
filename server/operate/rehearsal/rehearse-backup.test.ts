/** The restore rehearsal: its findings in a backup, and a complete clean-up. */
// @both-engines
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, expect, it, vi } from 'vitest'
import { CONSUMERS, PERSONAL_DATA } from '../../capabilities.ts'
import { backUpLaundry } from '../../backoffice/backup/back-up-laundry.ts'
import { readDatabaseContent } from '../../testing/database-content.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testEngine } from '../../testing/test-database.ts'
import { testProduct } from '../../testing/test-product.ts'
import { auditReportText } from '../audit/audit-database.ts'
import { rehearseBackup } from './rehearse-backup.ts'

const product = await testProduct()
const { db, deps } = product
const { dataDir } = deps.config
const { files } = deps

// A restore makes the schema migration by migration.
vi.setConfig({ testTimeout: 240_000 })

const folder = await mkdtemp(join(tmpdir(), 'rehearse-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('finds the errors in the books of a backup, and leaves the laundry unchanged', async () => {
  await deps.jobs.stop()
  await placed(await product.person())
  await deps.events.settled()
  await sql`update orders set pieces = pieces + 1`.execute(db)
  const file = join(folder, 'laundry.tar.gz')
  await backUpLaundry(
    { db, engine: testEngine },
    { dataDir, files, file, now: product.clock.read() },
  )
  await sql`update orders set pieces = pieces - 1`.execute(db)

  const before = await readDatabaseContent(db)
  const log = pino({ level: 'silent' })
  const { manifest, found } = await rehearseBackup(file, {
    dataDir,
    consumers: CONSUMERS,
    personalData: PERSONAL_DATA,
    log,
  })
  expect(manifest.tables['orders']).toMatchObject({ rows: 1 })
  expect(auditReportText(found)).toMatch(
    /^order pieces: .*\n {2}Order \S+: 4 is stored, 3 is right\n38 rules, .*, 1 rule broken\.$/,
  )
  expect(await readDatabaseContent(db)).toEqual(before)
  expect(await readdir(join(dataDir, 'rehearsals'))).toEqual([])
})
