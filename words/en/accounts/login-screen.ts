// Login screen.

interface Named {
  /** Google, Facebook, or another site. */
  readonly provider: string
}

export const loginScreen = {
  title: 'Login',
  description: 'Log in to book a pickup, follow your orders and manage your laundry.',
  intro: 'Welcome back. Let’s get your laundry off your hands.',
  aside: 'Picked up, washed, pressed and back at your door.',
  moment: 'One moment...',

  demo: {
    title: 'Demo accounts',
    hint: 'Tap one to fill it in.',
    roles: { customer: 'Customer', admin: 'Admin' },
  },

  password: 'Password',
  rememberMe: 'Remember me',
  forgotten: 'Forgot password?',
  login: 'Login',
  signingIn: 'Signing in...',
  failed: 'Login failed. Please try again.',
  signUp: 'New here? [Create an account]',

  /** Above the other ways to log in. */
  otherWays: 'or continue with',
  useCode: 'Use a code by SMS',
  passkey: {
    use: 'Use a passkey',
    waiting: 'Waiting for your device...',
    failed: 'Your passkey couldn’t be used. Please try again.',
  },
  providers: { google: 'Google', facebook: 'Facebook' },
  /** Below a provider's name. */
  unset: 'isn’t set up',
  notSetUp: ({ provider }: Named) =>
    `Logging in with ${provider} isn’t set up here. Please use your email and password.`,

  /** After a failed return from a provider. */
  anotherSite: 'another site',
  returns: {
    email_taken: ({ provider }: Named) => ({
      message: 'An account with this email already exists.',
      reason: `${provider} hasn’t confirmed that this email is yours. Please log in with your password.`,
    }),
    no_email: ({ provider }: Named) => ({
      message: `${provider} didn’t give us your email.`,
      reason: 'Allow it there and try again, or log in with your email and password.',
    }),
    suspended: () => ({
      message: 'Your access is suspended.',
      reason: 'Please ask the manager or owner of the laundry to let you log in again.',
    }),
    not_finished: ({ provider }: Named) => ({
      message: `Logging in with ${provider} wasn’t finished.`,
      reason: 'Please try again, or log in with your email and password.',
    }),
  },
}
