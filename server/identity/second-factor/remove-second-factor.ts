/** Removes a lost second factor from a person's account. */
import { permissionsOf } from '#domain/people/permissions.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { emit } from '../../events/emit.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { endStaffAccess } from '../accounts/sessions/end-staff-access.ts'
import { requireUser } from '../find-user.ts'
import { mailSecurityNotice } from './mail-security-notice.ts'
import { deleteSecondFactors, findUserIdByEmail } from './store.ts'

/**
 * The app, the recovery codes and every passkey go, and all sessions end: the password alone signs in again.
 * @param asker who may all that the person may
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeSecondFactor(
  deps: Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'events'>,
  asker: Person,
  userId: string,
): Promise<Person> {
  const person = await requireUser(deps.db, userId)
  if (!mayAllOf(asker, person)) throw new AppError('forbidden', say('notAboveOneself'))
  await inTransaction(deps.db, async (tx) => {
    await removeFactors(tx, person.id)
    await emit(tx, deps, {
      type: 'second_factor.taken',
      subject: { kind: 'user', id: person.id },
      actor: asker.id,
      data: {},
      at: deps.clock(),
    })
    await mailSecurityNotice(tx, deps, person, { kind: 'second_factor.taken' })
  })
  return person
}

/**
 * The same by the command at the server, as for the last one who runs the laundry.
 * @throws AppError `not_found`
 */
export async function removeSecondFactorByEmail(
  { db, staffWords }: Pick<Deps, 'db' | 'staffWords'>,
  email: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await findUserIdByEmail(tx, email.toLowerCase())
    if (id === undefined) throw new AppError('not_found', say('noSecondFactor'))
    await removeFactors(tx, id)
    await recordAudit(
      tx,
      { staffWords },
      { actorId: null, kind: 'second_factor.taken', record: { type: 'user', id }, at: now },
    )
  })
}

async function removeFactors(tx: Tx, userId: string): Promise<void> {
  if (!(await deleteSecondFactors(tx, userId)))
    throw new AppError('not_found', say('noSecondFactor'))
  await endStaffAccess(tx, userId)
}

function mayAllOf(asker: Person, person: Person): boolean {
  const own = permissionsOf(asker)
  return permissionsOf(person).every((permission) => own.includes(permission))
}
