// The console's test messages to oneself.
export const reachabilityWords = {
  open: 'Am I reachable?',
  about:
    'Sends a test message to you on every channel, at once, and shows what became of it. What you chose in your profile doesn’t matter here.',
  send: 'Send a test',
  sending: 'Sending…',
  notSent: 'The test couldn’t be sent.',
  loading: 'Loading your contacts',
  notLoaded: 'Your contacts couldn’t be loaded.',
  close: 'Close',

  notSetUp: 'Not set up',
  kept: 'Nothing is set up to send it: it is kept as a file in the outbox folder.',
  noCarrier: 'Nothing is set up to send these.',
  noAddress: 'No address',
  ready: 'Ready to test',
  waiting: 'On its way.',
  triesAgain: ({ why }: { readonly why: string }) => `${why} We try again automatically.`,
  sent: ({ at }: { readonly at: string }) =>
    `Sent ${at}. Whether it arrived isn’t known: check your phone or mailbox.`,
  delivered: ({ at }: { readonly at: string }) => `Delivered ${at}.`,
  read: ({ at }: { readonly at: string }) => `Read ${at}.`,
}
