// Login with a code by SMS, on screens.

export const phoneSignInScreen = {
  usePassword: 'Use your password',
  intro: 'We text you a code. No password needed.',
  phone: 'Mobile number',
  send: 'Send me a code',
  sending: 'Sending…',
  code: 'Code',
  codeHint: ({ phone }: { phone: string }) => `6 digits, sent to ${phone}`,
  otherNumber: 'Another number',
  signIn: 'Login',
  signingIn: 'Signing in...',
  sendAgain: 'Send another code',
  sendAgainIn: ({ seconds }: { seconds: number }) => `Send another code in ${seconds} s`,
  failed: 'That didn’t work. Please try again.',
  orderNumber: 'Order number',
  orderNumberHint: 'It’s on your slip, such as LC-7K2M-9QXD.',
  orderNumberNeeded: 'Please enter the number of one of your orders.',
  claim: 'Make it my account',
  claiming: 'Looking…',
  createAccount: 'Create an account',
  createInstead: 'New here? Create an account',
  rememberMe: 'Remember me',
  confirmedHint: 'Confirmed with your code',

  panel: {
    title: 'Log in by phone',
    on: ({ phone }: { phone: string }) =>
      `A code that we text to ${phone} logs you in, beside your password.`,
    off: ({ phone }: { phone: string }) =>
      `Log in with a code that we text to ${phone}, beside your password. To set it up, enter a code and your password.`,
    risk: 'Anyone who holds your SIM card can read these codes. A passkey or an authenticator app is safer.',
    stop: 'Turn off',
    stopped: 'Your number no longer logs you in.',
    sendCode: 'Turn on',
    sendAnother: 'Send another',
    currentPassword: 'Current password',
    confirm: 'Confirm',
    checking: 'Checking…',
    done: 'You can now log in with your phone number.',
  },
}
