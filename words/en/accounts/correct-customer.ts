// Dialog in which staff correct a customer's name and number.

export const correctCustomer = {
  open: 'Correct',
  title: ({ name }: { readonly name: string }) => `Correct ${name}’s details`,
  about: 'What changes is noted on the customer, with your name.',
  name: 'Name',
  nameNeeded: 'Please enter a name.',
  phone: 'Phone',
  phoneHint: 'Texts about orders go to it if it is a mobile.',
  badPhone: 'Please enter a valid phone number.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'That couldn’t be saved.',
}
