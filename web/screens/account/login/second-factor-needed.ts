// Detects a login that waits for a second factor: from a call's refusal, or from the return address of Google and
// Facebook.
import type { SecondFactorNeeded } from '#contract/accounts/second-factor.ts'
import { ApiError } from '#web/lib/api.ts'

const WAYS: SecondFactorNeeded['ways'] = ['app', 'recovery_code', 'passkey']

/** Null for other failures. */
export function secondFactorNeededIn(error: unknown): SecondFactorNeeded | null {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') return null
  return error.body as SecondFactorNeeded
}

/** Takes the ticket out of the page's address; null where there is none. */
export function secondFactorInAddress(): SecondFactorNeeded | null {
  const given = new URLSearchParams(location.hash.slice(1))
  const ticket = given.get('ticket')
  if (ticket === null) return null
  const ways = given.get('ways')?.split(' ') ?? []
  given.delete('ticket')
  given.delete('ways')
  const rest = given.size > 0 ? `#${given}` : ''
  history.replaceState(history.state, '', `${location.pathname}${location.search}${rest}`)
  return { ticket, ways: WAYS.filter((way) => ways.includes(way)) }
}
