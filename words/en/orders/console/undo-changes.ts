// Status changes within the last minute, each with its Undo.
interface Change {
  readonly title: string
}

export const undoChanges = {
  takenBack: 'Taken back',
  nobodyWas: 'Nobody was notified.',
  nobodyIs: 'Nobody is notified yet.',
  /** Before why the first of them isn't; empty for one alone. */
  notTakenBack: ({ count }: { readonly count: number }) =>
    count === 1 ? '' : `${count} are not taken back. `,
  tryAgain: 'Please try again.',
  /** The marked part is only heard. */
  undo: ({ title }: Change) => `Undo[: ${title}]`,
  secondsLeft: ({ seconds }: { readonly seconds: number }) => `${seconds} s`,
  dismiss: ({ title }: Change) => `Dismiss: ${title}`,
}
