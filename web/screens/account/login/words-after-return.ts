// Messages of the login page after a failed return from Google or Facebook.
import type { SocialFailure, SocialProvider } from '#contract/accounts/accounts.ts'
import type { Problem } from '#web/features/forms/form-problem.tsx'

const NAMES: Record<string, string> = {
  google: 'Google',
  facebook: 'Facebook',
} satisfies Record<SocialProvider, string>

const WORDS: Record<SocialFailure, (name: string) => Problem> = {
  email_taken: (name) => ({
    message: 'An account with this email already exists.',
    reason: `${name} hasn’t confirmed that this email is yours. Please log in with your password.`,
  }),
  no_email: (name) => ({
    message: `${name} didn’t give us your email.`,
    reason: 'Allow it there and try again, or log in with your email and password.',
  }),
  suspended: () => ({
    message: 'Your access is suspended.',
    reason: 'Please ask the manager or owner of the laundry to let you log in again.',
  }),
  not_finished: (name) => ({
    message: `Signing in with ${name} wasn’t finished.`,
    reason: 'Please try again, or log in with your email and password.',
  }),
}

/** 'welcome' for somebody who should be signed in now; null for who comes from nowhere. */
export function wordsAfterReturn(search: URLSearchParams): Problem | 'welcome' | null {
  const error = search.get('error')
  const name = NAMES[search.get('from') ?? '']
  if (error === null) return name === undefined ? null : 'welcome'
  const words = Object.entries(WORDS).find(([failure]) => failure === error)?.[1]
  return (words ?? WORDS.not_finished)(name ?? 'another site')
}
