/** A person's authenticator app (set up, confirmed by a first code, removed) and their recovery codes. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { qrCodeSvgPath } from '../../platform/qr-code.ts'
import type { Person, Session } from '../../http/callers/session.ts'
import { newSessionToken } from '../accounts/sessions/renew-token.ts'
import { updateSessionProof } from '../accounts/sessions/second-factor-store.ts'
import {
  cleanUpAfterFactorRemoval,
  readSecondFactors,
  isSecondFactorAsked,
} from '../accounts/sessions/second-factor.ts'
import { hasPassword } from '../accounts/passwords/has-password.ts'
import { requireProvenContact } from '../accounts/record/require-proven-contact.ts'
import { mailSecurityNotice } from './mail-security-notice.ts'
import { newRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { encryptFor, decryptFor } from '../../platform/config/sealed.ts'
import {
  deleteAuthenticator,
  insertAuthenticatorSecret,
  lockAuthenticator,
  lockSecondFactorOwner,
  replaceRecoveryCodes,
  markAuthenticatorConfirmed,
} from './store.ts'
import { newTotpSecret, totpStepsOfCode, totpUri } from './totp.ts'

type Needs = Pick<Deps, 'db' | 'jobs' | 'staffWords' | 'clock' | 'config' | 'laundry'>

/**
 * A new secret, which counts once a code of it was typed; one that was begun before is good for nothing.
 * @throws AppError `no_password`, `email_not_confirmed`, `already_set_up`
 */
export async function beginAuthenticatorSetUp(
  { db, clock, config, laundry }: Needs,
  { id, email }: Person,
): Promise<{ secret: string; uri: string; qr: { size: number; path: string } }> {
  if (!(await hasPassword(db, id))) throw new AppError('no_password', say('choosePasswordFirst'))
  await requireProvenContact(db, id)
  const secret = newTotpSecret()
  if (!(await insertAuthenticatorSecret(db, id, encryptFor(secret, id, config), clock())))
    throw new AppError('already_set_up', say('appSetUpAlready'))
  const { name } = await laundry(branchOfPerson({ id })).settings.current()
  const uri = totpUri(secret, name, email)
  return { secret, uri, qr: qrCodeSvgPath(uri) }
}

/**
 * Sets the app up. The session that does so is strong from now on.
 * @returns new recovery codes, none where the person has some; and the session's new token
 * @throws AppError `email_not_confirmed`, `wrong_code`, `not_found`
 */
export async function confirmAuthenticatorSetUp(
  deps: Needs,
  { id: sessionId, person }: Session,
  code: string,
): Promise<{ recoveryCodes: string[]; newToken: string }> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock()
    await lockSecondFactorOwner(tx, person.id)
    await requireProvenContact(tx, person.id)
    const app = await lockAuthenticator(tx, person.id)
    const secret = app?.proven_at === null ? decryptFor(app.secret, person.id, deps.config) : null
    if (secret === null) throw new AppError('not_found', say('noAppBegun'))
    const step = totpStepsOfCode(secret, code, now).at(-1)
    if (step === undefined) throw new AppError('wrong_code', say('wrongFirstCode'))
    await markAuthenticatorConfirmed(tx, person.id, step, now)
    const newToken = newSessionToken()
    await updateSessionProof(tx, { id: sessionId, newToken }, true, now)
    await mailSecurityNotice(tx, deps, person, { kind: 'authenticator.added' })
    const known = await readSecondFactors({ db: tx, config: deps.config }, person.id)
    const recoveryCodes =
      known.recoveryCodes > 0 ? [] : await storeCodes(tx, person.id, deps.config)
    return { recoveryCodes, newToken }
  })
}

/** @throws AppError `not_found` */
export async function removeAuthenticator(deps: Needs, person: Person): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockSecondFactorOwner(tx, person.id)
    if (!(await deleteAuthenticator(tx, person.id)))
      throw new AppError('not_found', say('noSecondFactor'))
    await cleanUpAfterFactorRemoval(tx, deps, person)
    await mailSecurityNotice(tx, deps, person, { kind: 'authenticator.removed' })
  })
}

/**
 * Makes codes in the place of those from before.
 * @throws AppError `not_found` where there is no second factor that they could stand in for
 */
export async function makeRecoveryCodes(deps: Needs, person: Person): Promise<string[]> {
  return inTransaction(deps.db, async (tx) => {
    await lockSecondFactorOwner(tx, person.id)
    const factors = await readSecondFactors({ db: tx, config: deps.config }, person.id)
    if (!isSecondFactorAsked(person, factors))
      throw new AppError('not_found', say('noSecondFactor'))
    await mailSecurityNotice(tx, deps, person, { kind: 'recovery_codes.made' })
    return storeCodes(tx, person.id, deps.config)
  })
}

async function storeCodes(tx: Tx, userId: string, config: Needs['config']): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(code, userId, config))
  await replaceRecoveryCodes(tx, userId, hashes)
  return codes
}
