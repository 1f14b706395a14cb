// Refusals about bags, items, tags, and orders that may not leave yet.
import type { UnitKind, UnitPlace } from '#domain/clothes/custody.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import type { TagKind } from '#domain/clothes/places.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { WeighedProblem } from '#domain/orders/list-weighings.ts'
import { processed } from '../catalogue/care-limits.ts'
import { dates } from '../base/dates.ts'
import { statusLabel } from '../orders/order-statuses.ts'

const TAGGED: Readonly<Record<TagKind, string>> = {
  bag: 'bags',
  item: 'single items',
  place: 'places: racks, machines and vans',
}

/** How many pieces are named in a sentence. */
const NAMED = 3

const list = new Intl.ListFormat('en-IN')

function fewOf(names: readonly string[]): string {
  const left = names.length - NAMED
  return list.format(left > 0 ? [...names.slice(0, NAMED), `${left} more`] : names)
}

/** Why what was weighed in parts can't be. */
const WEIGHED_APART: Readonly<Record<WeighedProblem, string>> = {
  nothing_of_it: 'You entered a weight for something you didn’t count. Please check the weights.',
  twice: 'Weigh each part once. Please check the weights.',
  not_the_whole:
    'The weights don’t add up: a part can’t weigh more than the whole, and if there’s nothing else it weighs the same. Please weigh again.',
}

interface TagRef {
  code: string
}

interface Thing {
  kind: UnitKind
  unit: number
  order: string
}

const nameOf = ({ kind, unit, order }: Thing) => `${kind} ${unit} of order ${order}`

