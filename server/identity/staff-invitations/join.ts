/** Accepts an invitation: with a new account, or with the signed-in one. */
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { joinStaff } from '#contract/people/joining.ts'
import { isStaff } from '#domain/people/roles.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person, Session } from '../../http/callers/session.ts'
import { AppError, say, type Failure } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { beginProvenSession } from '../accounts/sign-in/begin-proven-session.ts'
import { hasProvenContact } from '../accounts/record/require-proven-contact.ts'
import { endStaffAccess, markNewSessionProven } from '../accounts/sessions/end-staff-access.ts'
import { enforceMailLimit } from '../accounts/email/mails-to-mailbox.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { refuseCommonPassword } from '../accounts/passwords/refuse-common-password.ts'
import { refuseBlockedCustomer } from '../blocks/refuse-blocked-customer.ts'
import { findUser } from '../find-user.ts'
import { grantedRoleForEvent } from '../people/parse-granted-role.ts'
import { requireStaffManager } from '../people/lock-colleague.ts'
import { lockInviter } from '../people/lock-inviter.ts'
import { requirePermissionToGrant } from '../people/require-permission-to-grant.ts'
import { invitationExpiry, invitationHash } from './invitation-token.ts'
import {
  findInvitationByToken,
  insertStaffAccount,
  lockCompanyOfCustomer,
  lockInvitation,
  markInvitationAccepted,
  updateInvitationEmail,
  makeCustomerStaff,
  type InvitationRow,
} from './store.ts'

/** @throws AppError `invitation_over` */
export async function readStaffInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<InvitationRow> {
  return requireGood(await findInvitationByToken(db, invitationHash(token)), clock())
}

/**
 * A link that was mailed proves the mailbox, so its account is that mailbox's. One that was handed on proves nothing: its
 * account is a customer's until the invitation, which is mailed then, is accepted with the link there.
 * @returns the person and the cookies of their session
 * @throws AppError `invitation_over`, `email_taken`, `already_invited`; `invalid_input` for a link without a mailbox where
 * no email is given
 */
export async function joinWithNewAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'auth' | 'config' | 'jobs'>,
  request: FastifyRequest,
  { token, name, email: givenEmail, password }: z.output<typeof joinStaff.body>,
): Promise<{ user: Person; cookies: string[] }> {
  // Before the password is hashed, which costs much: a link that is over opens nothing whatever the password.
  await readStaffInvitation(deps, token)
  refuseCommonPassword(password)
  const hash = await hashPassword(password)
  const at = deps.clock()
  const id = newId(at)
  try {
    await inTransaction(deps.db, async (tx) => {
      const row = await takeInvitation(tx, token, at)
      const email = row.email ?? givenEmail
      if (email === undefined) throw new AppError('invalid_input', say('emailToJoin'))
      const account = { id, accountId: newId(at), name, email, hash }
      if (row.email === null) {
        await insertStaffAccount(tx, { ...account, role: null }, at)
        await mailToMailbox(tx, deps, row, email, at)
      } else {
        await insertStaffAccount(tx, { ...account, role: row }, at)
        await accept(tx, deps, row, id, at)
      }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'staff_invitations_that_wait'))
      throw new AppError('already_invited', say('invitedByMail'))
    if (isUniqueViolation(error)) throw new AppError('email_taken', say('emailToJoinTaken'))
    throw error
  }
  const begun = await beginProvenSession(deps, request, id, { rememberMe: true, isStrong: false })
  // The password was chosen a moment ago, as at a sign-up.
  await markNewSessionProven(deps, begun.cookies, { isStrong: false })
  return begun
}

/**
 * Whatever else is signed in to the account is signed out: it may be a device that somebody forgot. An account that
 * nobody has proven stays a customer's until the invitation is accepted with the link that is mailed to it.
 * @throws AppError `invitation_over`, `already_staff`, `already_invited`, `customer_blocked`; `forbidden` for the
 * invitation of another mailbox; `email_not_confirmed` for an account that has no email
 */
export async function joinWithExistingAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'jobs' | 'laundry' | 'config' | 'staffWords'>,
  { id: sessionId, person }: Session,
  token: string,
): Promise<Person> {
  await refuseBlockedCustomer(deps, person)
  const at = deps.clock()
  const join = async (tx: Tx) => {
    const row = await takeInvitation(tx, token, at)
    if (row.email !== null && row.email !== person.email)
      throw new AppError('forbidden', say('invitationOfAnother', { email: row.email }))
    if (isStaff(person)) throw new AppError('already_staff', say('alreadyStaff'))
    if (row.email === null && !(await hasProvenContact(tx, person.id)))
      return mailToMailbox(tx, deps, row, person.email, at)
    const company = await lockCompanyOfCustomer(tx, person.id)
    if (!(await makeCustomerStaff(tx, person.id, row, row.email !== null, at)))
      throw new AppError('already_staff', say('alreadyStaff'))
    await endStaffAccess(tx, person.id, { keep: sessionId })
    if (company)
      await emit(tx, deps, {
        type: 'company.person_removed',
        subject: { kind: 'company', id: company.id },
        actor: person.id,
        data: { company: company.name, userId: person.id },
        at,
      })
    await accept(tx, deps, row, person.id, at)
  }
  try {
    await inTransaction(deps.db, join)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('already_invited', say('invitedByMail'))
    throw error
  }
  return (await findUser(deps.db, person.id))!
}

/** The invitation is that mailbox's from then on, and the link that was handed on is good for nothing. */
async function mailToMailbox(
  tx: Tx,
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  { id }: InvitationRow,
  email: string,
  at: Date,
): Promise<void> {
  if (email === '') throw new AppError('email_not_confirmed', say('confirmEmailFirst'))
  await enforceMailLimit({ db: tx, config }, 'invitations', email)
  await updateInvitationEmail(tx, id, { email, expires_at: invitationExpiry(at) })
  await jobs.enqueue(tx, 'mail-staff-invitation', { id })
}

/** Locks an invitation that is good still, and whose inviter could give the same today. */
async function takeInvitation(tx: Tx, token: string, now: Date): Promise<InvitationRow> {
  const row = requireGood(await lockInvitation(tx, { tokenHash: invitationHash(token) }), now)
  try {
    const inviter = requireStaffManager(await lockInviter(tx, row.invitedBy))
    requirePermissionToGrant(inviter, { ...row, role: row.preset })
  } catch (error) {
    if (error instanceof AppError) throw over(say('inviterCant', { name: row.inviterName }))
    throw error
  }
  return row
}

function requireGood(row: InvitationRow | undefined, now: Date): InvitationRow {
  if (!row) throw over(say('noSuchInvitation'))
  if (row.acceptedAt !== null) throw over(say('invitationUsed'))
  if (row.withdrawnAt !== null) throw over(say('invitationWithdrawn'))
  if (row.expiresAt <= now) throw over(say('invitationExpired'))
  return row
}

function over(failure: Failure): AppError {
  return new AppError('invitation_over', failure)
}

async function accept(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  row: InvitationRow,
  userId: string,
  at: Date,
): Promise<void> {
  await markInvitationAccepted(tx, row.id, userId, at)
  await emit(tx, deps, {
    type: 'staff.joined',
    subject: { kind: 'user', id: userId },
    actor: userId,
    data: { userId, invitedBy: row.invitedBy, to: grantedRoleForEvent(row) },
    at,
  })
}
