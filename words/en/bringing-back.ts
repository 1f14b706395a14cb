// A delivery that couldn't be made: what the rider says at the door, and what the sheet says of it then.

export const bringingBack = {
  /** Opens the dialog; the order's number follows, unseen. */
  cant: 'Couldn’t deliver',
  title: ({ number }: { readonly number: string }) => `Bring ${number} back?`,
  about: 'The order is ready and packed at the laundry again, and can be delivered another time.',
  why: 'Why? The customer reads it.',
  reasons: [
    'Nobody opened the door.',
    'We were asked to come another time.',
    'We couldn’t find the address.',
  ],
  other: 'Something else',
  own: 'What happened',
  whyNeeded: 'Please say why.',
  bring: 'Bring it back',
  notNow: 'Not now',
  done: ({ number }: { readonly number: string }) => `${number} goes back to the laundry.`,
  /** On the stop, which is to be made again. */
  was: ({ at, reason }: { readonly at: string; readonly reason: string }) =>
    `Brought back ${at}: “${reason}”`,
}