export const custodyFailures = {
  notPacked: ({ number, left, all }: { number: string; left: number; all: number }) =>
    `${left} of ${all} bags and items of order ${number} ${left === 1 ? 'isn’t' : 'aren’t'} packed yet. Pack them first, or say why the order leaves without them: the customer reads that.`,
  againstCare: ({
    pieces,
    machine,
    process,
    isBag,
  }: {
    pieces: readonly string[]
    machine: string
    process: Process
    isBag: boolean
  }) => {
    const isOne = pieces.length === 1
    const out = isBag ? `Take ${isOne ? 'it' : 'them'} out` : 'Put it elsewhere'
    return `${fewOf(pieces)} must not ${processed[process]}, but ${machine} does that. ${out}, or say why ${isOne ? 'it goes' : 'they go'} in: the customer reads that.`
  },
  misreadTag: ({ typed }: { typed: string }) =>
    `“${typed}” isn’t a tag code. Please type its 8 characters again, or scan it.`,
  unknownTag: ({ code }: TagRef) => `Tag ${code} isn’t one of yours. Please use one of your own.`,
  tagOfOther: ({
    code,
    number,
    name,
    spot,
  }: TagRef & { number: string; name: string; spot: string | null }) =>
    `Tag ${code} is on order ${number}${name === '' ? '' : ` of ${name}`}. Put it aside for that order${spot === null ? '' : `: the rest of it is at ${spot}`}.`,
  tagHere: ({ code, number }: TagRef & { number: string }) =>
    `Tag ${code} is already on order ${number}. For something else, please use another tag.`,
  tagTwice: ({ code }: TagRef) => `Tag ${code} was scanned twice. Each bag or item needs its own.`,
  tagOfOtherKind: ({ code, kind, wanted }: TagRef & { kind: TagKind; wanted: UnitKind }) =>
    `Tag ${code} is for ${TAGGED[kind]}. Please use one for ${TAGGED[wanted]}.`,
  noPlace: ({ code }: TagRef) => `Tag ${code} isn’t a place. Scan the item first, then the place.`,
  placeName: ({ name }: { name: string }) =>
    `There is a place called “${name}” already. Please give this one another name.`,
  noMachine: ({ name }: { name: string }) => `${name} isn’t a machine, so it has no process.`,
  vendorName: ({ name }: { name: string }) =>
    `There is an outside laundry called “${name}” already. Please give this one another name.`,
  vendorRetired: ({ name }: { name: string }) =>
    `${name} is no longer used. Choose another outside laundry, or set it to “In use” first.`,
  dayExpected: ({ most }: { most: number }) =>
    `Please choose the day it is expected back: today or later, within ${most} days.`,
  atVendor: (away: {
    number: string
    unit: number
    vendor: string | null
    expected: string | null
  }) =>
    `Bag or item ${away.unit} of order ${away.number} is at ${away.vendor ?? 'an outside laundry'}${away.expected === null ? '' : `, expected ${dates.shortDay(away.expected)}`}. Receive it back first.`,
  notAtVendor: ({ number, unit }: { number: string; unit: number }) =>
    `Bag or item ${unit} of order ${number} isn’t at an outside laundry, so there is nothing to receive back.`,
  notAtPlant: ({ number, unit, place }: { number: string; unit: number; place: UnitPlace }) =>
    place === 'packed'
      ? `Bag or item ${unit} of order ${number} is packed. Take it out first, then send it to the outside laundry.`
      : `Bag or item ${unit} of order ${number} isn’t at the plant, so it can’t be sent to an outside laundry. Please look at its clothes again.`,
  placeRetired: ({ name }: { name: string }) =>
    `${name} is no longer used. Scan another rack, machine or van, and take its tag down.`,
  placeInUse: ({ name, things, more }: { name: string; things: readonly Thing[]; more: number }) =>
    `${name} isn’t empty: ${[...things.map(nameOf), ...(more > 0 ? [`${more} more`] : [])].join(', ')}. Put that somewhere else first.`,
  notReady: ({ number }: { number: string }) =>
    `Order ${number} isn’t ready, so it can’t be loaded yet. Put it back.`,
  notInHouse: ({ number, unit }: { number: string; unit: number }) =>
    `Bag or item ${unit} of order ${number} isn’t with us now, so it can’t be put anywhere. If you have it here, say so in its order first.`,
  tagOfNobody: ({ code }: TagRef) =>
    `Tag ${code} isn’t on anything yet. Count in its bag or item first.`,
  notHere: ({ number, status, ...order }: HandOvers & { number: string; status: OrderStatus }) =>
    `Order ${number} is “${statusLabel(status, order)}”, so its clothes can’t be counted in or packed. ${status === 'cancelled' ? 'Put them aside for the customer.' : 'If they are here, set the order back first.'}`,
  nothingReceived: ({ number }: { number: string }) =>
    `Nothing in order ${number} was counted in. Please count it in first.`,
  noSuchUnit: ({ number, unit }: { number: string; unit: number }) =>
    `Order ${number} has no bag or item ${unit}. Please look at its clothes again.`,
  wholeBag: ({ number, unit }: { number: string; unit: number }) =>
    `Bag ${unit} of order ${number} contains only one piece. Mark the whole bag as missing.`,
  givenUp: ({ number }: { number: string }) =>
    `This piece of order ${number} was given up. If it turns up, mark it as found.`,
  notLookedFor: ({ number }: { number: string }) =>
    `This piece of order ${number} isn’t missing. Only missing pieces can be given up.`,
  leavesWithOrder: ({ number }: { number: string }) =>
    `It can’t be returned separately: it leaves with the rest of order ${number}.`,
  ownSet: 'A colleague has to take in the bags that you bring.',
  otherSet: ({ bags }: { bags: number }) =>
    `The rider has ${bags === 1 ? '1 bag' : `${bags} bags`} now. Please look again.`,
  unitsSince: ({ number, units }: { number: string; units: number }) =>
    `A colleague has counted in order ${number} in the meantime: it now has ${units} bags and items. Please look again.`,
  countedSince: ({ number }: { number: string }) =>
    `A colleague has counted in order ${number} in the meantime. Please look again.`,
  manyUnits: ({ number, most }: { number: string; most: number }) =>
    `Order ${number} would have more than ${most} bags and items. Please count some together.`,
  weighedApart: ({ problem }: { problem: WeighedProblem }) => WEIGHED_APART[problem],
  tagOfGarment: ({ code, garment }: TagRef & { garment: string }) =>
    `Tag ${code} belongs to another customer’s garment: ${garment}. Put it aside for them.`,
  tagStaysElsewhere: ({ code, garment }: TagRef & { garment: string }) =>
    `Tag ${code} belongs to ${garment}. Choose that garment, or use another tag.`,
  tagRetired: ({ code }: TagRef) =>
    `Tag ${code} was replaced and is no longer used. Throw it away and use a new one.`,
  tagStaysWithNothing: ({ code }: TagRef) =>
    `Tag ${code} belongs to a garment. Choose which one it is.`,
  garmentNotTheirs:
    'A garment you chose is not, or no longer, in this customer’s wardrobe. Please choose again.',
  garmentTwice: ({ number, garment }: { number: string; garment: string }) =>
    `${garment} is already counted in with order ${number}. Please choose another garment, or type a name.`,
  photoGone: 'A photo you took is no longer there. Please take it again.',
  manyPhotos: ({ unit, most }: { unit: number; most: number }) =>
    `Bag or item ${unit} can have at most ${most} photos from intake and ${most} from packing.`,
  notHereAnyMore: ({ number, unit }: { number: string; unit: number }) =>
    `Bag or item ${unit} of order ${number} is no longer here, so it can’t get a new tag. If it is, say so in its order first.`,
  tagJustTaken: 'One of these tags was just put on another order. Please use another tag.',
}
