/** Rehearses the restore of the newest nightly backup, once, and stores the result. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  findLatestNightlyBackups,
  type NightRow,
  saveRehearsal,
} from '../../backoffice/backup/nightly-store.ts'
import { errorText } from '../../database/error-text.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failing } from '../../platform/list-failing-schedules.ts'
import type { Rehearsal } from './rehearse-backup.ts'

/** A disk may have room again, where a backup couldn't be restored. */
const AGAIN_MS = 60 * 60_000

/**
 * A backup that can't be restored, or holds something wrong, is logged, shown to staff and given back until a later
 * one passes. The queue has one such job at a time, whatever the number of processes.
 * @param rehearseApart rehearses a file beside this process
 */
export async function rehearseNightlyBackup(
  { db, config, clock, log }: Pick<Deps, 'db' | 'config' | 'clock' | 'log'>,
  rehearseApart: (file: string, dataDir: string) => Promise<Rehearsal>,
): Promise<Failing | undefined> {
  const { made } = await findLatestNightlyBackups(db)
  if (config.backups === null || !made?.file) return undefined
  if (!isDue(made, clock())) return failingOf(made)
  const file = join(config.backups.folder, made.file)
  // Where servers don't share the folder, the one that has the file takes a later job.
  if (!existsSync(file)) return new Failing(`${file} is not there, so it can’t be test-restored.`)
  const { wrong, findings } = await rehearseApart(file, config.dataDir).catch((error: unknown) => {
    log.error({ err: error, file }, 'the nightly backup could not be restored')
    return { wrong: null, findings: [firstLine(error)] }
  })
  if (wrong) log.error({ file, wrong, findings }, 'the books of the nightly backup are wrong')
  const rehearsal = { rehearsed_at: clock(), wrong, findings: [...findings] }
  await saveRehearsal(db, made.night_date, rehearsal)
  return failingOf({ ...made, ...rehearsal })
}

function isDue({ rehearsed_at: at, wrong }: NightRow, now: Date): boolean {
  return at === null || (wrong === null && now.getTime() - at.getTime() >= AGAIN_MS)
}

function failingOf({ file, wrong, findings }: NightRow): Failing | undefined {
  if (wrong === 0) return undefined
  const problems = wrong === 1 ? 'a problem' : `${wrong} problems`
  const what =
    wrong === null ? 'could not be restored' : `was restored, and its audit found ${problems}`
  return new Failing(`${file} ${what}: ${findings?.[0]}`)
}

function firstLine(error: unknown): string {
  return errorText(error).split('\n', 1)[0]!
}
