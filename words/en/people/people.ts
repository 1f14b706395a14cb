// Names for people and devices without one, and automatic notes about people.
export const people = {
  /** Kept in place of a person's name once they are erased. */
  former: 'Former customer',
  /** Anyone whose sign-in provider tells no name. */
  nameless: 'Customer',
  device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  /** The second, third … device of the same name. */
  nextDevice: ({ name, number }: { name: string; number: number }) => `${name} (${number})`,

  /** Staff's notes are kept in the language in force. */
  notes: {
    blocked: ({ reason }: { reason: string }) => `Blocked: ${reason}`,
    blockedAsBefore: ({ reason }: { reason: string }) =>
      `Blocked, as an earlier account with this email or phone was: ${reason}`,
    unblocked: 'Unblocked',
    name: 'Name',
    phone: 'Phone',
    gstin: 'GSTIN',
    changed: ({ field, from, to }: { field: string; from: string; to: string }) =>
      `${field}: ${from || 'none'} → ${to || 'none'}`,
  },

  /** The file that explains the others of somebody's data. */
  exportReadme: `Everything that we have stored about you.

The files that end in .json hold it as text, and any editor opens them. Times are in UTC.
What is not there, such as addresses you never saved, has no file. Passwords are stored in a form
that nobody can read, so they are not here.
`,
}
