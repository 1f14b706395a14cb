/** Codes that a rider logs in with once: made, and stored as a hash. */
import { RIDER_CODE_MINUTES } from '#contract/people/riders.ts'
import { hashWithSecret } from '../../http/callers/source.ts'
import type { Deps } from '../../platform/deps.ts'
import { newPhoneCode } from '../phone/numbers/send-phone-codes.ts'

type Needs = { config: Pick<Deps['config'], 'authSecret'> }

/**
 * @param number in its one spelling
 * @returns six digits, and the columns that keep them
 */
export function newRiderCode({ config }: Needs, number: string, at: Date) {
  const code = newPhoneCode()
  const expiresAt = new Date(at.getTime() + RIDER_CODE_MINUTES * 60_000)
  const stored = {
    code_hash: riderCodeHash({ config }, number, code),
    code_expires_at: expiresAt,
    code_used_at: null,
  }
  return { code, expiresAt, stored }
}

/** Useless without the server's secret, and good for one number. */
export function riderCodeHash({ config }: Needs, number: string, code: string): string {
  return hashWithSecret(`rider-code:${number}:${code}`, config.authSecret)
}

/** How wrong codes for a number are counted. */
export function riderGuessKey(number: string): string {
  return `rider code of ${number}`
}
