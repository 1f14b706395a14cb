// Location of an order's clothes, for customers; staff's words are in `clothes-for-staff.ts`.
import type { Uncounted } from '#domain/orders/count-levels.ts'
import type {
  CustodyContent,
  PhotoStage,
  TakenInBy,
  Taker,
  UnitKind,
  UnitPlace,
} from '#domain/clothes/custody.ts'
import { skipReasons } from '../orders/count-levels.ts'
import { bagsAndWeight, countedUnitsText, handedInForCustomer } from './handed-in.ts'
import { formatKilograms } from '../base/format-kilograms.ts'

/** What differs by who reads it. */
type Sayings = {
  readonly places: Readonly<Record<UnitPlace, string>>
  readonly handedIn: Readonly<Record<TakenInBy, string>>
  readonly handedTo: Readonly<Record<'rider' | 'vendor' | Taker, string>>
  readonly toOtherRider: string
  readonly backFromVendor: string
  readonly anotherDay: string
  readonly missing: string
  readonly writtenOff: string
}

const PLACES: Sayings['places'] = {
  plant: 'with us, being cleaned',
  packed: 'with us, packed',
  vendor: 'with our partner laundry',
  rider: 'with our rider',
  customer: 'back with you',
  guard: 'with the guard',
  neighbour: 'with your neighbour',
  missing: 'we are looking for it',
  written_off: 'we could not find it',
}

const HANDED_IN: Sayings['handedIn'] = {
  rider: 'handed to our rider',
  counter: 'brought to our counter',
}

/** Who handed them in, where that wasn't their customer. */
const GIVEN_BY: Readonly<Record<Taker, string>> = {
  customer: '',
  guard: ' by the guard',
  neighbour: ' by a neighbour',
}

const HANDED_TO: Sayings['handedTo'] = {
  rider: 'handed to our rider',
  vendor: 'handed to our partner laundry',
  customer: 'handed over',
  guard: 'handed to the guard',
  neighbour: 'handed to your neighbour',
}

function written(content: CustodyContent, sayings: Sayings): string {
  switch (content.kind) {
    case 'handed_in':
      return `${sayings.handedIn[content.to]}${GIVEN_BY[content.from ?? 'customer']}`
    case 'received':
      return 'counted in'
    case 'packed':
      return 'packed'
    case 'returned':
      if (content.from === 'vendor') return sayings.backFromVendor
      return content.to === 'plant' ? 'taken out again, to be cleaned once more' : 'taken back'
    case 'skipped':
      return 'sent on without being packed'
    case 'handed_out':
      if (content.to === 'rider' && content.from === 'rider') return sayings.toOtherRider
      return sayings.handedTo[content.to]
    case 'moved':
      return content.note === undefined
        ? 'put on another rack or machine'
        : 'machine-washed despite its care label'
    case 'listed':
      return 'listed separately from its bag'
    case 'missing':
      return sayings.missing
    case 'found':
      return 'found'
    case 'written_off':
      return sayings.writtenOff
    case 'described':
      return content.when === 'intake' ? 'described at intake' : 'described at packing'
    case 'expected':
      return sayings.anotherDay
    case 'corrected':
      return 'given a new tag'
  }
}

const KINDS: Readonly<Record<UnitKind, string>> = { bag: 'Bag', item: 'Item' }

const piecesText = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

/** What is said of who has the clothes. */
export const clothesHolderText = (sayings: Sayings) => ({
  /** Who has one of them since when; `at` null where that isn't known. */
  since: ({ place, at }: { readonly place: UnitPlace; readonly at: string | null }) => {
    const said = sayings.places[place]
    const where = `${said.charAt(0).toUpperCase()}${said.slice(1)}`
    return at === null ? where : `${where}, since ${at}`
  },
  /** How many are where, such as “2 bags and 1 item: with our rider”. */
  where: (part: { place: UnitPlace; kinds: readonly UnitKind[] }) =>
    `${countedUnitsText(part.kinds)}: ${sayings.places[part.place]}`,
  entry: (content: CustodyContent) => {
    if (content.kind === 'handed_in') {
      const { bags, grams = null } = content
      if (bags === 0) return 'Taken back: nothing was handed over'
      return `${bagsAndWeight({ bags, grams })} ${written(content, sayings)}`
    }
    const count = content.units.length
    if (content.kind === 'skipped' && count === 0)
      return `Not counted this time${content.why ? `, because ${skipReasons[content.why]}` : ''}`
    if (content.kind === 'packed' && count === 0) return 'Weighed, packed'
    const paper = content.kind === 'received' && content.from === 'paper'
    const what = count === 1 ? 'bag or item' : 'bags and items'
    return `${count} ${what} ${written(content, sayings)}${paper ? ', from a list on paper' : ''}`
  },
})

