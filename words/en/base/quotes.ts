// Quotes of customers.
export const quotes = {
  said: ({ comment }: { readonly comment: string }) => `“${comment}”`,
  /** `plan`: empty for who has none. */
  by: ({ name, plan }: { readonly name: string; readonly plan: string }) =>
    plan ? `${name}, ${plan} plan` : name,
}
