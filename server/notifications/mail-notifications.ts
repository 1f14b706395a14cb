/** Mails notifications to their people. */
import type { Deps } from '../deps.ts'
import type { Queues } from '../platform/jobs.ts'
import { lettersOf } from './store.ts'

type Job = Queues['mail-notification']

/**
 * Sends the mails of some notifications; one whose person is gone is left out.
 * @returns the jobs whose mail could not be sent, each with why; the others are done
 */
export async function mailNotifications(
  { db, mailer, config, offer }: Pick<Deps, 'db' | 'mailer' | 'config' | 'offer'>,
  jobs: Job[],
): Promise<Map<Job, unknown>> {
  const failed = new Map<Job, unknown>()
  const { name: business } = await offer.current()
  const letters = await lettersOf(
    db,
    jobs.map((job) => job.notificationId),
  )
  for (const job of jobs) {
    const letter = letters.find(({ id }) => id === job.notificationId)
    if (!letter) continue
    try {
      await mailer.send({
        id: letter.id,
        to: letter.email,
        subject: letter.title,
        text: `Hello ${letter.name},\n\n${letter.message}\n\n${letter.link ? `See it here: ${config.baseUrl}${letter.link}\n\n` : ''}${business}\n`,
      })
    } catch (error) {
      failed.set(job, error)
    }
  }
  return failed
}
