/** Makes tonight's backup when it is due, once. */
import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { backupFileName, dueBackupDate, outdatedBackups } from '#domain/operate/nightly-backup.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failing } from '../../platform/list-failing-schedules.ts'
import { assertUsableFolder } from '../../platform/config/usable-folder.ts'
import { computeNightlyRoot } from '../../ordering/clothes/chain/compute-nightly-root.ts'
import { findNightlyBackup, findLatestNightlyBackups, saveNightlyBackup } from './nightly-store.ts'
import { errorText } from '../../database/error-text.ts'

/** Each try on the embedded database has everybody wait for a moment. */
const AGAIN_MS = 60 * 60_000

/** What a process left behind that ended in the middle. */
const UNFINISHED = /^washline-nightly-.*\.part$/

/** Left on the disk of the backups, which may be the database's too. */
const ROOM_BYTES = 500 * 1024 * 1024

type NightlyDeps = Pick<
  Deps,
  | 'db'
  | 'withCopy'
  | 'config'
  | 'files'
  | 'clock'
  | 'laundry'
  | 'log'
  | 'events'
  | 'jobs'
  | 'staffWords'
>

/**
 * Does nothing while none is due. A failure is logged, shown to staff and given back, and tried again after an hour.
 * The queue has one such job at a time, whatever the number of processes.
 */
export async function backUpNightly(deps: NightlyDeps): Promise<Failing | undefined> {
  const { db, config, clock, laundry, log, jobs } = deps
  if (config.backups === null) return undefined
  const { folder, keep } = config.backups
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  const now = clock()
  const nightDate = dueBackupDate(now, timeZone)
  const before = await findNightlyBackup(db, nightDate)
  if (before?.file) return undefined
  if (before && now.getTime() - before.tried_at.getTime() < AGAIN_MS)
    return new Failing(before.failure)
  const file = backupFileName(nightDate)
  try {
    // Its manifest names the night's root.
    await computeNightlyRoot(deps)
    const bytes = await make(deps, folder, file, now)
    await inTransaction(db, async (tx) => {
      await saveNightlyBackup(tx, {
        night_date: nightDate,
        tried_at: now,
        file,
        bytes,
        failure: null,
      })
      await jobs.enqueue(tx, 'rehearse-restore', null)
    })
  } catch (error) {
    log.error({ err: error, nightDate }, 'the nightly backup failed')
    const failure = errorText(error)
    await inTransaction(db, async (tx) => {
      await saveNightlyBackup(tx, {
        night_date: nightDate,
        tried_at: now,
        file: null,
        bytes: null,
        failure,
      })
      if (before) return
      const subject = { kind: 'backup', id: nightDate }
      await emit(tx, deps, {
        type: 'backup.failed',
        subject,
        actor: null,
        data: { nightDate },
        at: now,
      })
    })
    return new Failing(failure)
  }
  await removeOutdated(deps, folder, keep)
  return undefined
}

/** Gives the size of the file. One that is there already was finished by a process that ended too soon. */
async function make(deps: NightlyDeps, folder: string, file: string, now: Date): Promise<number> {
  const { db, config, files, withCopy } = deps
  assertUsableFolder('BACKUP_DIR', folder)
  const names = await readdir(folder)
  for (const name of names) if (UNFINISHED.test(name)) await rm(join(folder, name))
  const path = join(folder, file)
  if (!names.includes(file)) {
    await checkRoom(deps, folder)
    const engine = config.databaseUrl ? 'postgresql' : 'pglite'
    const { backUpLaundry } = await import('./back-up-laundry.ts')
    await backUpLaundry(
      { db, engine, withCopy },
      { dataDir: config.dataDir, files, file: path, now },
    )
  }
  return (await stat(path)).size
}

/** @throws Error when there is no room for another backup like the last one */
async function checkRoom({ db }: NightlyDeps, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const { made } = await findLatestNightlyBackups(db)
  if (bavail * bsize < ROOM_BYTES + (made?.bytes ?? 0))
    throw new Error(`The disk of ${folder} has no room for another backup.`)
}

async function removeOutdated({ log }: NightlyDeps, folder: string, keep: number): Promise<void> {
  try {
    for (const name of outdatedBackups(await readdir(folder), keep)) await rm(join(folder, name))
  } catch (error) {
    log.error({ err: error, folder }, 'an old backup could not be removed')
  }
}
