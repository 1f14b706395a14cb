/** Mails invitation links. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { INVITATION_HOURS } from '#contract/people/joining.ts'
import { wordMessage } from '#words/message.ts'
import { writeMail } from '../../notifications/channels/email/write-mail.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { Queues } from '../../platform/jobs/queues.ts'
import { invitationPath, newInvitationToken } from './invitation-token.ts'
import { updateInvitationToken } from './store.ts'

type Job = Queues['mail-staff-invitation']
type Needs = Pick<Deps, 'db' | 'mailer' | 'wordsFor' | 'laundry' | 'config' | 'clock'>

/**
 * The link is mailed at once and stored nowhere: only its hash is in the database.
 * @returns the jobs whose mail could not be sent, each with why
 */
export async function mailInvitations(
  deps: Needs,
  jobs: readonly Job[],
): Promise<ReadonlyMap<Job, unknown>> {
  const again = new Map<Job, unknown>()
  for (const job of jobs) await mailInvitation(deps, job.id).catch((error) => again.set(job, error))
  return again
}

async function mailInvitation(deps: Needs, id: string): Promise<void> {
  const { db, clock, config, wordsFor, mailer } = deps
  const { token, hash } = newInvitationToken()
  const invitation = await updateInvitationToken(db, id, hash, clock())
  if (!invitation || invitation.email === null) return
  const { email, preset, inviterName: by } = invitation
  const settings = await deps.laundry(MAIN_BRANCH).settings.current()
  const message = {
    // The file that holds it in the outbox begins with which invitation it is of, and so can be found.
    id: `${id}.${newId(clock())}`,
    notification_id: null,
    person: null,
    recipient: email,
    reply_to_name: null,
    reply_to_address: null,
    link: invitationPath(token),
  }
  const words = wordsFor(invitation)
  const text = wordMessage(words, {
    kind: 'staff.invited',
    params: { by, laundry: settings.name, preset, hours: INVITATION_HOURS },
  })
  const mail = await writeMail(words, message, text, settings, config.baseUrl)
  await mailer.send({ ...mail, secret: true })
}
