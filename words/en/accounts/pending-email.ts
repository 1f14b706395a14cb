// Change of an email that waits for its confirmation link.
interface OfEmail {
  readonly email: string
}

export const pendingEmail = {
  /** The marked part is shown strong. */
  waits: ({ email }: OfEmail) =>
    `We sent a link to [${email}]; your email changes once you open it.`,
  again: 'Send it again',
  sent: 'We sent you another link.',
  sentLine: 'The earlier one no longer works.',
  notSent: 'The link couldn’t be sent.',
  cancel: 'Cancel the change',
  notCancelled: 'Your change is still pending.',
  changed: 'Your email is changed.',
  changedLine: ({ email }: OfEmail) => `From now on you log in with ${email}.`,
  notChanged: 'Your email was not changed.',
  tryAgain: 'Please try again.',
}
