// Download of a person's own data, and deletion of the account.
export const yourData = {
  title: 'Your data',
  about:
    'Everything you’ve told us, as a ZIP file: profile, addresses, orders, garments with their pictures, messages and more.',
  download: 'Download my data',
  aboutDeleting:
    'Deleting your account erases your personal data for good. Your orders stay in our books without your name, and invoices for as long as the law requires.',
  deleteAccount: 'Delete my account',
}

export const deleteAccountDialog = {
  title: 'Delete my account',
  line: 'This can’t be undone.',
  about:
    'Your name, contact details, addresses, cards, garments with their pictures, messages and notifications are erased. An active Laundry Club membership ends at once. Your orders stay in our books without your name, and invoices for as long as the law requires.',
  password: 'Your password',
  /** `proof`: what must be typed, letter by letter. */
  type: ({ proof }: { readonly proof: string }) => `Type “${proof}”`,
  keep: 'Keep my account',
  confirm: 'Delete for good',
  deleting: 'Deleting…',
  done: 'Your account is deleted.',
  failed: 'Your account couldn’t be deleted. Please try again.',
}
