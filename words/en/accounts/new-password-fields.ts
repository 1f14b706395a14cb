// Fields of a new password, typed twice.
export const newPasswordFields = {
  password: 'New password',
  least: ({ characters }: { readonly characters: number }) => `At least ${characters} characters`,
  again: 'Confirm new password',
  againHint: 'Type it again',
}
