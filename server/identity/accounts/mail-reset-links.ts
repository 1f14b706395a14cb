/** Mails links to a new password. */
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../notifications/outbox/write-mail.ts'
import { newId } from '../../platform/ids.ts'
import { removeFromOutbox } from '../../platform/mail/outbox-folder.ts'
import type { Queues } from '../../platform/jobs.ts'
import { RESET_LINK_SECONDS } from './auth.ts'
import { findUser } from '../find-user.ts'
import { countResetLinks } from './store.ts'

type Job = Queues['mail-reset-link']

/** Nobody can fill another's mailbox with links. */
const MOST_OPEN_LINKS = 3

/**
 * The link is mailed at once and stored nowhere: only its hash is in the database.
 * @returns the jobs whose mail could not be sent, each with why
 */
export async function mailResetLinks(
  deps: Pick<Deps, 'db' | 'auth' | 'mailer' | 'settings' | 'config' | 'clock'>,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  for (const job of jobs)
    await mailResetLink(deps, job.userId).catch((error) => again.set(job, error))
  return again
}

async function mailResetLink(
  deps: Pick<Deps, 'db' | 'auth' | 'mailer' | 'settings' | 'config' | 'clock'>,
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
    subject: 'Choose a new password',
    body: `Somebody, hopefully you, asked for a new password. The button below is good for ${RESET_LINK_SECONDS / 3600} hour and works once.\n\nIf it was not you, there is nothing to do: your password stays as it is.`,
    link: `/reset-password?token=${token}`,
  }
  const mail = await writeMail(message, await deps.settings.current(), deps.config.baseUrl)
  await deps.mailer.send({ ...mail, secret: true })
  // Erased in the meantime: what was erased then did not hold this yet.
  if ((await findUser(deps.db, user.id))?.email !== user.email)
    await removeFromOutbox(deps.config.dataDir, new Set([user.id]))
}
