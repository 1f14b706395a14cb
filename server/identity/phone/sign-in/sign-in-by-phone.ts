/** Signs a person in with a code texted to their phone. */
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isStaff } from '#domain/people/roles.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { beginProvenSession } from '../../accounts/sign-in/begin-proven-session.ts'
import { endNewSession } from '../../accounts/sessions/end-staff-access.ts'
import { requireSecondFactorStep } from '../../accounts/sessions/second-factor.ts'
import { readKnownDevice } from '../../accounts/sessions/known-device.ts'
import { isAccountClaimable, isNumberStillClaimed } from '../customers/known-by.ts'
import { findPhoneOwner, isStaffPhone } from '../numbers/find-phone-owner.ts'
import { phoneTicketHash } from '../numbers/assign-proven-phone.ts'
import { notifyOfSignIn } from './notify-of-sign-in.ts'
import { spendTextedCode } from './spend-texted-code.ts'
import { insertPhoneProof } from './store.ts'

const PROOF_MS = 30 * 60_000

/** That a number was proven, for signing up with it or claiming what is known by it. */
interface Proof {
  phone: string
  phoneProof: string
  claimable?: boolean
}

type Needs = Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'wordsFor' | 'clock' | 'auth' | 'config'>

/**
 * A number signs in the one who proved it for their account; one that merely stands in a profile signs in nobody.
 * Only the one who holds the phone hears whether there is an account.
 * @returns the person and the cookies of the new session, or the number with a proof for signing up
 * @throws AppError `wrong_code`, `second_factor_needed`, `too_many_requests`, `forbidden` for staff, who have their password
 */
export async function signInByPhone(
  deps: Needs,
  request: FastifyRequest,
  { ticket, code, rememberMe }: { ticket: string; code: string; rememberMe: boolean },
): Promise<{ user: Person; cookies: string[] } | Proof> {
  const { db, clock, config } = deps
  const number = await spendTextedCode(deps, request, { ticket, code })
  if (number === null) throw wrongCode()
  const holder = await findPhoneOwner(db, number)
  if (!holder) return proofOf(deps, number)
  // Who has nothing but a number, and hasn't come for long, may not be who has it now.
  if (holder.email === '' && !(await isNumberStillClaimed(db, number, clock())))
    return proofOf(deps, number)
  if (isStaff(holder)) throw new AppError('forbidden', say('staffByPassword'))
  await requireSecondFactorStep(deps, holder, rememberMe)
  const begun = await beginProvenSession(deps, request, holder.id, { rememberMe, isStrong: false })
  if ((await findPhoneOwner(db, number))?.id !== holder.id) {
    // The number was taken away from the account while the session began.
    await endNewSession(deps, begun.cookies)
    throw wrongCode()
  }
  if (readKnownDevice(request.headers.cookie, holder.email || number, config) === null)
    await notifyOfSignIn(deps, holder, number, request.headers['user-agent'] ?? null)
  return begun
}

async function proofOf({ db, clock }: Needs, number: string): Promise<Proof> {
  if (await isStaffPhone(db, number)) throw new AppError('forbidden', say('staffByPassword'))
  const phoneProof = randomBytes(32).toString('base64url')
  await insertPhoneProof(db, {
    ticket_hash: phoneTicketHash(phoneProof),
    number,
    expires_at: new Date(clock().getTime() + PROOF_MS),
  })
  const claimable = await isAccountClaimable(db, number)
  return { phone: number, phoneProof, ...(claimable && { claimable }) }
}

function wrongCode(): AppError {
  return new AppError('wrong_code', say('wrongCode'))
}
