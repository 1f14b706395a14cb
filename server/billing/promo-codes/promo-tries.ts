/** Slows down guessing of promo codes: different wrong codes are counted, right ones never. */
import { normalizePromoCode } from '#domain/discounts/promo-codes.ts'
import { isStaff } from '#domain/people/roles.ts'
import {
  countInWindows,
  uncountInWindows,
  hasCountInWindow,
  type LimitNeeds,
} from '../../http/limits/limit.ts'
import { tryLaterError } from '../../http/limits/wait.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { networkOfAddress } from '../../http/callers/source.ts'

const HOUR_SECONDS = 3600

/** So many different wrong codes an hour are one customer's, and those of everybody at one address. */
const MOST_OF_PERSON = 20
const MOST_OF_ADDRESS = 60

export interface PromoTry {
  /** For how many seconds no further code is looked at; 0 when this one is. */
  seconds: number
  /** There is such a code: it isn't counted. */
  right(): Promise<void>
}

const UNCOUNTED: PromoTry = { seconds: 0, right: async () => {} }

/**
 * To be asked before a code is looked for, outside of transactions: it counts as wrong until `right()` is called.
 * What was looked for within the hour is looked for again without counting.
 * @param code as it was typed; empty for none
 */
export async function beginPromoCodeTry(
  needs: LimitNeeds,
  code: string,
  { person, ip }: { person: Person | null; ip: string },
): Promise<PromoTry> {
  const written = normalizePromoCode(code)
  if (written === '' || isStaff(person)) return UNCOUNTED
  const address = `address ${networkOfAddress(ip)}`
  const by = person ? `person ${person.id}` : address
  const window = (what: string, most: number) => ({
    what: `wrong promo codes by ${what}`,
    most: most * needs.config.limitFactor,
    seconds: HOUR_SECONDS,
  })
  const windows = [
    window(address, MOST_OF_ADDRESS),
    ...(person ? [window(by, MOST_OF_PERSON)] : []),
  ]
  const known = { what: `promo code ${written} by ${by}`, most: 1, seconds: HOUR_SECONDS }

  const seconds = await countInWindows(needs, windows)
  if (seconds > 0)
    return (await hasCountInWindow(needs, known)) ? UNCOUNTED : { ...UNCOUNTED, seconds }
  const right = () => uncountInWindows(needs, windows)
  if ((await countInWindows(needs, [known])) === 0) return { seconds: 0, right }
  await right()
  return UNCOUNTED
}

/**
 * Does what refuses a code that there isn't.
 * @throws AppError `too_many_requests` while no code is looked at, and what `work` throws
 */
export async function countPromoCodeTry<T>(
  needs: LimitNeeds,
  code: string,
  by: { person: Person; ip: string },
  work: () => Promise<T>,
): Promise<T> {
  const tried = await beginPromoCodeTry(needs, code, by)
  const { seconds } = tried
  if (seconds > 0) throw tryLaterError(say('manyPromoTries', { seconds }), seconds)
  try {
    const done = await work()
    await tried.right()
    return done
  } catch (error) {
    if (!isUnknownCode(error)) await tried.right()
    throw error
  }
}

function isUnknownCode(error: unknown): boolean {
  return (
    error instanceof AppError &&
    error.code === 'discount_refused' &&
    error.extra['kind'] === 'unknown'
  )
}
