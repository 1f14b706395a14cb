// @both-engines
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readNightlyBackup } from '#contract/operate/backup.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { listFailingSchedules, runWatchedSchedule } from '../../platform/list-failing-schedules.ts'
import { folderFileStore } from '../../platform/files/folder-file-store.ts'
import { inTransaction } from '../../database/transaction.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'
import { checkArchive } from './archive.ts'
import { backUpNightly } from './back-up-nightly.ts'
import { restoreTestBackup } from '../../testing/restore-test-backup.ts'

const log = pino({ level: 'silent' })

let product: TestProduct
let staff: SignedIn
let parent: string
let folder: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'washline-nightly-'))
  product = await openTestProduct({ config: { backups: { folder: parent, keep: 3 } } })
  // Only what a test does is done.
  await product.deps.jobs.stop()
  staff = await product.person({ role: 'admin' })
})
beforeEach(async () => {
  // Not there yet, as at the first start.
  folder = join(parent, crypto.randomUUID())
  product.deps.config.backups = { folder, keep: 3 }
  await product.db.deleteFrom('nightly_backups').execute()
  product.clock.set('2025-06-17T21:30:00Z')
})
afterEach(() => product.loggedErrors.splice(0))
afterAll(async () => {
  await product.close()
  await rm(parent, { recursive: true, force: true })
})

/** At 3 am of a day in June. */
const night = (day: number) => product.clock.set(`2025-06-${day - 1}T21:30:00Z`)
const name = (day: number) => `washline-nightly-2025-06-${day}.tar.gz`
const backedUp = async () => {
  await backUpNightly(product.deps)
  return existsSync(folder) ? (await readdir(folder)).toSorted() : null
}
const NONE = { isOn: false, last: null, restorableAsOf: null, failure: null, isLate: false }
const status = async () => (await staff.call(readNightlyBackup, {})).body

describe('each night', () => {
  it('makes a backup, and staff can read when', async () => {
    expect(await status()).toEqual({ ...NONE, isOn: true })
    expect(await backedUp()).toEqual([name(18)])
    const { size } = await stat(join(folder, name(18)))
    expect(await status()).toEqual({
      isOn: true,
      last: {
        madeAt: expect.stringContaining('2025-06-17T21:30:00'),
        file: name(18),
        bytes: size,
        rehearsal: null,
      },
      restorableAsOf: null,
      failure: null,
      isLate: false,
    })
    product.clock.set('2025-06-19T12:00:00Z')
    expect(await status()).toMatchObject({ isLate: true })
  })

  it('makes no second backup later in the day', async () => {
    await backedUp()
    const first = await readFile(join(folder, name(18)))
    await product.person()
    product.clock.set('2025-06-18T20:00:00Z')
    expect(await backedUp()).toEqual([name(18)])
    expect(await readFile(join(folder, name(18)))).toEqual(first)
  })

  it('keeps the newest nightly backups, and every other file in the folder', async () => {
    await mkdir(folder)
    await writeFile(join(folder, 'washline-2020-01-01.tar.gz'), 'made by hand')
    for (const day of [18, 19, 20, 21]) {
      night(day)
      await backedUp()
    }
    expect(await backedUp()).toEqual([
      'washline-2020-01-01.tar.gz',
      ...[19, 20, 21].map((day) => name(day)),
    ])
  })

  it('makes no backup when no folder is configured', async () => {
    product.deps.config.backups = null
    expect(await backedUp()).toBeNull()
    expect(await status()).toEqual(NONE)
  })

  it('queues only one backup job, however often it is requested', async () => {
    const { db, jobs } = product.deps
    for (let times = 0; times < 3; times += 1)
      await inTransaction(db, (tx) => jobs.enqueue(tx, 'back-up', null))
    const waiting = sql<{ state: string }>`
      select state from pgboss.job where name = 'back-up' and state in ('created', 'active')`
    expect((await waiting.execute(db)).rows).toEqual([{ state: 'created' }])
    await sql`update pgboss.job set state = 'active' where name = 'back-up' and state = 'created'`.execute(
      db,
    )
    await inTransaction(db, (tx) => jobs.enqueue(tx, 'back-up', null))
    expect((await waiting.execute(db)).rows).toEqual([{ state: 'active' }])
  })
})

