// What customers read of where their clothes are.
import type { CustodyContent, Taker, UnitKind, UnitPlace } from '#domain/custody.ts'

const PLACES: Readonly<Record<UnitPlace, string>> = {
  plant: 'with us, being cleaned',
  packed: 'with us, packed',
  vendor: 'with a laundry we work with',
  rider: 'with our rider',
  customer: 'back with you',
  guard: 'with the guard',
  neighbour: 'with your neighbour',
  missing: 'we are looking for it',
  written_off: 'we could not find it',
}

const HANDED_TO: Readonly<Record<'rider' | 'vendor' | Taker, string>> = {
  rider: 'handed to our rider',
  vendor: 'handed to a laundry we work with',
  customer: 'handed over',
  guard: 'handed to the guard',
  neighbour: 'handed to your neighbour',
}

const kilograms = (grams: number) =>
  `${(grams / 1000).toLocaleString('en-IN', { maximumFractionDigits: 2 })} kg`

function written(content: CustodyContent): string {
  switch (content.kind) {
    case 'received':
      return 'counted in'
    case 'packed':
      return 'packed'
    case 'returned':
      return content.to === 'plant' ? 'taken out again, to be done once more' : 'taken back'
    case 'skipped':
      return 'sent on without being packed'
    case 'handed_out':
      return HANDED_TO[content.to]
    case 'moved':
      return 'put on another rack or machine'
    case 'listed':
      return 'listed apart from its bag'
    case 'missing':
      return 'missing: we are looking for it'
    case 'found':
      return 'found'
    case 'written_off':
      return 'could not be found, and was given up'
    case 'described':
      return content.when === 'intake' ? 'described as they came' : 'described as they went'
    case 'corrected':
      return 'given another tag'
  }
}

const counted = (bags: number, items: number) =>
  [
    ...(bags > 0 ? [bags === 1 ? '1 bag' : `${bags} bags`] : []),
    ...(items > 0 ? [items === 1 ? '1 item' : `${items} items`] : []),
  ].join(' and ')

export const orderClothes = {
  title: 'Where your clothes are',
  /** How many are where, such as “2 bags and 1 item: with our rider”. */
  where: (part: { place: UnitPlace; kinds: readonly UnitKind[] }) => {
    const bags = part.kinds.filter((kind) => kind === 'bag').length
    return `${counted(bags, part.kinds.length - bags)}: ${PLACES[part.place]}`
  },
  weights: (weights: { in: number | null; out: number | null }) =>
    [
      ...(weights.in === null ? [] : [`Weighed ${kilograms(weights.in)} when we got them`]),
      ...(weights.out === null ? [] : [`${kilograms(weights.out)} packed`]),
    ].join(', '),
  history: 'Each hand-over',
  entry: (content: CustodyContent) => {
    const count = content.units.length
    if (content.kind === 'packed' && count === 0) return 'Weighed, packed'
    return `${count} ${count === 1 ? 'bag or item' : 'bags and items'} ${written(content)}`
  },
  verify: 'Check these entries',
  verifying: 'Checking…',
  fits: ({ head }: { head: string }) =>
    `Your device recomputed every entry, and they fit: nothing was changed or left out in between. The last one is ${head}.`,
  broken: ({ entry }: { entry: number }) =>
    `Entry ${entry} doesn't fit the one before it. Please ask us why in Help.`,
  cannot: 'This browser can’t check them here. It can over a secure connection (https).',
}
