// Messages for a person with an unconfirmed email.
export const confirmEmail = {
  title: 'Your email isn’t confirmed yet',
  why: ({ email }: { readonly email: string }) =>
    `Open a link that we mail to ${email}, while you are logged in here. Then you can set up two-step login.`,
  send: 'Mail me the link',
  again: 'Mail it again',
  sending: 'Sending…',
  sent: 'The link is on its way. It’s valid for a day.',
  notSent: 'No link was mailed. Please try again.',
  isConfirmed: 'Your email is confirmed.',
}