export const orderClothes = {
  ...clothesHolderText({
    places: PLACES,
    handedIn: HANDED_IN,
    handedTo: HANDED_TO,
    toOtherRider: 'handed to another of our riders',
    backFromVendor: 'back from our partner laundry',
    anotherDay: 'expected back from our partner laundry on another day',
    missing: 'missing: we are looking for it',
    writtenOff: 'could not be found, and was given up',
  }),
  handedIn: handedInForCustomer,
  title: 'Where your clothes are',
  failed: 'We couldn’t load where your clothes are.',
  /** A bag or an item as it was called when it came in, or by its number. */
  unit: (unit: {
    readonly number: number
    readonly kind: UnitKind
    readonly pieces: number
    readonly name: string | null
    readonly garment: { readonly name: string } | null
  }) => {
    const name = unit.name ?? unit.garment?.name ?? `${KINDS[unit.kind]} ${unit.number}`
    const isCounted = unit.kind === 'bag' ? unit.pieces > 0 : unit.pieces > 1
    return isCounted ? `${name}, ${piecesText(unit.pieces)}` : name
  },
  /** How many came in, and how many left. `pieces`: null where nobody counted them all. */
  counts: (count: {
    readonly in: readonly UnitKind[]
    readonly out: number
    readonly pieces: number | null
  }) => {
    const bags = count.in.filter((kind) => kind === 'bag').length
    const pieces = count.pieces === null || bags === 0 ? '' : `, ${piecesText(count.pieces)}`
    const came = `In: ${countedUnitsText(count.in)}${pieces}`
    return `${came}. Out: ${count.out === 0 ? 'nothing yet' : `${count.out} of ${count.in.length}`}.`
  },
  photo: ({ name, stage }: { readonly name: string; readonly stage: PhotoStage }) =>
    `${name}, ${stage === 'intake' ? 'as it came' : 'as it was packed'}: open in full`,
  wrong: 'Something wrong with it?',
  claimed: (status: string) => `Your claim: ${status}`,
  showAll: (count: number) => `Show all ${count}`,
  weights: (weights: { in: number | null; out: number | null }) =>
    [
      ...(weights.in === null ? [] : [`Weighed ${formatKilograms(weights.in)} when we got them`]),
      ...(weights.out === null ? [] : [`${formatKilograms(weights.out)} packed`]),
    ].join(', '),
  history: 'Every hand-over',
  /** What is said where not all was counted one by one. */
  uncounted: {
    not_yet: 'The clothes of this order haven’t been counted yet.',
    not_counted: 'The clothes of this order weren’t counted one by one.',
    skipped: 'The clothes of this order aren’t counted one by one this time.',
    by_the_bag: 'Counted by the bag: what is in it wasn’t counted one by one.',
  } satisfies Record<Uncounted, string>,
  numberLabel: 'Number from a message or your invoice',
  numberHint: '12 characters, such as 3f09c1a2b47e',
  optional: 'optional',
  /** `entry`: which one it is; null for none of them, undefined where it is no such number. */
  numberChecked: ({
    typed,
    entry,
    fits,
  }: {
    readonly typed: string
    readonly entry: number | null | undefined
    readonly fits: string
  }) => {
    if (entry === undefined)
      return `${fits} But “${typed}” isn’t one of ours: it has 12 characters, digits and the letters a to f. Please copy it again.`
    return entry === null
      ? `None of these entries is ${typed}: it belongs to another order, or entries were written again since. Please copy it once more, and if that doesn’t help, ask us in Help.`
      : `${fits} Your number is entry ${entry}: nothing up to it has changed since you got it.`
  },
  verify: 'Check these entries',
  verifying: 'Checking…',
  fits: ({ head }: { head: string }) =>
    `Your device checked every entry: nothing was changed or left out in between. The last one is ${head}.`,
  broken: ({ entry }: { entry: number }) =>
    `Entry ${entry} doesn’t match the one before it. Please ask us in Help.`,
  cannot: 'This browser can’t check them here. It can over a secure connection (https).',
}
export type ClothesWords = typeof orderClothes
