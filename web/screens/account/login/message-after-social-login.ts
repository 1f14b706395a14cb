// Messages of the login page after a failed return from Google or Facebook.
import { SOCIAL_FAILURES, SOCIAL_PROVIDERS } from '#contract/accounts/accounts.ts'
import type { Problem } from '#web/features/forms/form-problem.tsx'
import type { loginScreen } from '#words/en/accounts/login-screen.ts'

/** 'welcome' for somebody who should be signed in now; null for who comes from nowhere. */
export function messageAfterSocialLogin(
  search: URLSearchParams,
  words: typeof loginScreen,
): Problem | 'welcome' | null {
  const error = search.get('error')
  const from = SOCIAL_PROVIDERS.find((known) => known === search.get('from'))
  if (error === null) return from ? 'welcome' : null
  const failure = SOCIAL_FAILURES.find((known) => known === error) ?? 'not_finished'
  return words.returns[failure]({ provider: from ? words.providers[from] : words.anotherSite })
}
