// Notice of a price that changed on the open screen.
interface Change {
  /** Written. */
  readonly from: string
  readonly to: string
}

export const priceNotice = {
  changed: ({ from, to, isUp }: Change & { readonly isUp: boolean }) =>
    isUp
      ? `The price changed from ${from} to ${to} while this page was open.`
      : `The price went down from ${from} to ${to} while this page was open.`,
  /** A plan's reduced first month. */
  firstMonth: ({ from, to }: Change) => `First month: ${to} instead of ${from}`,
  more: ({ count }: { readonly count: number }) => `and ${count} more`,
  goOn: ({ to }: Pick<Change, 'to'>) => `Continue with ${to}`,
}
