// Controls of forms.
export const formControls = {
  cancel: 'Cancel',
  /** Against what is asked before it is done for good. */
  keep: 'Keep it',

  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  /** `what`: what is counted, such as “Shirt, dry cleaning”. */
  oneLess: ({ what }: { readonly what: string }) => `One less: ${what}`,
  oneMore: ({ what }: { readonly what: string }) => `One more: ${what}`,

  /** A rating to give. */
  stars: ({ count }: { readonly count: number }) => (count === 1 ? '1 star' : `${count} stars`),
}
