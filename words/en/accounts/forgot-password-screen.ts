// Forgot password screen.

export const forgotPasswordScreen = {
  title: 'Forgot password',
  heading: 'Forgot your password?',
  intro: 'Enter your email and we’ll send you a link to choose a new one.',
  aside: 'A fresh start, like a shirt from the line.',
  send: 'Send the link',
  sending: 'Sending…',
  failed: 'The link couldn’t be sent. Please try again.',
  remembered: 'Remembered it? [Back to login]',

  sent: {
    intro: 'It happens to the best of us.',
    title: 'Check your inbox',
    /** The email is emphasized. */
    nothingThere: ({ email }: { readonly email: string }) =>
      `Nothing there after a few minutes? Check your spam folder, or make sure that [${email}] is the email you signed up with.`,
    tryAnother: 'Try another email',
    login: 'Back to login',
  },
}
