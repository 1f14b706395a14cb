/** Puts messages off that would leave during quiet hours, though they can wait for the end of these. */
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { type MessageRow, setDueTime } from './store.ts'

/** Not where staff send it again: they have decided that it leaves. */
export function canBePutOff({ parts, resend_of: resendOf }: MessageRow): boolean {
  return resendOf === null && parts.every((part) => part.canWait)
}

export function putMessageOff(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  id: string,
  until: Date,
): Promise<void> {
  const now = clock()
  return inTransaction(db, async (tx) => {
    const revision = await setDueTime(tx, id, { until, now })
    if (revision === undefined) return
    await jobs.enqueueAt(tx, 'deliver-letter', { at: until, job: { letterId: id, revision } })
  })
}
