// Settings of claims.
export const claimSettings = {
  title: 'Claims',
  intro:
    'The amount proposed for a damaged piece depends on how long such a thing lasts. Customers read the kind and its months with each decision.',
  done: 'The claim settings are saved.',
  lives: 'How long things last',
  none: 'Please add at least one kind of thing.',
  add: 'Add a kind of thing',
  name: 'Kind of thing',
  months: 'Months',
  remove: ({ name }: { readonly name: string }) => name || 'this kind of thing',
  photoDays: 'Days to keep photos',
  photoDaysHint: 'Counted from the end of the order; while a claim is open, they are always kept.',
}
