/** Changes an email once the link in the new mailbox is opened, and verifies the current one. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { createHash, randomBytes } from 'node:crypto'
import { isUniqueViolation } from '../../../database/constraint-errors.ts'
import { inTransaction, type Db, type Tx } from '../../../database/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person, Session } from '../../../http/callers/session.ts'
import { queueMessage } from '../../../notifications/outbox/queue-message.ts'
import { newId } from '../../../platform/ids.ts'
import { endStaffAccess } from '../sessions/end-staff-access.ts'
import {
  findEmailChange,
  lockPendingEmailChange,
  removeEmailChange,
  saveEmailChange,
  replaceEmailToken,
} from './email-change-store.ts'
import { isEmailProven } from '../record/contact-store.ts'
import { countMailToMailbox, enforceMailLimit, type Mail } from './mails-to-mailbox.ts'
import {
  isEmailTaken,
  deleteOtherSignIns,
  deleteResetLinks,
  updateUserRow,
} from '../record/person-store.ts'

/** How long the link in the new mailbox is good for. */
const LINK_MS = DAY_MS
/** A day's mails for one person; those to one mailbox are counted beside them. */
const MOST_MAILS = 5

type Needs = Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config'>

/**
 * Notes the email that a person wants, has a link mailed to it, and notifies the old address.
 * @throws AppError `email_taken`, `too_many_requests`
 */
export async function requestEmailChange(
  tx: Tx,
  { jobs, staffWords, config }: Pick<Deps, 'jobs' | 'staffWords' | 'config'>,
  person: Pick<Person, 'id' | 'email'>,
  email: string,
  now: Date,
): Promise<void> {
  if (await isEmailTaken(tx, email)) throw emailTaken()
  await noteMail(tx, config, 'links to a new email', { userId: person.id, email, now })
  // Who has proven their mailbox hears of every change; an email that was only typed is anybody's.
  if (person.email !== '' && !(await isEmailProven(tx, person.id)))
    await enforceMailLimit({ db: tx, config }, 'notices of a changed email', person.email)
  await jobs.enqueue(tx, 'mail-email-link', { userId: person.id })
  await queueMessage(
    tx,
    { jobs, staffWords },
    {
      id: newId(now),
      userId: person.id,
      to: person.email,
      kind: 'email.change_asked',
      params: { email },
      link: '/forgot-password',
      at: now,
    },
  )
}

/** The new email that waits for its link to be opened; null where there is none. */
export async function findPendingEmail(
  db: Db,
  { id, email }: Pick<Person, 'id' | 'email'>,
  now: Date,
): Promise<string | null> {
  const change = await findEmailChange(db, id, now)
  return !change || change.email === email ? null : change.email
}

/**
 * Mails a new link, the one before is good for nothing: to the new email; or where none waits and the email as it is
 * was never proven, there.
 * @throws AppError `not_found` where there is nothing to confirm, `too_many_requests`
 */
export async function resendEmailLink(
  deps: Needs,
  { id: userId, email }: Pick<Person, 'id' | 'email'>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock()
    const change = await findEmailChange(tx, userId, now)
    const isOwn = !change && email !== '' && !(await isEmailProven(tx, userId))
    if (!change && !isOwn) throw new AppError('not_found', say('noEmailChange'))
    const kind = isOwn ? 'links to the own email' : 'links to a new email'
    await noteMail(tx, deps.config, kind, { userId, email: change?.email ?? email, now })
    await deps.jobs.enqueue(tx, 'mail-email-link', { userId })
  })
}

/**
 * Mails a link that confirms the email as it is, in somebody else's name; nothing where a change of it waits, or enough
 * links were mailed today.
 */
export async function mailConfirmationLink(
  tx: Tx,
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  { id: userId, email }: Pick<Person, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  if (await findEmailChange(tx, userId, now)) return
  if ((await countMail(tx, userId, email, now)) > MOST_MAILS) return
  if ((await countMailToMailbox({ db: tx, config }, 'links to the own email', email)) > 0) return
  await jobs.enqueue(tx, 'mail-email-link', { userId })
}

/**
 * Makes the token for the link that is about to be mailed; the table holds its hash alone.
 * @returns null where nothing waits any more
 */
export async function newEmailToken(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ email: string; token: string } | null> {
  const token = randomBytes(32).toString('base64url')
  const email = await replaceEmailToken(db, userId, hashOf(token), now)
  return email === undefined ? null : { email, token }
}

/**
 * Changes the email of the person who is signed in and holds the link. Both are asked for: a link alone
 * would let somebody have the owner of a mailbox confirm an account that isn't theirs. Other ways of
 * signing in than the password end, and so does every session but the one that confirms. Nothing ends where the link
 * went to the email as it is.
 * @throws AppError `email_link_invalid`, `email_taken`
 */
export async function confirmEmail(deps: Needs, session: Session, token: string): Promise<Person> {
  const { id, email: oldEmail } = session.person
  try {
    return await inTransaction(deps.db, async (tx) => {
      const now = deps.clock()
      const change = await lockPendingEmailChange(tx, id, hashOf(token), now)
      if (!change) throw new AppError('email_link_invalid', say('emailLinkOver'))
      const fields = { email: change.email, email_verified: true }
      const changed = (await updateUserRow(tx, id, fields, now))!
      await removeEmailChange(tx, id)
      if (change.email === oldEmail) return changed
      // Where there was none, the number is all that signs them in.
      if (oldEmail !== '')
        await deleteOtherSignIns(tx, id, { provider: 'credential' }, { keepsPasskeysOfStaff: true })
      await deleteResetLinks(tx, id)
      await endStaffAccess(tx, id, { keep: session.id })
      await queueMessage(tx, deps, {
        id: newId(now),
        userId: id,
        to: oldEmail,
        kind: 'email.changed',
        params: { email: change.email },
        link: '/contact',
        at: now,
      })
      return changed
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken()
    throw error
  }
}

/** Notes to which email the link goes; returns how many that makes within a day. */
function countMail(tx: Tx, userId: string, email: string, now: Date): Promise<number> {
  const expiresAt = new Date(now.getTime() + LINK_MS)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  return saveEmailChange(tx, { userId, email, now, expiresAt, dayAgo })
}

async function noteMail(
  tx: Tx,
  config: Deps['config'],
  kind: Mail,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  if ((await countMail(tx, userId, email, now)) > MOST_MAILS)
    throw new AppError('too_many_requests', say('manyEmailLinks'))
  await enforceMailLimit({ db: tx, config }, kind, email)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function emailTaken(): AppError {
  return new AppError('email_taken', say('emailOfAnother'))
}
