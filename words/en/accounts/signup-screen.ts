// Signup screen.

export const signupScreen = {
  title: 'Sign Up',
  description: 'Create an account and book your first laundry pickup in two minutes.',
  heading: 'Create your account',
  /** A sentence on what the invitation brings follows. */
  invited: 'A friend invited you.',
  logIn: 'Already with us? [Log in]',
  aside: 'Book a pickup in two minutes. We do the rest.',
  promises: ({ hours }: { readonly hours: number }): readonly string[] => [
    `${hours}-hour turnaround`,
    'Free pickup and delivery',
    'SMS and email updates',
    'Satisfaction guarantee',
  ],

  person: 'Personal Information',
  firstName: 'First name',
  lastName: 'Last name',
  security: 'Security',
  password: 'Password',
  passwordHint: ({ least }: { readonly least: number }) => `At least ${least} characters`,
  confirmPassword: 'Confirm password',
  confirmHint: 'Type it again',

  /** Links to the terms, then to the privacy policy. */
  agreement: 'I agree to the [Terms of Service] and the [Privacy Policy]',
  create: 'Create Account',
  creating: 'Creating Account...',
  failed: 'Signup failed. Please try again later.',
}
