// Messages after a return from a sign-in provider.
import { expect, it } from 'vitest'
import { loginScreen } from '#words/en/accounts/login-screen.ts'
import { messageAfterSocialLogin } from './message-after-social-login.ts'

const words = (query: string) => messageAfterSocialLogin(new URLSearchParams(query), loginScreen)

it('welcomes people who return signed in, and shows nothing without a provider', () => {
  expect(words('from=google&next=/garments')).toBe('welcome')
  expect(words('next=/garments')).toBeNull()
  expect(words('from=evil')).toBeNull()
})

it('names the provider and the next step', () => {
  expect(words('from=facebook&error=email_taken')).toEqual({
    message: 'An account with this email already exists.',
    reason: 'Facebook hasn’t confirmed that this email is yours. Please log in with your password.',
  })
  expect(words('from=google&error=no_email')).toMatchObject({
    message: 'Google didn’t give us your email.',
  })
})

it('shows no text from the URL', () => {
  const answer = words('from=<b>&error=Send%20money')
  expect(answer).toMatchObject({ message: 'Logging in with another site wasn’t finished.' })
})
