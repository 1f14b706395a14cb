/** The nightly restore rehearsal, in its own process as on a server, and its result in the console. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readNightlyBackup } from '#contract/operate/backup.ts'
import { readNow } from '#contract/operate/now.ts'
import { backUpNightly } from '../../backoffice/backup/back-up-nightly.ts'
import { runWatchedSchedule } from '../../platform/list-failing-schedules.ts'
import { rehearseInSeparateProcess } from '../../rehearse-in-separate-process.ts'
import { placed } from '../../testing/order-inputs.ts'
import { openTestProduct, testProduct } from '../../testing/test-product.ts'
import { rehearseNightlyBackup } from './rehearse-nightly-backup.ts'

// A restore makes the schema migration by migration.
vi.setConfig({ testTimeout: 240_000 })

const product = await testProduct()
const { db, deps, clock } = product
const { dataDir } = deps.config
const scratch = join(dataDir, 'rehearsals')
const owner = await product.person({ role: 'admin' })
const folder = await mkdtemp(join(tmpdir(), 'rehearse-nightly-'))

beforeAll(async () => {
  await deps.jobs.stop()
  await placed(await product.person())
  await deps.events.settled()
  deps.config.backups = { folder, keep: 3 }
})
beforeEach(async () => {
  await db.deleteFrom('nightly_backups').execute()
  await db.deleteFrom('failing_schedules').execute()
  await rm(join(folder, FILE), { force: true })
  clock.set('2025-06-17T21:42:00Z')
  await backUpNightly(deps)
})
afterEach(() => product.loggedErrors.splice(0))
afterAll(() => rm(folder, { recursive: true, force: true }))

const FILE = 'washline-nightly-2025-06-18.tar.gz'
const MADE_AT = expect.stringContaining('2025-06-17T21:42:00')

const rehearsed = (at: string, rehearse = rehearseInSeparateProcess) => {
  clock.set(at)
  return runWatchedSchedule(deps, 'rehearse-restore', () => rehearseNightlyBackup(deps, rehearse))
}
const passes = async () => ({ wrong: 0, findings: [] })
const again = () => expect.unreachable('was rehearsed again')
const status = async () => (await owner.call(readNightlyBackup, {})).body
const failing = async () => (await owner.call(readNow, {})).body.failingSchedules

it('shows staff the time of the newest backup known to restore, and rehearses each backup once', async () => {
  expect(await status()).toMatchObject({ last: { rehearsal: null }, restorableAsOf: null })
  await rehearsed('2025-06-17T21:50:00Z', passes)
  const at = expect.stringContaining('2025-06-17T21:50:00')
  expect(await status()).toMatchObject({
    last: { rehearsal: { at, wrong: 0, findings: [] } },
    restorableAsOf: MADE_AT,
  })
  expect(await failing()).toEqual([])
  await rehearsed('2025-06-17T23:50:00Z', again)

  clock.set('2025-06-18T21:30:00Z')
  await backUpNightly(deps)
  expect(await status()).toMatchObject({ last: { rehearsal: null }, restorableAsOf: MADE_AT })
})

it('shows staff the errors in the books of a backup', async () => {
  await sql`update orders set pieces = pieces + 1`.execute(db)
  await rm(join(folder, FILE))
  await db.deleteFrom('nightly_backups').execute()
  await backUpNightly(deps)
  await sql`update orders set pieces = pieces - 1`.execute(db)
  await rehearsed('2025-06-17T21:50:00Z')
  const finding = expect.stringMatching(/^order pieces: Order \S+: 4 is stored, 3 is right$/)
  expect(await status()).toMatchObject({
    last: { rehearsal: { wrong: 1, findings: [finding] } },
    restorableAsOf: null,
  })
  const why = expect.stringMatching(
    /^washline-nightly-\S+ was restored, and its audit found a problem: order pieces/,
  )
  expect(await failing()).toMatchObject([{ schedule: 'rehearse-restore', why }])
  expect(product.loggedErrors.join()).toContain('the books of the nightly backup are wrong')
  expect(await readdir(scratch)).toEqual([])

  await rehearsed('2025-06-18T09:00:00Z', again)
  expect(await failing()).toMatchObject([{ schedule: 'rehearse-restore', why }])
})

it('reports a truncated backup to staff, and retries after an hour', async () => {
  await truncate(join(folder, FILE), 5_000)
  await rehearsed('2025-06-17T21:50:00Z')
  const finding = expect.stringContaining(`${FILE} is no backup, or not a whole one.`)
  const last = { rehearsal: { wrong: null, findings: [finding] } }
  expect(await status()).toMatchObject({ last, restorableAsOf: null })
  const why = expect.stringContaining(`${FILE} could not be restored: `)
  expect(await failing()).toMatchObject([{ schedule: 'rehearse-restore', why }])
  expect(product.loggedErrors.join()).toContain('the nightly backup could not be restored')

  await rehearsed('2025-06-17T22:40:00Z', again)
  await rehearsed('2025-06-17T22:58:00Z', passes)
  expect(await status()).toMatchObject({ restorableAsOf: MADE_AT })
  expect(await failing()).toEqual([])
})

it('fails while the file is missing, since another server may have it', async () => {
  await rm(join(folder, FILE))
  await rehearsed('2025-06-17T21:50:00Z', again)
  expect(await status()).toMatchObject({ last: { rehearsal: null } })
  const why = expect.stringContaining(`${FILE} is not there`)
  expect(await failing()).toMatchObject([{ schedule: 'rehearse-restore', why }])
})

it('removes the folder of a killed rehearsal at the next start', async () => {
  const rehearsal = rehearseInSeparateProcess(join(folder, FILE), dataDir)
  rehearsal.catch(() => {})
  const { pid, scratchFolder } = await vi.waitFor(
    async () => {
      const [name] = await readdir(scratch)
      const pidFile = join(scratch, name!, 'lock.pid')
      return { pid: Number(await readFile(pidFile, 'utf8')), scratchFolder: join(scratch, name!) }
    },
    { timeout: 120_000, interval: 20 },
  )
  process.kill(pid, 'SIGKILL')
  await expect(rehearsal).rejects.toThrow('SIGKILL')
  expect(existsSync(scratchFolder)).toBe(true)
  const next = await openTestProduct({ config: { dataDir } })
  try {
    expect(await readdir(scratch)).toEqual([])
  } finally {
    await next.close()
  }
})
