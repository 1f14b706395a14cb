// Facts about the laundry in texts of public pages.
export const knownFacts = {
  /** In place of what isn’t known. */
  contactAddress: 'the address on our contact page',
  contactPage: 'our contact page',
  contactNumber: 'the number on our contact page',
  manager: 'the manager of the laundry',
  listPrice: 'the price on our list',

  hours: ({ hours }: { readonly hours: number }) => `${hours} hours`,
  workingDays: ({ days }: { readonly days: number }) => `${days} working days`,
  kilograms: ({ kilograms }: { readonly kilograms: number }) => `${kilograms} kg`,
}
