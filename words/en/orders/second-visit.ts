// What a second visit costs, as its customer reads it before they choose the time.

export const secondVisit = {
  /** `amount` is written. */
  costs: ({ amount }: { readonly amount: string }) =>
    `A second visit costs ${amount}, which we add to your order.`,
}
