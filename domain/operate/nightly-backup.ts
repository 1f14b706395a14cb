// Nightly backup: due time, file name, and which files have expired.
import { addDays, calendarDateIn, minutesOfDayIn } from '../base/time-zone.ts'

/** Minutes after midnight in the laundry's zone: nobody orders then, and every day's work is done. */
const QUIET_MINUTES = 3 * 60

/** With an hour of this without a backup, a whole night was missed. */
const LATE_MS = 36 * 60 * 60_000

const NAME = /^washline-nightly-\d{4}-\d{2}-\d{2}\.tar\.gz$/

/**
 * The date of the latest quiet hour that has come. A laundry whose machine sleeps at night has its
 * backup made when it wakes up.
 */
export function dueBackupDate(now: Date, timeZone: string): string {
  const today = calendarDateIn(now, timeZone)
  return minutesOfDayIn(now, timeZone) >= QUIET_MINUTES ? today : addDays(today, -1)
}

export function backupFileName(nightDate: string): string {
  return `washline-nightly-${nightDate}.tar.gz`
}

/** Of a folder's files, the nightly backups beyond the newest so many. What else is in it is left out. */
export function outdatedBackups(names: readonly string[], keep: number): string[] {
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .slice(keep)
}

/** Whether the latest backup is so old that one is missing. */
export function isBackupLate(lastMadeAt: Date, now: Date): boolean {
  return now.getTime() - lastMadeAt.getTime() >= LATE_MS
}
