// Reset password screen.

export const resetPasswordScreen = {
  title: 'Choose a new password',
  intro: 'You’ll be logged out everywhere. Log in with the new one afterwards.',
  aside: 'Long is strong: three words that only you put together.',
  checking: 'Checking the link',
  set: 'Set new password',
  setting: 'Saving…',
  failed: 'Your password couldn’t be set. Please try again.',

  done: 'All set',
  login: 'Login',

  spent: {
    message: 'This link doesn’t work.',
    reason:
      'It has expired, was used already, or wasn’t copied in full. A link works once, for one hour.',
  },
  newLink: 'Get a new link',
  backToLogin: 'Back to login',
}
