// Page of an order's clothes: counting in, packing and the chain of hand-overs.
import type {
  CustodyContent,
  TakenInBy,
  Taker,
  UnitKind,
  UnitPlace,
} from '#domain/clothes/custody.ts'
import type { SkipReason } from '#domain/clothes/skip-reasons.ts'
import { skipReasons } from '../orders/count-levels.ts'
import { handedInForStaff, type SaidOfBags } from './handed-in.ts'
import { formatKilograms } from '../base/format-kilograms.ts'

const KINDS: Readonly<Record<UnitKind, string>> = { bag: 'Bag', item: 'Item' }

/** Where a bag or an item is, in staff's words. */
export const PLACES: Readonly<Record<UnitPlace, string>> = {
  plant: 'not packed yet',
  packed: 'packed',
  vendor: 'with an outside laundry',
  rider: 'with the rider',
  customer: 'with the customer',
  guard: 'with the guard',
  neighbour: 'with a neighbour',
  missing: 'missing',
  written_off: 'given up',
}

const HAND_OVERS = {
  handed_in: 'taken in',
  received: 'counted in',
  packed: 'packed',
  returned: 'taken back',
  skipped: 'sent on without being packed',
  handed_out: 'handed over',
  moved: 'put elsewhere',
  listed: 'taken out of a bag',
  missing: 'missing',
  found: 'found',
  written_off: 'given up',
  described: 'described',
  corrected: 'given a new tag',
  expected: 'expected back from an outside laundry on another day',
} as const satisfies Record<CustodyContent['kind'], string>

const units = (count: number) => (count === 1 ? '1 bag or item' : `${count} bags and items`)

