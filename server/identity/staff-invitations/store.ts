/** SQL for invitations to join the staff. */
import type { Insertable } from 'kysely'
import type { StaffInvitationsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { GrantedRole } from '../people/parse-granted-role.ts'

function selectInvitations(db: Db) {
  return db
    .selectFrom('staff_invitations as invitations')
    .innerJoin('users as inviters', 'inviters.id', 'invitations.invited_by')
    .select(['invitations.id', 'invitations.email', 'preset', 'token_hash as tokenHash'])
    .select('invitations.more_presets as morePresets')
    .select(['invitations.narrowed_to as narrowedTo', 'invitations.created_at as sentAt'])
    .select(['invitations.refunds_per_day_paise as refundsPerDayPaise', 'expires_at as expiresAt'])
    .select(['accepted_at as acceptedAt', 'withdrawn_at as withdrawnAt'])
    .select(['invited_by as invitedBy', 'inviters.name as inviterName'])
}

export type InvitationRow = Awaited<ReturnType<typeof listOpenInvitations>>[number]

/** Those that nobody accepted or withdrew, the newest first; or one of them. */
export function listOpenInvitations(db: Db, id?: string) {
  return selectInvitations(db)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('invitations.id', '=', id!))
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .execute()
}

/** What the holder of a token was invited to, whatever became of it. */
export function findInvitationByToken(
  db: Db,
  tokenHash: string,
): Promise<InvitationRow | undefined> {
  return selectInvitations(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Locks an invitation until `tx` ends; the second of two who accept it waits here, and sees what the first did. */
export async function lockInvitation(
  tx: Tx,
  by: { id: string } | { tokenHash: string },
): Promise<InvitationRow | undefined> {
  return selectInvitations(tx)
    .where((eb) =>
      'id' in by ? eb('invitations.id', '=', by.id) : eb('token_hash', '=', by.tokenHash),
    )
    .forUpdate('invitations')
    .executeTakeFirst()
}

export async function insertInvitation(
  tx: Tx,
  row: Omit<Insertable<StaffInvitationsTable>, keyof GrantColumns> & { role: GrantedRole },
): Promise<void> {
  const { role, ...rest } = row
  await tx
    .insertInto('staff_invitations')
    .values({ ...rest, ...grantColumns(role) })
    .execute()
}

type GrantColumns = ReturnType<typeof grantColumns>

function grantColumns({ preset, morePresets, narrowedTo, refundsPerDayPaise }: GrantedRole) {
  return {
    preset,
    more_presets: morePresets,
    narrowed_to: narrowedTo && JSON.stringify(narrowedTo),
    refunds_per_day_paise: refundsPerDayPaise,
  }
}

/** Gives an invitation another time and inviter, and another link; without one until its mail is written. */
export async function updateInvitationSent(
  tx: Tx,
  id: string,
  sent: { token_hash: string | null; invited_by: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await tx.updateTable('staff_invitations').set(sent).where('id', '=', id).execute()
}

/** Makes the invitation of a link a mailbox's; its mail makes another link. */
export async function updateInvitationEmail(
  tx: Tx,
  id: string,
  to: { email: string; expires_at: Date },
): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ ...to, token_hash: null })
    .where('id', '=', id)
    .execute()
}

/** Gives a mailed invitation its link; undefined where it is over by now. */
export function updateInvitationToken(db: Db, id: string, tokenHash: string, now: Date) {
  return db
    .updateTable('staff_invitations as invitations')
    .from('users as inviters')
    .whereRef('inviters.id', '=', 'invitations.invited_by')
    .set({ token_hash: tokenHash })
    .where('invitations.id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .returning((eb) => [
      'invitations.email',
      'preset',
      'inviters.name as inviterName',
      eb
        .selectFrom('users as invited')
        .select('invited.language')
        .whereRef('invited.email', '=', 'invitations.email')
        .as('language'),
    ])
    .executeTakeFirst()
}

export async function markInvitationAccepted(
  tx: Tx,
  id: string,
  userId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ accepted_at: now, accepted_by: userId })
    .where('id', '=', id)
    .execute()
}

export async function markInvitationWithdrawn(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .execute()
}

/** Who somebody is by their email, where they work here. */
export function findStaffByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('role', '<>', 'customer')
    .executeTakeFirst()
}

/**
 * A new account of somebody who joins, with its password.
 * @param account.role what the invitation of their mailbox brings; null until it was shown that the email is theirs
 */
export async function insertStaffAccount(
  tx: Tx,
  account: {
    id: string
    accountId: string
    name: string
    email: string
    hash: string
    role: GrantedRole | null
  },
  now: Date,
): Promise<void> {
  const { id, name, email } = account
  const granted = account.role && grantColumns(account.role)
  await tx
    .insertInto('users')
    .values({
      id,
      name,
      email,
      email_verified: granted !== null,
      ...(granted && { role: granted.preset, narrowed_to: granted.narrowed_to }),
      ...(granted && {
        more_presets: granted.more_presets,
        refunds_per_day_paise: granted.refunds_per_day_paise,
      }),
      created_at: now,
      updated_at: now,
    })
    .execute()
  await tx
    .insertInto('accounts')
    .values({
      id: account.accountId,
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password: account.hash,
    })
    .execute()
}

/** The company that a customer orders for or is invited to, the person locked; undefined for none. */
export function lockCompanyOfCustomer(
  tx: Tx,
  userId: string,
): Promise<{ id: string; name: string } | undefined> {
  return tx
    .selectFrom('users')
    .innerJoin('companies', (join) =>
      join.on((eb) =>
        eb('companies.id', '=', eb.fn.coalesce('users.company_id', 'users.invited_company_id')),
      ),
    )
    .select(['companies.id', 'companies.name'])
    .where('users.id', '=', userId)
    .forNoKeyUpdate('users')
    .executeTakeFirst()
}

/** Makes a customer staff, who orders for no company any more; false where they are staff already. */
export async function makeCustomerStaff(
  tx: Tx,
  id: string,
  role: GrantedRole,
  isEmailProven: boolean,
  now: Date,
): Promise<boolean> {
  const { preset, ...narrowing } = grantColumns(role)
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      role: preset,
      ...narrowing,
      staff_since: now,
      company_id: null,
      sees_company_account: false,
      invited_company_id: null,
      invited_sees_account: false,
      updated_at: now,
      ...(isEmailProven && { email_verified: true }),
    })
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