describe('a nightly backup', () => {
  it('restores the laundry as it was', async () => {
    const asha = await product.person({ name: 'Asha of the night' })
    await backedUp()
    await product.person({ name: 'Too late for it' })
    const database = await openTestDatabase({ migrated: false })
    const dataDir = await mkdtemp(join(parent, 'data-'))
    try {
      const files = folderFileStore(dataDir)
      await restoreTestBackup(database, {
        dataDir,
        files,
        file: join(folder, name(18)),
        force: false,
        log,
      })
      const { rows } = await sql<{ id: string; name: string }>`
        select id, name from users
        where name in ('Asha of the night', 'Too late for it')`.execute(database.db)
      expect(rows).toEqual([{ id: asha.user._id, name: 'Asha of the night' }])
    } finally {
      await database.close()
    }
  })

  it('removes and repeats a backup half done by a killed process', async () => {
    await mkdir(folder)
    await writeFile(join(folder, `${name(18)}.${crypto.randomUUID()}.part`), 'half')
    expect(await backedUp()).toEqual([name(18)])
    await expect(checkArchive(join(folder, name(18)))).resolves.toMatchObject({ format: 1 })
  })

  it('keeps a finished backup whose process was killed before recording it', async () => {
    await backedUp()
    const first = await readFile(join(folder, name(18)))
    await product.db.deleteFrom('nightly_backups').execute()
    expect(await backedUp()).toEqual([name(18)])
    expect(await readFile(join(folder, name(18)))).toEqual(first)
    expect(await status()).toMatchObject({ last: { bytes: first.length } })
  })
})

describe('a backup that fails', () => {
  it('shows the failure to staff, leaves no file, and retries after an hour', async () => {
    // A file where the folder should be.
    await writeFile(folder, '')
    await backUpNightly(product.deps)
    expect(await status()).toMatchObject({
      last: null,
      failure: {
        at: expect.stringContaining('2025-06-17T21:30:00'),
        message: expect.stringMatching(/^BACKUP_DIR is .*, which is a file and no folder\./),
      },
    })
    expect(product.loggedErrors.join()).toContain('the nightly backup failed')

    await rm(folder)
    product.clock.set('2025-06-17T22:20:00Z')
    expect(await backedUp()).toBeNull()
    product.clock.set('2025-06-17T22:30:00Z')
    expect(await backedUp()).toEqual([name(18)])
    expect(await status()).toMatchObject({ last: { file: name(18) }, failure: null })
  })

  it('reports a failing schedule, with its time as a metric, until a backup is made', async () => {
    const { deps, db, clock } = product
    const run = async (at: string) => {
      clock.set(at)
      await runWatchedSchedule(deps, 'back-up', () => backUpNightly(deps))
      return listFailingSchedules(db)
    }
    const failing = {
      schedule: 'back-up',
      error: expect.stringMatching(/^BACKUP_DIR is .*no folder/) as unknown,
    }
    await writeFile(folder, '')
    expect(await run('2025-06-17T21:30:00Z')).toMatchObject([failing])
    const { since } = (await listFailingSchedules(db))[0]!
    expect(await run('2025-06-17T21:40:00Z')).toEqual([{ ...failing, since }])
    await rm(folder)
    expect(await run('2025-06-17T22:40:00Z')).toEqual([])
  })

  it('never hides the previous one', async () => {
    await backedUp()
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    night(19)
    await backUpNightly(product.deps)
    expect(await status()).toMatchObject({
      last: { file: name(18) },
      failure: { at: expect.stringContaining('2025-06-18T21:30:00') },
    })
  })
})

it('shows backups to staff only', async () => {
  const asha = await product.person()
  expect((await asha.call(readNightlyBackup, {})).status).toBe(403)
  expect((await product.visitor.call(readNightlyBackup, {})).status).toBe(401)
})
