/** Which sign-ins need a second factor, and where they wait. */
import { createHash, randomBytes } from 'node:crypto'
import { SIGN_IN_STEP_MINUTES, type SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { isStaff } from '#domain/people/roles.ts'
import { isFreshProof } from '#domain/settings/strong-sign-in.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Session } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import {
  deleteRecoveryCodes,
  insertSignInStep,
  selectSecondFactors,
  unmarkStrongSessions,
  type Factors,
} from './second-factor-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
type Whose = { id: string; role: string }

/** What somebody can sign in with beside the password, on this site. */
export function readSecondFactors(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
): Promise<Factors> {
  return selectSecondFactors(db, userId, new URL(config.baseUrl).hostname)
}

/**
 * Whether the password alone doesn't sign somebody in. Staff's passkeys are their second factor too; customers have
 * theirs for convenience, and may go on with the password on a device that has none.
 */
export function isSecondFactorAsked(person: Pick<Whose, 'role'>, factors: Factors): boolean {
  return factors.appSince !== null || (isStaff(person) && factors.passkeys > 0)
}

/**
 * Lets a sign-in wait where it asks for a second factor. No session may have begun, or it has to be ended.
 * @throws AppError `second_factor_needed` with the ticket that ends it
 */
export async function requireSecondFactorStep(
  deps: Needs,
  person: Whose,
  rememberMe: boolean,
): Promise<void> {
  const step = await beginSecondFactorStep(deps, person, rememberMe)
  if (step) throw new AppError('second_factor_needed', say('secondFactorNeeded'), { ...step })
}

/** The ticket of a sign-in that waits; null for one that asks for nothing more. */
export async function beginSecondFactorStep(
  deps: Needs,
  person: Whose,
  rememberMe: boolean,
): Promise<SecondFactorNeeded | null> {
  const factors = await readSecondFactors(deps, person.id)
  if (!isSecondFactorAsked(person, factors)) return null
  const ticket = randomBytes(32).toString('base64url')
  await insertSignInStep(deps.db, {
    ticket_hash: signInStepHash(ticket),
    user_id: person.id,
    remember_me: rememberMe,
    expires_at: new Date(deps.clock().getTime() + SIGN_IN_STEP_MINUTES * 60_000),
  })
  const ways: SecondFactorNeeded['ways'] = [
    ...(factors.appSince ? (['app'] as const) : []),
    ...(factors.recoveryCodes > 0 ? (['recovery_code'] as const) : []),
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
  ]
  return { ticket, ways }
}

/**
 * To be asked before what ends or moves an account. Where there is no second factor, the password that is given beside
 * is enough.
 * @throws AppError `proof_needed` where there is one and this session hasn't lately been proven with it
 */
export async function requireOwnSecondFactor(
  deps: Needs,
  { person, isStrong, provenAt }: Pick<Session, 'person' | 'isStrong' | 'provenAt'>,
): Promise<void> {
  if (isStrong && isFreshProof(provenAt, deps.clock())) return
  if (isSecondFactorAsked(person, await readSecondFactors(deps, person.id)))
    throw new AppError('proof_needed', say('proofNeeded'))
}

/** What is kept of a ticket. */
export function signInStepHash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}

/** To be called when a factor was removed: without any, recovery codes stand in for nothing and no session is strong. */
export async function cleanUpAfterFactorRemoval(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  person: Pick<Whose, 'id'>,
): Promise<void> {
  const factors = await readSecondFactors({ db: tx, config }, person.id)
  if (factors.appSince !== null || factors.passkeys > 0) return
  await deleteRecoveryCodes(tx, person.id)
  await unmarkStrongSessions(tx, person.id)
}
