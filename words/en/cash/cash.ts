// Cash for members of staff: their own cash, hand-ins and the till.
const less = (sum: string) => `${sum} less than expected`
const more = (sum: string) => `${sum} more than expected`

type Sum = { readonly sum: string }
type Count = { readonly count: number }
const doorsText = (count: number) => (count === 1 ? '1 door' : `${count} doors`)

/** What somebody has to hand in. */
export const ownCashWords = {
  title: 'Your cash',
  /** Sums are written out, such as ₹1,240. */
  toHandIn: ({ sum }: { readonly sum: string }) => `${sum} to hand in`,
  nothing: 'Nothing to hand in',
  fromEarlierDays: ({ sum }: { readonly sum: string }) =>
    `${sum} of it is from before today and still to be handed in.`,
  owed: ({ sum }: { readonly sum: string }) =>
    `You refunded ${sum} more than you took. It is subtracted from your next hand-in.`,
  handIn: 'Hand in',
  waiting: ({ sum, at }: { readonly sum: string; readonly at: string }) =>
    `${sum} handed in on ${at}, waiting to be counted.`,
  counted: ({ sum, by }: { readonly sum: string; readonly by: string }) =>
    `${by} counted ${sum} of your last hand-in.`,
  colleague: 'A colleague',
  notLoaded: 'Your cash couldn’t be loaded.',
  loading: 'Loading your cash',

  dialogTitle: 'Hand in your cash',
  expected: ({ sum }: { readonly sum: string }) =>
    `You have ${sum}. Count it, and enter what you hand in.`,
  later:
    'A payment that arrives later, from a phone that was offline, counts towards the next hand-in.',
  amount: 'Counted cash, in rupees',
  countPieces: 'Count notes and coins',
  enterSum: 'Enter the sum instead',
  notesAndCoins: 'How many of each',
  piecesOf: ({ sum }: { readonly sum: string }) => `${sum} ×`,
  badPieces: 'Whole number',
  /** Of one note or coin. */
  pieces: ({ count, sum }: { readonly count: number; readonly sum: string }) => `${count} × ${sum}`,
  amountNeeded: 'Please enter the amount in rupees.',
  reason: 'Why is the amount different?',
  reasonNeeded: 'Please say why in a few words.',
  less,
  more,
  note: 'Note',
  send: ({ sum }: { readonly sum: string }) => `Hand in ${sum}`,
  sendNothing: 'Hand in',
  sent: ({ sum }: { readonly sum: string }) => `${sum} handed in`,
  notSent: 'It couldn’t be handed in.',
  cancel: 'Cancel',
}

/** The console's page about cash. */
export const cashScreen = {
  title: 'Cash',
  loading: 'Loading the cash',
  retry: 'Retry',

  toCount: 'To count',
  noneToCount: 'Nothing to count.',
  handInsNotLoaded: 'The hand-ins couldn’t be loaded.',
  left: 'A former colleague',
  handedIn: ({ sum, at }: { readonly sum: string; readonly at: string }) =>
    `${sum} handed in on ${at}`,
  expected: ({ sum }: { readonly sum: string }) => `Expected ${sum}.`,
  count: 'Count',
  countOf: ({ name }: { readonly name: string }) => `Count the cash of ${name}`,
  countHint: ({ sum }: { readonly sum: string }) =>
    `It should be ${sum}. Enter what you count; you can’t change it later, only correct it.`,
  counted: 'Counted cash, in rupees',
  save: ({ sum }: { readonly sum: string }) => `Accept ${sum}`,
  saveNothing: 'Accept',
  saved: ({ sum }: { readonly sum: string }) => `${sum} counted`,
  notSaved: 'It couldn’t be saved.',

  leftCash: 'Former colleagues with cash',
  leftWith: ({ sum }: { readonly sum: string }) => `${sum} not handed in`,
  takeLeft: 'Receive it',
  takeLeftOf: ({ name }: { readonly name: string }) => `Receive the cash of ${name}`,
  takeLeftHint: ({ sum }: { readonly sum: string }) =>
    `They had ${sum}. Enter what you received; a colleague counts it like any other hand-in.`,
  takeLeftSend: ({ sum }: { readonly sum: string }) => `Receive ${sum}`,
  takeLeftNothing: 'Receive',
  leftTaken: ({ sum }: { readonly sum: string }) => `${sum} handed in`,

  evening: {
    title: 'The day by person',
    notLoaded: 'The day couldn’t be loaded.',
    none: 'No cash and no UPI on this day.',
    stillOut: ({ sum }: Sum) => `${sum} not handed in`,
    allIn: 'All cash handed in',
    refundedMore: ({ sum }: Sum) => `Refunded ${sum} more than was taken`,
    before: ({ sum }: Sum) => `${sum} of earlier days`,
    counter: ({ sum }: Sum) => `${sum} at the counter`,
    refunded: ({ sum }: Sum) => `${sum} refunded`,
    cash: ({ sum, count }: Sum & Count) => `Cash at ${doorsText(count)}: ${sum}`,
    upi: ({ sum, count }: Sum & Count) => `UPI at ${doorsText(count)}: ${sum}`,
    waiting: 'waiting to be counted',
    difference: ({ sum }: Sum) => `Difference ${sum}`,
    toConfirm: ({ count }: Count) => (count === 1 ? '1 to confirm' : `${count} to confirm`),
    confirmed: ({ by, reference }: { readonly by: string; readonly reference: string }) =>
      `Confirmed by ${by}, ${reference}`,
    confirm: 'Confirm',
    confirmTitle: ({ number }: { readonly number: string }) => `Confirm the UPI of ${number}`,
    confirmHint: ({ sum }: Sum) =>
      `Look for ${sum} in the laundry’s UPI account, and enter the reference of the payment.`,
    reference: 'UPI reference (UTR)',
    referenceNeeded: 'Please enter the reference.',
    confirmSend: 'Confirm',
    done: ({ sum }: Sum) => `${sum} by UPI confirmed`,
    failed: 'It couldn’t be confirmed.',
  },

  lately: 'Recently counted',
  countedBy: (count: { readonly sum: string; readonly by: string; readonly at: string }) =>
    `${count.by} counted ${count.sum} on ${count.at}`,
  correct: 'Correct',
  correctOf: ({ name }: { readonly name: string }) => `Correct the count of ${name}’s cash`,
  correctHint: ({ sum }: { readonly sum: string }) =>
    `${sum} was counted. The earlier count stays on record.`,

  till: 'Till',
  period: 'Period',
  day: 'Day',
  month: 'Month',
  previous: { day: 'Previous day', month: 'Previous month' },
  next: { day: 'Next day', month: 'Next month' },
  present: { day: 'Today', month: 'This month' },
  tillNotLoaded: 'The till couldn’t be loaded.',
  noCash: 'No cash moved, and no rider has any.',
  csv: 'Till as CSV',
  sums: {
    opening: 'On hand before',
    doors: 'Taken at doors',
    counter: 'At the counter',
    refunded: 'Refunded',
    handedIn: 'Handed in',
    difference: 'Difference',
    closing: 'Still out',
    upi: 'By UPI',
  },
  people: 'By person',
  days: 'By day',
  /** What a sum that is still out means. */
  stillOut: 'Cash that people have not handed in yet.',
}
