// Requests to the server that got no answer, or none that can be read.
export const unanswered = {
  slow: 'This is taking too long. Please try again.',
  offline: 'You seem to be offline. Check your connection and try again.',
  unreadable: 'Something went wrong on our side.',
  /** The request in the server’s log, for people to read out. */
  reference: ({ reference }: { readonly reference: string }) => `Reference ${reference}`,
}
