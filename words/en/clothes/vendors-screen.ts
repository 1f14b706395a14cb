// Page of outside laundries, and pieces of an order that are with one.
import type { UnitKind } from '#domain/clothes/custody.ts'
import { dates } from '../base/dates.ts'

const KINDS: Readonly<Record<UnitKind, string>> = { bag: 'Bag', item: 'Item' }

interface Thing {
  readonly kind: UnitKind
  readonly unit: number
  readonly what: string | null
}

/** Where something is, and the day it is to be back. */
interface Away {
  readonly vendor: string
  readonly expected: string
}

export const vendorsScreen = {
  title: 'Outside laundries',
  toPlaces: 'Where things are',
  toClothes: 'Clothes',
  loading: 'Loading the outside laundries',
  notLoaded: 'The outside laundries couldn’t be loaded.',
  notSaved: 'That was not saved. Please try again.',

  doing: 'What you do',
  ways: { give: 'Give away', back: 'Receive back' },
  vendor: 'Outside laundry',
  chooseVendor: 'Please choose',
  expected: 'Expected back',
  vendorFirst: 'Choose the outside laundry and the day first, then scan.',
  addFirst: 'Add the first outside laundry below, then give things to it.',
  scanGive: 'Scan what you give away',
  scanBack: 'Scan what came back',
  scanHint: 'Its tag, or the 8 characters on it.',
  ofPlace: 'That is the tag of a rack, a machine or a van. Scan the one on the bag or item.',
  nothingOn: ({ code }: { readonly code: string }) =>
    `Tag ${code} isn’t on anything yet. Open its order, and scan it there.`,
  thing: ({ kind, unit, what }: Thing) =>
    what === null ? `${KINDS[kind]} ${unit}` : `${what} (${KINDS[kind].toLowerCase()} ${unit})`,
  /** The order's number follows. */
  of: ({ name }: { readonly name: string }) => (name === '' ? 'of order' : `of ${name}’s order`),
  given: ({ vendor, expected }: Away) =>
    `is at ${vendor} now, expected ${dates.shortDay(expected)}.`,
  isBack: 'is at the plant again.',

  away: 'What is with them',
  nothingAway: 'Nothing is with an outside laundry.',
  at: ({ vendor }: { readonly vendor: string }) => `At ${vendor}`,
  due: ({ expected }: { readonly expected: string }) => `Expected ${dates.shortDay(expected)}`,
  overdue: ({ expected }: { readonly expected: string }) =>
    `Overdue: was expected ${dates.shortDay(expected)}`,
  since: ({ when }: { readonly when: string }) => `Since ${when}`,
  back: 'It is back',
  anotherDay: 'Another day',
  anotherDayOf: ({ thing, number }: { readonly thing: string; readonly number: string }) =>
    ` for ${thing} of order ${number}`,
  anotherDayTitle: 'When is it expected back?',
  /** How many of an order are with the same outside laundry. */
  allOfOrder: ({ count, number }: { readonly count: number; readonly number: string }) =>
    `All ${count} of order ${number} that are there`,
  saveDay: 'Save the day',
  backOf: ({ thing, number }: { readonly thing: string; readonly number: string }) =>
    `: ${thing} of order ${number}`,

  vendors: 'Outside laundries you give to',
  vendorsHint: 'Customers read that their clothes are with a partner laundry, and no name.',
  noVendors: 'None yet.',
  name: 'Name',
  phone: 'Phone',
  add: 'Add',
  saving: 'Saving…',
  change: 'Change',
  changeOf: ({ name }: { readonly name: string }) => ` ${name}`,
  active: 'We give things to it',
  retired: 'Gets nothing more',
  save: 'Save',
  cancel: 'Never mind',

  /** On an order's clothes. */
  give: 'Give to an outside laundry',
  giveAbout: 'The order stays until they are back and packed.',
  giveWhich: 'What you give away',
  giveNow: 'Give away',
  /** On the row of a bag or an item. */
  row: ({ vendor, expected }: Away) => `At ${vendor}, expected ${dates.shortDay(expected)}`,
  pressBack: 'Press what is back from an outside laundry.',

  /** On Now. */
  overdueOnNow: ({ count }: { readonly count: number }) =>
    count === 1
      ? '1 bag or item should be back from an outside laundry'
      : `${count} bags and items should be back from outside laundries`,
}
