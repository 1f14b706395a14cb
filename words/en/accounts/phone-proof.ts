// Confirming a phone number for texts, on the profile.
interface OfPhone {
  readonly phone: string
}

export const phoneProof = {
  /** The marked part is a link. */
  noPhone: 'Texts don’t go out yet: there is no phone number in [your profile].',
  asks: ({ phone }: OfPhone) =>
    `Texts don’t go out yet: please confirm that ${phone} is yours. We send it a code.`,
  sent: ({ phone }: OfPhone) => `We sent a code to ${phone}. It is good for 10 minutes.`,
  code: 'Code',
  send: 'Send a code',
  sendAnother: 'Send another',
  sending: 'Sending…',
  submit: 'Confirm',
  submitting: 'Checking…',
  done: 'Your number is confirmed.',
  doneLine: 'From now on texts go to it.',
  failed: 'That didn’t work. Please try again.',
}
