// Messages for a person with an unconfirmed email.
export const confirmEmail = {
  title: 'Your email isn’t confirmed yet',
  why: ({ email }: { readonly email: string }) =>
    `We’ll email a link to ${email}. Open it while you are logged in here. Then you can set up two-step login.`,
  send: 'Email me the link',
  again: 'Send it again',
  sending: 'Sending…',
  sent: 'The link is on its way. It’s valid for a day.',
  notSent: 'The link couldn’t be sent. Please try again.',
  isConfirmed: 'Your email is confirmed.',
}
