// Refusals about riders who log in by number and code.
import { formatWait, type Waiting } from '../base/phrases.ts'

export const riderFailures = {
  numberOfRider: ({ name }: { name: string }) =>
    `${name} rides with this number already. “New code” on their card lets them log in.`,
  numberOfColleague:
    'This number belongs to a colleague who already works here. Please enter the rider’s own number.',
  numberOnlyRides: ({ name }: { name: string }) =>
    `${name} logs in by number, which is for riders only. To give more, invite them by email.`,
  manyRiderCodes: (waiting: Waiting) =>
    `Too many new codes for this rider. Try again in ${formatWait(waiting)}.`,
  wrongRiderCode: 'This code is wrong or has expired. Please check it, or ask for a new one.',
  riderCodeUsed: 'This code was used already: it works once. Please ask the laundry for a new one.',
  riderCodeExpired: 'This code has expired. Please ask the laundry for a new one.',
  manyWrongRiderCodes: (waiting: Waiting) =>
    `Too many wrong codes. Ask the laundry for a new one, or try again in ${formatWait(waiting)}.`,
  noRiderOfNumber:
    'No rider has this number here. Please ask the laundry to add you, or log in with your email.',
}
