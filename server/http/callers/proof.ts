/** Limits calls to people with a strong enough sign-in. */
import { branchOfPerson } from '#domain/base/branch.ts'
import type { Call } from '#contract/base/call.ts'
import { narrowToPinPermissions } from '#domain/people/pin.ts'
import { isStaff } from '#domain/people/roles.ts'
import { isFreshProof, needsStrongSignIn } from '#domain/settings/strong-sign-in.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { LaundryOf } from '../../platform/kept.ts'
import type { Person, Session } from './session.ts'

interface Needs {
  laundry: LaundryOf
  clock: () => Date
}

/**
 * The person of a session, without permissions where they have to sign in strongly first. A PIN opens nothing that strong
 * sign-in is required for, so it isn't asked for then.
 */
export async function withoutUnprovenPermissions(
  { laundry, clock }: Needs,
  { person, isStrong, isByPin, joinedAt }: Session,
): Promise<Person> {
  if (isByPin) return narrowToPinPermissions(person)
  if (isStrong || !isStaff(person)) return person
  const settings = await laundry(branchOfPerson(person)).settings.current()
  const isNeeded = needsStrongSignIn({ ...person, joinedAt }, settings, clock())
  return isNeeded ? { ...person, narrowedTo: [], isHeldBack: true } : person
}

/**
 * @param body once it is known
 * @throws AppError `proof_needed` where the call asks for a fresh proof, and the session has none; `forbidden` where no
 *   session that began by a PIN may ask for it
 */
export function requireFreshProof(
  { clock }: Pick<Needs, 'clock'>,
  { fresh, notByPin }: Call,
  session: Session | null,
  body?: unknown,
): void {
  if (notByPin && session?.isByPin) throw new AppError('forbidden', say('notByPin'))
  if (!fresh || !session || !isAskedFor(fresh, body)) return
  const began = fresh === 'or just logged in' ? session.beganAt : null
  if (!isFreshProof(session.provenAt, clock()) && !isFreshProof(began, clock()))
    throw new AppError('proof_needed', say('proofNeeded'))
}

function isAskedFor(fresh: NonNullable<Call['fresh']>, body: unknown): boolean {
  if (typeof fresh !== 'object') return true
  const given = body as Readonly<Record<string, unknown>> | undefined
  return Object.entries(fresh).some(([field, values]) =>
    values.some((value) => value === given?.[field]),
  )
}
