/** Limits codes texted to a number, against flooding its owner and locking them out. */
import type { FastifyRequest } from 'fastify'
import { RESEND_SECONDS } from '#contract/accounts/phone-sign-in.ts'
import type { Db } from '../../../database/transaction.ts'
import { enforceWindows } from '../../../http/limits/limit.ts'
import { networkOfAddress } from '../../../http/callers/source.ts'
import type { WaitKind } from '../../../http/limits/wait.ts'
import type { Deps } from '../../../platform/deps.ts'
import { forgetGuesses, enforceRetryWait } from '../../accounts/guesses/guess.ts'
import { readKnownDevice } from '../../accounts/sessions/known-device.ts'
import { findPhoneOwner } from '../numbers/find-phone-owner.ts'

/** In seconds, before the second code, the third and so on; the last one holds for all that follow. */
const WAITS = [RESEND_SECONDS, 60, 120, 300, 900, 3600]

/** So many reach one number, whoever asks but the browsers that its owner signed in with. */
const MOST_AN_HOUR = 10
const MOST_A_DAY = 60

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3600

type Needs = Pick<Deps, 'db' | 'config'>

/** Who asks for codes to a number: a browser that its owner signed in with before, or a network. */
interface CodeAsker {
  name: string
  isKnown: boolean
}

/**
 * Looks the number up whether or not it has an account, so that the time tells nothing.
 * @param number as it is spelled for signing in
 */
export async function findCodeAsker(
  { db, config }: Needs,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  number: string,
): Promise<CodeAsker> {
  const holder = await findPhoneOwner(db, number)
  const device = readKnownDevice(request.headers.cookie, holder?.email || number, config)
  return device === null
    ? { name: `network ${networkOfAddress(request.ip)}`, isKnown: false }
    : { name: `browser ${device}`, isKnown: true }
}

/**
 * Counts one more code to a number. Each asker waits for the next a little longer, an hour at most; a known browser is
 * counted apart from everybody, so no stranger uses up what its owner may ask for.
 * @param laundry what the laundry's own bound counts
 * @returns in how many seconds this asker can have the next
 * @throws AppError `too_many_requests`, which says when the next can be asked for
 */
export async function enforceCodeWait(
  deps: Needs,
  { number, asker }: { number: string; asker: CodeAsker },
  laundry: string,
  refusal: WaitKind,
): Promise<number> {
  const { limitFactor, smsCodesPerDay } = deps.config
  const waits = WAITS.map((seconds) => Math.floor(seconds / limitFactor))
  const seconds = await enforceRetryWait(deps, codesOf(number, asker), waits, refusal)
  const what = `codes to ${number}`
  const ofNumber = [
    { what, most: MOST_AN_HOUR * limitFactor, seconds: HOUR_SECONDS },
    { what, most: MOST_A_DAY * limitFactor, seconds: DAY_SECONDS },
  ]
  if (!asker.isKnown) await enforceWindows(deps, ofNumber, refusal)
  // After the number's own, so that what is refused for one number takes nothing from the others.
  await enforceWindows(
    deps,
    [{ what: laundry, most: smsCodesPerDay, seconds: DAY_SECONDS }],
    refusal,
  )
  return seconds
}

/** A right code came back: who holds the phone waits no longer than at first. */
export function resetCodeWaits(
  { db, config }: { db: Db; config: Needs['config'] },
  number: string,
  asker: CodeAsker,
): Promise<void> {
  return forgetGuesses({ db, config }, [codesOf(number, asker)])
}

function codesOf(number: string, { name }: CodeAsker): string {
  return `codes to ${number} asked by ${name}`
}
