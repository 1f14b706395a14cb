/** Mails links that verify an email. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { secretLink } from '#domain/base/secret-links.ts'
import { wordMessage } from '#words/message.ts'
import type { Deps } from '../../../platform/deps.ts'
import { writeMail } from '../../../notifications/channels/email/write-mail.ts'
import { newId } from '../../../platform/ids.ts'
import { removeMessageFiles } from '../../../platform/mail/outbox-folder.ts'
import type { Queues } from '../../../platform/jobs/queues.ts'
import { newEmailToken } from './change-email.ts'
import { findUser } from '../../find-user.ts'

type Job = Queues['mail-email-link']
type Needs = Pick<Deps, 'db' | 'mailer' | 'wordsFor' | 'laundry' | 'config' | 'clock'>

/**
 * The link is mailed at once and stored nowhere: only its hash is in the database.
 * @returns the jobs whose mail could not be sent, each with why
 */
export async function mailEmailLinks(
  deps: Needs,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  for (const job of jobs)
    await mailEmailLink(deps, job.userId).catch((error) => again.set(job, error))
  return again
}

async function mailEmailLink(deps: Needs, userId: string): Promise<void> {
  const { db, clock, config } = deps
  const user = await findUser(db, userId)
  const change = user && (await newEmailToken(db, userId, clock()))
  if (!change) return
  const message = {
    // The file that holds it in the outbox begins with whose it is, and so can be found.
    id: `${userId}.${newId(clock())}`,
    notification_id: null,
    person: user.name,
    recipient: change.email,
    reply_to_name: null,
    reply_to_address: null,
    link: secretLink('/profile', 'confirm-email', change.token),
  }
  const words = deps.wordsFor(user)
  const text = wordMessage(words, {
    kind: change.email === user.email ? 'email.confirm' : 'email.link',
  })
  const settings = await deps.laundry(branchOfPerson(user)).settings.current()
  const mail = await writeMail(words, message, text, settings, config.baseUrl)
  await deps.mailer.send({ ...mail, secret: true })
  // Erased in between: what was erased then did not hold this yet.
  if ((await findUser(db, userId))?.email !== user.email)
    await removeMessageFiles(config.dataDir, new Set([userId]))
}
