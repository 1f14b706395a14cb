/** Mails password reset links. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { secretLink } from '#domain/base/secret-links.ts'
import { wordMessage } from '#words/message.ts'
import type { Deps } from '../../../platform/deps.ts'
import { writeMail } from '../../../notifications/channels/email/write-mail.ts'
import { newId } from '../../../platform/ids.ts'
import { removeMessageFiles } from '../../../platform/mail/outbox-folder.ts'
import type { Queues } from '../../../platform/jobs/queues.ts'
import { RESET_LINK_SECONDS } from './auth.ts'
import { findUser } from '../../find-user.ts'
import { countResetLinks } from '../record/person-store.ts'

type Job = Queues['mail-reset-link']

/** Nobody can fill another's mailbox with links. */
const MOST_OPEN_LINKS = 3

/**
 * The link is mailed at once and stored nowhere: only its hash is in the database.
 * @returns the jobs whose mail could not be sent, each with why
 */
export async function mailResetLinks(
  deps: Pick<Deps, 'db' | 'auth' | 'mailer' | 'wordsFor' | 'laundry' | 'config' | 'clock'>,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  for (const job of jobs)
    await mailResetLink(deps, job.userId).catch((error) => again.set(job, error))
  return again
}

async function mailResetLink(
  deps: Pick<Deps, 'db' | 'auth' | 'mailer' | 'wordsFor' | 'laundry' | 'config' | 'clock'>,
  userId: string | null,
): Promise<void> {
  const user = userId === null ? undefined : await findUser(deps.db, userId)
  if (!user || (await countResetLinks(deps.db, user.id)) >= MOST_OPEN_LINKS) return
  const token = await deps.auth.makeResetToken(user.email)
  if (token === null) return
  const message = {
    // The file that holds it in the outbox begins with whose it is, and so can be found.
    id: `${user.id}.${newId(deps.clock())}`,
    notification_id: null,
    person: user.name,
    recipient: user.email,
    reply_to_name: null,
    reply_to_address: null,
    link: secretLink('/reset-password', 'token', token),
  }
  const words = deps.wordsFor(user)
  const text = wordMessage(words, {
    kind: 'password.link',
    params: { hours: RESET_LINK_SECONDS / 3600 },
  })
  const settings = await deps.laundry(branchOfPerson(user)).settings.current()
  const mail = await writeMail(words, message, text, settings, deps.config.baseUrl)
  await deps.mailer.send({ ...mail, secret: true })
  // Erased in the meantime: what was erased then did not hold this yet.
  if ((await findUser(deps.db, user.id))?.email !== user.email)
    await removeMessageFiles(deps.config.dataDir, new Set([user.id]))
}
