// Saved addresses of the profile, and the dialog of one.

/** Kinds of addresses, as they are stored. */
const TYPES = { Home: 'Home', Work: 'Work', Other: 'Other' }

type OfType = { readonly type: keyof typeof TYPES }

type OfAddress = { readonly isNew: boolean }

export const addressesTab = {
  title: 'Saved addresses',
  intro: 'Choose one of these when you book a pickup.',
  loading: 'Loading your addresses',
  notLoaded: 'Your addresses couldn’t be loaded.',
  add: 'Add address',
  none: 'No Saved Addresses',
  noneLine: 'Save your home or work address to book a pickup with one tap less.',
  addFirst: 'Add your first address',
  type: ({ type }: OfType) => TYPES[type],

  delete: {
    title: 'Delete this address?',
    confirm: 'Delete address',
    done: 'Address deleted.',
    failed: 'The address couldn’t be deleted.',
    defaultKept: 'Cannot delete default address',
    defaultKeptLine: 'Make another address the default first.',
  },
}

export const addressDialog = {
  title: ({ isNew }: OfAddress) => (isNew ? 'Add address' : 'Edit address'),
  type: 'Type',
  address: 'Address',
  asDefault: 'Use as my default address',
  save: 'Save address',
  saving: 'Saving…',
  saved: ({ isNew }: OfAddress) => (isNew ? 'Address saved.' : 'Address changed.'),
  failed: 'Your address couldn’t be saved. Please try again.',
}
