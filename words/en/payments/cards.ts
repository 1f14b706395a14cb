// Saved cards, as people recognise them.
export const cards = {
  /** "Visa ending 4242" */
  named: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) =>
    `${brand} ending ${last4}`,
}
