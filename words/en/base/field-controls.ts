// Controls of forms.
export const fieldControls = {
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  /** `what`: what is counted, such as “Shirt, dry cleaning”. */
  oneLess: ({ what }: { readonly what: string }) => `One less: ${what}`,
  oneMore: ({ what }: { readonly what: string }) => `One more: ${what}`,

  /** A rating to give. */
  stars: ({ count }: { readonly count: number }) => (count === 1 ? '1 star' : `${count} stars`),
}
