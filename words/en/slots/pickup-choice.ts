// Choice of a pickup day and slot.

export const pickupChoice = {
  day: 'Pickup date',
  laterDay: 'Choose a later date',
  timeOn: ({ date }: { readonly date: string }) => `Pickup time on ${date}`,
  dayFirst: 'Choose a date to see its pickup times.',
  full: 'Full',
  few: ({ left }: { readonly left: number }) => (left === 1 ? 'Last place' : `Only ${left} left`),
  places: ({ left }: { readonly left: number }) => `${left} places left`,
}