export const clothesScreen = {
  title: 'Clothes',
  /** The order's number follows. */
  of: 'Clothes of',
  plant: 'Plant',
  open: 'Clothes',
  countAndPack: 'Count in and pack the clothes',
  openPieces: 'Open its bags and items',
  ofOrder: ({ number }: { number: string }) => ` of order ${number}`,
  loading: 'Loading the clothes',
  notLoaded: 'The clothes couldn’t be loaded.',
  notSaved: 'That was not saved. Please try again.',

  nothingOn: ({ code }: { code: string }) =>
    `Tag ${code} isn’t on anything yet. Open an order, and scan it there.`,
  ofPlace: 'That is the tag of a rack, a machine or a van. Scan the one on the bag or item.',
  start: 'Which bag do you have?',
  startHint: 'Scan its tag here, or open an order from the plant’s list.',
  toPlant: 'To the plant’s list',

  tags: 'Tags',
  tagsHint:
    'A tag has no owner until it is scanned with a bag or an item. 24 fit on a sheet of labels, 70 × 37 mm each; a roll has labels of 50 × 25 mm.',
  tagsFor: 'For',
  tagsForKind: { bag: 'Bags', item: 'Single items' } satisfies Record<UnitKind, string>,
  makeTags: 'Make 24 tags',
  makingTags: 'Making…',
  newTab: ' (opens in a new tab)',

  receive: 'Count in',
  toCountIn: 'Not counted in yet',
  more: 'Count in something more',
  receiving: 'Saving…',
  byPiece: 'Each piece of this order is counted separately.',
  onPaper: 'From a list on paper',
  notNow: 'Not now',
  notNowAbout:
    'The order moves on, and the customer reads that it wasn’t counted, and why. You can still count it in until it leaves.',
  notNowWhy: 'Why isn’t it counted this time?',
  because: ({ reason }: { reason: string }) =>
    `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
  noReason: 'No reason',
  neverMind: 'Never mind',
  notAsked: 'Clothes of this order aren’t counted in.',
  skipped: 'This order isn’t counted in this time.',
  countAnyway: 'Count anyway',
  receiveHint: 'After that, the order leaves only once all of this is packed.',
  bags: 'Bags without a tag',
  items: 'Single items without a tag',
  tagged: 'To be counted in',
  taggedUnit: ({ kind, tag }: { kind: UnitKind; tag: string }) => `${KINDS[kind]} ${tag}`,
  remove: 'Remove',
  weight: 'Weight',
  /** What is paid for by weight, beside what is counted. */
  ofWhich: ({ item }: { item: string }) => `Of which ${item}`,
  kg: 'kg',
  badWeight: 'Please enter the weight in kilograms, such as 4.35.',
  nothingCounted: 'Count at least one bag or item, or scan a tag.',
  closed: 'Nothing was counted in.',

  pack: 'Pack',
  packHint: 'Whatever you scan now is marked as packed. A scanner works anywhere on this page.',
  packedOf: ({ packed, all }: { packed: number; all: number }) => `${packed} of ${all} packed`,
  allIn: ({ all }: { all: number }) => (all === 1 ? 'It is in' : `All ${all} in`),
  unit: ({ kind, number }: { kind: UnitKind; number: number }) => `${KINDS[kind]} ${number}`,
  /** What it is called, where anybody said. */
  called: (unit: { name: string | null; garment: { name: string } | null }) =>
    unit.name ?? unit.garment?.name ?? null,
  /** What pays for it. */
  paidAs: ({ item, isOrdered }: { item: string; isOrdered: boolean }) =>
    isOrdered ? item : `${item}, not on the order`,
  pieces: ({ pieces }: { pieces: number }) => (pieces === 1 ? '1 piece' : `${pieces} pieces`),
  place: ({ place, released }: { place: UnitPlace; released: boolean }) =>
    place === 'plant' && released ? 'sent on without being packed' : PLACES[place],
  again: 'Press a packed one to unpack it.',
  weighOut: 'Weight, packed',
  saveWeight: 'Save the weight',
  weights: (weights: { in: number | null; out: number | null }) =>
    [
      ...(weights.in === null ? [] : [`In: ${formatKilograms(weights.in)}`]),
      ...(weights.out === null ? [] : [`out: ${formatKilograms(weights.out)}`]),
    ].join(', '),
  differs: {
    lighter: 'It goes out much lighter than it came in. Is something missing?',
    heavier: 'It goes out heavier than it came in. Does something belong to another customer?',
  },

  /** Of an order that is cancelled, or what was found after it had left. */
  goesBack: 'Return what is still here to the customer as it is.',
  returnedToCustomer: 'Returned to the customer',

  isMissing: 'Something is missing',
  missingWhich: 'From which bag or item',
  missingPiece: 'One piece: the bag is here',
  missingWhat: 'What is missing',
  missingWhatHint: 'Such as “grey sock, left one”. The people who look for it read this.',
  missingReport: 'Report it missing',
  missingSaving: 'Saving…',
  missingHolds: 'The order can’t leave until it is found, or staff say why it leaves without it.',
  missingCancel: 'Never mind',
  toLost: 'Lost and found',
  toPlaces: 'Where things are',
  toVendors: 'Outside laundries',

  foreign: 'Not part of this order',
  /** The order's number follows. */
  foreignOf: ({ name }: { name: string }) =>
    name === '' ? 'It belongs to' : `It belongs to ${name}:`,
  foreignSpot: ({ spot }: { spot: string }) => `The rest of it is at ${spot}.`,
  putAside: 'Put it aside',
  openForeign: 'Open that order',

  written: 'Hand-overs',
  entry: (entry: {
    kind: keyof typeof HAND_OVERS
    units: number
    /** Of bags that were handed in, before they were units. */
    handedIn: (SaidOfBags & { to: TakenInBy; from: Taker }) | null
    /** Whether an outside laundry got it, or gave it back. */
    vendor: boolean
    by: string | null
    why: SkipReason | null
    onPaper: boolean
    note: string | null
  }) => {
    const by = entry.by === null ? '' : ` by ${entry.by}`
    if (entry.handedIn !== null) return handedInForStaff.entry({ ...entry.handedIn, by: entry.by })
    if (entry.kind === 'skipped' && entry.units === 0)
      return `Not counted in this time${by}${entry.why === null ? '' : `: ${skipReasons[entry.why]}`}`
    // Only a reason stands beside a move: why a machine got what it may not.
    const isAgainstCare = entry.kind === 'moved' && entry.note !== null
    const away = entry.kind === 'returned' ? 'received back from' : 'given to'
    const did = isAgainstCare
      ? 'machine-washed despite its care label'
      : entry.vendor
        ? `${away} an outside laundry`
        : HAND_OVERS[entry.kind]
    const paper = entry.onPaper ? ', from a list on paper' : ''
    return `${units(entry.units)} ${did}${by}${paper}`
  },
  head: ({ head }: { head: string }) => `Proof of the last entry: ${head}`,
}
