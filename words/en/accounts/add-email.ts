// Adding an email to an account with only a phone number.
export const addEmail = {
  title: 'Add your email',
  why: 'You get our emails and can choose a password.',
  email: 'Email',
  emailNeeded: 'Please enter a valid email address.',
  send: ({ phone }: { readonly phone: string }) => `Send a code to ${phone}`,
  sendAnother: 'Send another',
  sending: 'Sending…',
  sent: ({ phone }: { readonly phone: string }) =>
    `We sent a code to ${phone}. It’s valid for 10 minutes.`,
  code: 'Code',
  add: 'Add email',
  adding: 'Adding…',
  added: 'Almost done',
  addedLine: ({ email }: { readonly email: string }) => `Open the link that we sent to ${email}.`,
  failed: 'That didn’t work. Please try again.',
}
