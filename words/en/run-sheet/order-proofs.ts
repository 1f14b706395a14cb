// The driver's count, note and photo at the door, as an order's customer reads them.
import type { Taker } from '#domain/clothes/custody.ts'
import { bagsAndWeight } from '../clothes/handed-in.ts'

type Stop = 'pickup' | 'delivery'

const VISITS: Readonly<Record<Stop, string>> = { pickup: 'At pickup', delivery: 'At delivery' }

const IN_VAIN: Readonly<Record<Stop, string>> = {
  pickup: 'We came but couldn’t pick up',
  delivery: 'We came but couldn’t deliver',
}

const GIVERS: Readonly<Record<Taker, string>> = {
  customer: 'From you',
  guard: 'From the guard',
  neighbour: 'From a neighbour',
}

const TAKERS: Readonly<Record<Taker, string>> = {
  customer: 'you',
  guard: 'the guard',
  neighbour: 'a neighbour',
}

export const orderProofs = {
  title: 'From our driver',
  /** Heads what the driver left of a visit; `isInVain`: the clothes didn't change hands. */
  visit: (visit: { readonly kind: Stop; readonly isInVain: boolean; readonly when: string }) =>
    `${(visit.isInVain ? IN_VAIN : VISITS)[visit.kind]}, ${visit.when}`,
  /** What was counted and weighed at a pickup: “3 bags, 4.2 kg”. */
  bags: bagsAndWeight,
  /** Before the driver left in vain; `at` as people read it. */
  called: ({ at }: { readonly at: string }) => `Our driver called you, ${at}`,
  givenBy: ({ by }: { readonly by: Taker }) => GIVERS[by],
  takenBy: ({ by, name }: { readonly by: Taker; readonly name: string | null }) =>
    `Handed to ${TAKERS[by]}${name === null ? '' : `: ${name}`}`,
  byCode: 'Confirmed by your delivery code',
  byRelease: 'Left with the guard, as you have us do always',
  photo: ({ kind }: { readonly kind: Stop }) =>
    `Our driver’s photo ${kind === 'pickup' ? 'at pickup' : 'at delivery'}`,
}
