// Page of racks, machines and vans, and a piece's location.
import type { UnitKind, UnitPlace } from '#domain/clothes/custody.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import type { PlaceKind } from '#domain/clothes/places.ts'
import { dates } from '../base/dates.ts'
import { processes } from '../catalogue/care-limits.ts'

const KINDS: Readonly<Record<UnitKind, string>> = { bag: 'Bag', item: 'Item' }

const PLACE_NAMES: Readonly<Record<PlaceKind, string>> = {
  rack: 'Rack',
  machine: 'Machine',
  van: 'Van',
}

const PLACES: Readonly<Record<UnitPlace, string>> = {
  plant: 'At the plant, not packed',
  vendor: 'With an outside laundry',
  packed: 'Packed',
  rider: 'With the rider',
  customer: 'With the customer',
  guard: 'With the guard',
  neighbour: 'With a neighbour',
  missing: 'Missing',
  written_off: 'Given up',
}

interface Thing {
  kind: UnitKind
  unit: number
  what: string | null
}

/** Where it is, and what tells more of that. */
interface At {
  place: UnitPlace
  spot: { name: string } | null
  /** The outside laundry that has it. */
  vendor: { name: string; expected: string } | null
}

const thing = ({ kind, unit, what }: Thing) =>
  what === null ? `${KINDS[kind]} ${unit}` : `${what} (${KINDS[kind].toLowerCase()} ${unit})`

export const placesScreen = {
  title: 'Where things are',
  toLost: 'Lost and found',
  toVendors: 'Outside laundries',
  toClothes: 'Clothes',

  scanThing: 'Scan a bag or an item',
  scanThingHint: 'Then scan the rack, machine or van that you put it on.',
  scanPlace: 'Now scan where you put it',
  scanPlaceHint:
    'The tag of a rack, a machine or a van. Scan another bag or item to put that one instead.',
  thingFirst: ({ name }: { name: string }) =>
    `That is ${name}. Scan the bag or item first, then the place.`,
  inHand: 'In your hand',
  letGo: 'Never mind',
  nothingOn: ({ code }: { code: string }) =>
    `Tag ${code} isn’t on anything yet. Open its order, and scan it there.`,
  moved: ({ spot }: { spot: string }) => `is at ${spot} now.`,
  notInto: ({ machine }: { machine: string }) => `Not into ${machine}`,
  takeOut: ({ isBag, pieces }: { isBag: boolean; pieces: readonly unknown[] }) => {
    if (!isBag) return 'Put it elsewhere'
    return pieces.length === 1 ? 'Take it out' : 'Take them out'
  },
  sayWhy: 'Say why',
  why: 'Why it goes in',
  whyHint: 'The customer reads this, and it stays with the order.',
  putAnyway: 'Put it in',
  /** What is next once it isn't put there. */
  takenOut: ({ isBag }: { isBag: boolean }) =>
    isBag
      ? 'Nothing was moved. Scan what you take out and the rack that you put it on, then the bag can go in. Tag it first if it has no tag.'
      : 'Nothing was moved. Scan where you put it instead.',
  toItsClothes: 'Open its clothes',
  notSaved: 'That was not saved. Please try again.',

  where: 'Where is…?',
  whereHint: 'A tag, an order number, or the beginning of a customer’s name.',
  searching: 'Looking for it',
  notLoaded: 'The places couldn’t be loaded.',
  found: 'Found',
  nothingFound: ({ q }: { q: string }) => `Nothing found for “${q}”.`,
  still: ({ hours }: { hours: number }) =>
    hours === 1 ? 'Not moved for an hour' : `Not moved for ${hours} hours`,
  /** While the hours are asked for. */
  stillAtAll: 'Not moved for a long time',
  nothingStill: 'Everything has been moved since.',
  thing,
  /** The order's number follows. */
  of: ({ name }: { name: string }) => (name === '' ? 'of order' : `of ${name}’s order`),
  at: ({ place, spot, vendor }: At) => {
    if (vendor !== null) return `At ${vendor.name}, expected ${dates.shortDay(vendor.expected)}`
    return spot === null ? PLACES[place] : `${PLACES[place]}, at ${spot.name}`
  },
  since: ({ when }: { when: string }) => `Since ${when}`,

  places: 'Racks, machines and vans',
  placesHint: 'Each has its own tag. Print it and stick it where everyone can scan it.',
  kinds: PLACE_NAMES,
  kind: 'What it is',
  /** A place's kind, and of a machine what it does. */
  kindOf: ({ kind, process }: { kind: PlaceKind; process: Process | null }) =>
    process === null ? PLACE_NAMES[kind] : `${PLACE_NAMES[kind]} that ${processes[process]}`,
  process: 'What it does',
  processHint: 'A garment whose care forbids this is refused there until staff give a reason.',
  processes: {
    wash: 'Wash',
    tumble_dry: 'Tumble-dry',
    bleach: 'Bleach',
    press: 'Press or iron hot',
  } satisfies Record<Process, string>,
  noProcess: 'Not set',
  name: 'Name',
  nameHint: 'As people here call it, such as “Rack A3”.',
  add: 'Add',
  adding: 'Saving…',
  noPlaces: 'None yet. Add the first one below.',
  holds: ({ units }: { units: number }) =>
    units === 0 ? 'empty' : units === 1 ? '1 bag or item' : `${units} bags and items`,
  newTab: ' (opens in a new tab)',
  rename: 'Change',
  renameOf: ({ name }: { name: string }) => ` ${name}`,
  retire: 'No longer used',
  retireTitle: ({ name }: { name: string }) => `Stop using ${name}?`,
  retireAbout: 'Its tag no longer works. Its past entries stay on record.',
  retireNow: 'Stop using it',
  save: 'Save',
  cancel: 'Never mind',
}
