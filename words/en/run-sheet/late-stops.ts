// Late stops: marked by a rider without access, or handed in by a colleague.
import type { Taker } from '#domain/clothes/custody.ts'
import { bagsAndWeight, type SaidOfBags } from '../clothes/handed-in.ts'

const WHO: Readonly<Record<Taker, string>> = {
  customer: 'the customer',
  guard: 'the guard',
  neighbour: 'a neighbour',
}

export const lateStops = {
  pickup: (number: string) => `Picked up ${number}`,
  delivery: (number: string) => `Delivered ${number}`,
  failedPickup: (number: string) => `Couldn’t pick up ${number}`,
  failedDelivery: (number: string) => `Couldn’t deliver ${number}`,
  marked: ({ rider, at }: { rider: string; at: string }) => `${rider} marked it ${at}.`,
  why: {
    removed: 'They were removed from the staff.',
    suspended: 'They are suspended.',
    not_theirs: 'The stop is no longer theirs.',
  },
  /** `by`: null where the colleague's account is gone. */
  handedIn: ({ by, rider }: { readonly by: string | null; readonly rider: string }) =>
    `Handed in by ${by ?? 'a colleague'} from ${rider}’s phone.`,
  /** Why it was handed over although not all of it was packed. */
  reason: (reason: string) => `Not everything was packed: “${reason}”`,
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
  called: ({ at }: { readonly at: string }) => `They called the customer ${at}.`,
  photo: 'With a photo, which is shown once you accept it.',
  apply: 'Accept',
  setAside: 'Set aside',
  of: (action: string, number: string) => `${action}: ${number}`,
}
