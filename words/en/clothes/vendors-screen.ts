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
  ways: { give: 'Send to them', back: 'Receive back' },
  vendor: 'Outside laundry',
  chooseVendor: 'Please choose',
  expected: 'Expected back',
  vendorFirst: 'Choose the outside laundry and the date first, then scan.',
  addFirst: 'Add the first outside laundry below, then send things to it.',
  scanGive: 'Scan what you send',
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
  isBack: 'is back at the plant.',

  away: 'With outside laundries',
  nothingAway: 'Nothing is with an outside laundry.',
  at: ({ vendor }: { readonly vendor: string }) => `At ${vendor}`,
  due: ({ expected }: { readonly expected: string }) => `Expected ${dates.shortDay(expected)}`,
  overdue: ({ expected }: { readonly expected: string }) =>
    `Overdue: was expected ${dates.shortDay(expected)}`,
  since: ({ when }: { readonly when: string }) => `Since ${when}`,
  back: 'It is back',
  anotherDay: 'Change the date',
  anotherDayOf: ({ thing, number }: { readonly thing: string; readonly number: string }) =>
    ` for ${thing} of order ${number}`,
  anotherDayTitle: 'When is it expected back?',
  /** How many of an order are with the same outside laundry. */
  allOfOrder: ({ count, number }: { readonly count: number; readonly number: string }) =>
    `All ${count} of order ${number} that are there`,
  saveDay: 'Save the date',
  backOf: ({ thing, number }: { readonly thing: string; readonly number: string }) =>
    `: ${thing} of order ${number}`,

  vendors: 'Outside laundries you use',
  vendorsHint: 'Customers see that their clothes are with our partner laundry, not its name.',
  noVendors: 'None yet.',
  name: 'Name',
  phone: 'Phone',
  add: 'Add',
  saving: 'Saving…',
  change: 'Change',
  changeOf: ({ name }: { readonly name: string }) => ` ${name}`,
  active: 'In use',
  retired: 'No longer used',
  save: 'Save',
  cancel: 'Never mind',

  /** On an order's clothes. */
  give: 'Send to an outside laundry',
  giveAbout: 'The order can’t leave until they are back and packed.',
  giveWhich: 'What you send',
  giveNow: 'Send to them',
  /** On the row of a bag or an item. */
  row: ({ vendor, expected }: Away) => `At ${vendor}, expected ${dates.shortDay(expected)}`,
  pressBack: 'Press anything that is back from an outside laundry.',
}
