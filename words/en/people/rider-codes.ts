// Riders who are added by mobile number, and the codes that are read out to them.

export const riderCodes = {
  addRider: 'Add a rider by number',
  addTitle: 'Add a rider by number',
  addAbout:
    'They need no email: they log in at /run with their number and a code, and see their own stops alone.',
  name: 'Name',
  nameNeeded: 'Please enter their name.',
  phone: 'Mobile number',
  add: 'Add the rider',
  adding: 'Adding…',
  cancel: 'Cancel',
  notAdded: 'The rider couldn’t be added. Please try again.',

  newCode: 'New login code',
  notMade: 'The code couldn’t be made. Please try again.',
  /** On their card, in place of an email. */
  logsInWith: ({ phone }: { readonly phone: string }) => `Logs in with ${phone}`,
  logsInByNumber: 'Logs in by mobile number',
  /** `at` as people read it. */
  codeUntil: ({ at }: { readonly at: string }) => `A code waits until ${at}`,

  codeTitle: ({ name }: { readonly name: string }) => `Login code for ${name}`,
  /** `until` as people read it. */
  codeAbout: ({ until }: { readonly until: string }) =>
    `Read it out to them alone. It works once, until ${until}, and isn’t shown again.`,
  open: 'On their phone, open',
  number: 'Number',
  code: 'Code',
  texts: 'Later they can also press “Text me a code” there.',
  done: 'Done',
}
