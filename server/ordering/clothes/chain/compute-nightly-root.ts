/** Makes the nightly root of all chains of hand-overs, once, and mails it to the owner. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { computeRoot } from '#domain/clothes/custody-root.ts'
import { dueBackupDate } from '#domain/operate/nightly-backup.ts'
import { type Db, inTransaction } from '../../../database/transaction.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  findLastRoot,
  hasHandOvers,
  hasRoot,
  insertNewChainHeads,
  insertRoot,
  lockRoots,
  selectLaundryOwners,
} from './roots-store.ts'
import { sha256 } from './write-hand-over.ts'

/** Does nothing while none is due, and in a laundry that counts nothing in. Of a night without hand-overs nobody is mailed. */
export async function computeNightlyRoot(
  deps: Pick<Deps, 'db' | 'clock' | 'laundry' | 'jobs' | 'staffWords'>,
): Promise<void> {
  const { db, clock, laundry } = deps
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  const now = clock()
  const nightDate = dueBackupDate(now, timeZone)
  if ((await hasRoot(db, nightDate)) || !(await hasHandOvers(db))) return
  await inTransaction(db, async (tx) => {
    await lockRoots(tx)
    if (await hasRoot(tx, nightDate)) return
    const last = await findLastRoot(tx)
    const heads = await insertNewChainHeads(tx, nightDate)
    const previous = last?.root ?? ''
    const root = await computeRoot(sha256, { date: nightDate, previous, heads })
    await insertRoot(tx, { night_date: nightDate, made_at: now, previous, root })
    if (heads.length === 0) return
    const uncounted = heads.filter(({ isUncounted }) => isUncounted).length
    const params = { nightDate, root, orders: heads.length - uncounted, uncounted }
    for (const { id, email } of await selectLaundryOwners(tx))
      await queueMessage(tx, deps, {
        kind: 'custody.root',
        params,
        userId: id,
        to: email,
        at: now,
      })
  })
}

/** The newest root, for who keeps it elsewhere; null where there is none. */
export async function readLastRoot(db: Db): Promise<{ nightDate: string; root: string } | null> {
  const row = await findLastRoot(db)
  return row ? { nightDate: row.night_date, root: row.root } : null
}
