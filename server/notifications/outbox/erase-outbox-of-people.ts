/** Removes the outbox files of erased people, and records the removal. */
import type { Deps } from '../../platform/deps.ts'
import type { Queues } from '../../platform/jobs/queues.ts'
import { processOneByOne } from '../../platform/one-by-one.ts'
import { addToErasedList } from '../../platform/erased-list.ts'
import { removeMessageFiles } from '../../platform/mail/outbox-folder.ts'

type Job = Queues['erase-outbox']

/**
 * What to remove stays written down until it is removed.
 * @returns the jobs that failed; they are tried again later
 */
export function eraseOutboxOfPeople(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  return processOneByOne(jobs, async ({ userId }) => {
    const erasure = await db
      .selectFrom('erasures')
      .select('message_ids')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!erasure) return
    // A link to a new password is a file that begins with whose it is.
    await addToErasedList(config.dataDir, [userId])
    await removeMessageFiles(config.dataDir, new Set([...erasure.message_ids, userId]))
    await db.deleteFrom('erasures').where('user_id', '=', userId).execute()
  })
}
