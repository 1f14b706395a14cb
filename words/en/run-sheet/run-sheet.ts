// The driver's run sheet.
export const runSheet = {
  notLoaded: 'The run sheet couldn’t be loaded.',
  /** Of another day, for those who have their own run alone. */
  nearTitle: 'You see your stops for today and tomorrow',
  nearHint: 'Other days are for those who plan the run.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  overdue: 'Left from earlier days',
  /** Stops outside of the day's slots. */
  otherTimes: 'Other times',
  /** Follows whose stop it is, on a closed stop and on the open one. */
  open: ({ number }: { readonly number: string }) => `: show stop ${number}`,
  close: ({ number }: { readonly number: string }) => `: hide stop ${number}`,
  /** What was made, or has gone, since the sheet was opened; the slot's name follows, unseen. */
  putAway: ({ count }: { readonly count: number }) => `Clear ${count}`,
  /** Opens the dialog that a count, a note and a photo are given in. */
  withCount: 'Add bags, a note or a photo',
  withNote: 'To someone else, in part, or with a note',
  aboutPickup:
    'The customer sees the bags, their weight, the note and the photo. Labels are printed for that many bags.',
  aboutDelivery: 'The customer sees who took it, the note and the photo.',
  bags: 'Bags',
  weightOfBags: ({ bags }: { readonly bags: number }) =>
    bags === 1 ? 'What it weighs' : 'What they weigh together',
  bagsBetween: ({ most }: { readonly most: number }) =>
    `Please enter a whole number up to ${most}, or 0 if you didn’t count.`,
  notPaid: 'Delivered, not paid',
  ask: ({ number }: { readonly number: string }) => `Complete ${number}?`,
  /** `sum` as people read it. */
  staysDue: ({ sum }: { readonly sum: string }) => `${sum} is unpaid and stays due.`,
  follows: 'The customer is notified, and gets the invoice and the points.',
  notNow: 'Not now',
  whyNeeded: 'Please say why.',
  /** The customer, or staff for them, set a day that is later than the first possible one. */
  agreedDay: 'Agreed day',
  /** What was done at the door doesn't fit the order. */
  toDecide: 'Saved. It doesn’t match the order, so the laundry checks it.',
  refusedTitle: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 stop was not saved' : `${count} stops were not saved`,
  refusedHint: 'They stay on this phone until you clear them. Tell the laundry first.',
  refusedOf: ({
    number,
    deed,
    sum,
  }: {
    readonly number: string
    readonly deed: string
    readonly sum: string | null
  }) => `${number}: ${deed}${sum === null ? '' : `, took ${sum}`}`,
  isLaundryTold: 'I told the laundry',
  withoutPhoto: 'Saved, but without its photo, which couldn’t be used.',
  rider: 'Rider',
  unassigned: 'Not assigned yet',
}
