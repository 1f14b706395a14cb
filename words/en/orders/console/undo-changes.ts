// Status changes within the last minute, each with its Undo.
interface Change {
  readonly title: string
}

export const undoChanges = {
  undone: 'Undone',
  nothingSent: 'No customer was notified.',
  nothingSentYet: 'No customer is notified yet.',
  /** Before why the first of them isn't; empty for one alone. */
  notUndone: ({ count }: { readonly count: number }) =>
    count === 1 ? '' : `${count} couldn’t be undone. `,
  tryAgain: 'Please try again.',
  /** The marked part is only heard. */
  undo: ({ title }: Change) => `Undo[: ${title}]`,
  secondsLeft: ({ seconds }: { readonly seconds: number }) => `${seconds} s`,
  dismiss: ({ title }: Change) => `Dismiss: ${title}`,
}
