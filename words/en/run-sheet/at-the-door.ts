// Hand-overs at the door and loading: the driver's form.
import type { Taker, UnitKind } from '#domain/clothes/custody.ts'

const KINDS: Readonly<Record<UnitKind, string>> = { bag: 'Bag', item: 'Item' }

const things = (count: number) => (count === 1 ? '1 bag or item' : `${count} bags and items`)

export const atTheDoor = {
  giver: 'Who handed it over',
  taker: 'Who took it',
  takers: {
    customer: 'The customer',
    guard: 'The guard',
    neighbour: 'A neighbour',
  } satisfies Record<Taker, string>,
  takerName: 'Name',
  takerNameHint: 'The customer reads it.',
  handedOver: 'What you handed over',
  /** By its name, with the number that is on its tag; by the number alone where nobody named it. */
  unit: ({ kind, number, name }: { kind: UnitKind; number: number; name: string | null }) =>
    name === null ? `${KINDS[kind]} ${number}` : `${name} (${KINDS[kind].toLowerCase()} ${number})`,
  restStays: ({ left }: { left: number }) =>
    `${things(left)} ${left === 1 ? 'stays' : 'stay'} with you, and the stop stays open.`,
  nothing: 'Choose at least one.',
  openPart: ({ left, all }: { left: number; all: number }) =>
    `${left} of ${things(all)} still to hand over`,

  load: 'Load',
  loadAbout: 'Scan each bag as you take it. With the last one its order is out for delivery.',
  loadScan: 'Scan a bag',
  loadScanHint: 'Or type the 8 characters of its tag.',
  loaded: ({ loaded, all }: { loaded: number; all: number }) => `${loaded} of ${things(all)}`,
  allLoaded: ({ all }: { all: number }) => `${things(all)}, all loaded`,
  nothingToLoad: 'Nothing that was counted in is due for delivery on this day.',
  notLoaded: 'That was not saved. Please try again.',
  close: 'Done',
}
