/** Sends, resends and withdraws invitations to join the staff. */
import type { Invite } from '#contract/people/staff-invitations.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import {
  parseGrantedRole,
  grantedRoleForEvent,
  type GrantedRole,
} from '../people/parse-granted-role.ts'
import { requireStaffManager } from '../people/lock-colleague.ts'
import { lockInviter } from '../people/lock-inviter.ts'
import { requirePermissionToGrant } from '../people/require-permission-to-grant.ts'
import { invitationExpiry, invitationPath, newInvitationToken } from './invitation-token.ts'
import {
  findStaffByEmail,
  insertInvitation,
  listOpenInvitations,
  lockInvitation,
  updateInvitationSent,
  markInvitationWithdrawn,
  type InvitationRow,
} from './store.ts'

/** Invitations that wait; a laundry has a handful. */
const MOST_WAITING = 100

type Needs = Pick<Deps, 'db' | 'clock' | 'events' | 'jobs'>

interface Sent {
  row: InvitationRow
  /** Null where it is mailed: then the mail alone holds the link. */
  link: string | null
}

/**
 * @throws AppError `forbidden` for more than the asker has, `already_staff`, `already_invited`, `too_many_saved`;
 * `invalid_input` for what the preset doesn't bring
 */
export async function inviteColleague(
  deps: Needs,
  { id: askerId }: Pick<Person, 'id'>,
  { email, ...wanted }: Invite,
): Promise<Sent> {
  const role = parseGrantedRole(wanted)
  const at = deps.clock()
  const id = newId(at)
  const link = linkFor(email)
  try {
    await inTransaction(deps.db, async (tx) => {
      await requireMayInvite(tx, askerId, role)
      await refuseColleague(tx, email)
      if ((await listOpenInvitations(tx)).length >= MOST_WAITING)
        throw new AppError('too_many_saved', say('manyInvitations', { most: MOST_WAITING }))
      await insertInvitation(tx, { id, email, role, ...link.stored, ...sentNow(askerId, at) })
      if (email !== null) await deps.jobs.enqueue(tx, 'mail-staff-invitation', { id })
      await emitSent(tx, deps, 'staff.invited', { id, email, role, askerId, at })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('already_invited', say('alreadyInvited'))
    throw error
  }
  return { row: await requireWaiting(deps, id), link: link.path }
}

/**
 * The invitation is the asker's from then on, and good for another two days; the link before is good for nothing.
 * @throws AppError `not_found` for one that is accepted or withdrawn, `forbidden`, `already_staff`
 */
export async function renewInvitation(
  deps: Needs,
  { id: askerId }: Pick<Person, 'id'>,
  id: string,
): Promise<Sent> {
  const at = deps.clock()
  const path = await inTransaction(deps.db, async (tx) => {
    const row = await lockWaiting(tx, id)
    const { email } = row
    await requireMayInvite(tx, askerId, row)
    await refuseColleague(tx, email)
    const link = linkFor(email)
    await updateInvitationSent(tx, id, { ...link.stored, ...sentNow(askerId, at) })
    if (email !== null) await deps.jobs.enqueue(tx, 'mail-staff-invitation', { id })
    await emitSent(tx, deps, 'staff.invited_again', { id, email, role: row, askerId, at })
    return link.path
  })
  return { row: await requireWaiting(deps, id), link: path }
}

/** @throws AppError `not_found` for one that is accepted or withdrawn already */
export async function withdrawInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { id: askerId }: Pick<Person, 'id'>,
  id: string,
): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const { preset } = await lockWaiting(tx, id)
    await markInvitationWithdrawn(tx, id, at)
    await emit(tx, deps, {
      type: 'staff.invitation_withdrawn',
      subject: { kind: 'staff_invitation', id },
      actor: askerId,
      data: { preset },
      at,
    })
  })
}

async function requireMayInvite(tx: Tx, askerId: string, role: GrantedRole): Promise<void> {
  const asker = requireStaffManager(await lockInviter(tx, askerId))
  requirePermissionToGrant(asker, { ...role, role: role.preset })
}

async function refuseColleague(tx: Tx, email: string | null): Promise<void> {
  if (email !== null && (await findStaffByEmail(tx, email)))
    throw new AppError('already_staff', say('alreadyColleague'))
}

async function lockWaiting(tx: Tx, id: string): Promise<InvitationRow> {
  const row = await lockInvitation(tx, { id })
  if (!row || row.acceptedAt !== null || row.withdrawnAt !== null) throw notFound('invitation')
  return row
}

async function requireWaiting({ db }: Pick<Deps, 'db'>, id: string): Promise<InvitationRow> {
  const [row] = await listOpenInvitations(db, id)
  if (!row) throw notFound('invitation')
  return row
}

/** A link to hand on; the one of a mail is made when the mail is written. */
function linkFor(email: string | null) {
  if (email !== null) return { path: null, stored: { token_hash: null } }
  const { token, hash } = newInvitationToken()
  return { path: invitationPath(token), stored: { token_hash: hash } }
}

function sentNow(askerId: string, at: Date) {
  return { invited_by: askerId, created_at: at, expires_at: invitationExpiry(at) }
}

function emitSent(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  type: 'staff.invited' | 'staff.invited_again',
  sent: { id: string; email: string | null; role: GrantedRole; askerId: string; at: Date },
): Promise<void> {
  return emit(tx, deps, {
    type,
    subject: { kind: 'staff_invitation', id: sent.id },
    actor: sent.askerId,
    data: { isMailed: sent.email !== null, to: grantedRoleForEvent(sent.role) },
    at: sent.at,
  })
}
