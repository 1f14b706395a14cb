// Confirming a phone number for texts, on the profile.
interface OfPhone {
  readonly phone: string
}

export const phoneProof = {
  /** The marked part is a link. */
  noPhone: 'You won’t get texts yet: please add a phone number in [your profile].',
  asks: ({ phone }: OfPhone) =>
    `You won’t get texts yet: please confirm that ${phone} is yours. We’ll send it a code.`,
  notMobile: ({ phone }: OfPhone) =>
    `You won’t get texts: they go to Indian mobile numbers, and ${phone} isn’t one.`,
  sent: ({ phone }: OfPhone) => `We sent a code to ${phone}. It’s valid for 10 minutes.`,
  code: 'Code',
  send: 'Send a code',
  sendAnother: 'Send another',
  sending: 'Sending…',
  submit: 'Confirm',
  submitting: 'Checking…',
  done: 'Your number is confirmed.',
  doneLine: 'From now on we’ll text you on it.',
  failed: 'That didn’t work. Please try again.',
}
