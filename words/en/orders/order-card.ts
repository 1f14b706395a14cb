// One order in a customer's list.
export const orderCard = {
  /** `day`: written. */
  placed: ({ day }: { readonly day: string }) => `Placed on ${day}`,
  /** The lines that the card doesn't name. */
  more: ({ count }: { readonly count: number }) =>
    `and ${count} more ${count === 1 ? 'line' : 'lines'}`,
  rating: 'Your rating',
}
