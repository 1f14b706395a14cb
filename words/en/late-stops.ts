// Stops that arrived when they were not their rider's any more, above the run sheet.
import type { Taker } from '#domain/custody.ts'
import { bagsAndWeight, type SaidOfBags } from './handed-in.ts'

const WHO: Readonly<Record<Taker, string>> = {
  customer: 'the customer',
  guard: 'the guard',
  neighbour: 'a neighbour',
}

export const lateStops = {
  title: 'Arrived late',
  about:
    'Marked on a phone whose person may not complete these any more. Nothing has changed yet: please decide.',
  notLoaded: 'Stops that arrived late couldn’t be loaded.',
  retry: 'Retry',
  pickup: (number: string) => `Picked up ${number}`,
  delivery: (number: string) => `Delivered ${number}`,
  broughtBack: (number: string) => `Couldn’t deliver ${number}`,
  marked: ({ rider, at }: { rider: string; at: string }) => `${rider} marked it ${at}.`,
  why: {
    removed: 'They were removed from the staff.',
    suspended: 'They are suspended.',
    not_theirs: 'The stop is not theirs any more.',
  },
  /** Why it was handed over although not all of it was packed. */
  reason: (reason: string) => `Not all of it was packed: “${reason}”`,
  bags: (said: SaidOfBags) => `${bagsAndWeight(said)}.`,
  givenBy: (by: Taker) => `From ${WHO[by]}.`,
  taken: ({ by, name }: { by: Taker; name: string | null }) =>
    `Handed to ${WHO[by]}${name === null ? '' : `: ${name}`}.`,
  /** What was handed over, where it wasn't all of it. */
  part: (units: readonly number[]) =>
    units.length === 1
      ? `Only bag or item ${units[0]}.`
      : `Only bags and items ${units.slice(0, -1).join(', ')} and ${units.at(-1)}.`,
  cash: (amount: string) => `They say they took ${amount} in cash.`,
  upi: (amount: string) => `They say they took ${amount} by UPI.`,
  unknownAmount: 'what was due',
  photo: 'With a photo, which is shown once it counts.',
  apply: 'Let it count',
  setAside: 'Set aside',
  of: (action: string, number: string) => `${action}: ${number}`,
  notDecided: 'That couldn’t be saved. Please try again.',
}
