// Order form of customers: its frame, its steps and what an order still misses. Amounts and days come in written.
import { ruleCharges } from './rule-charges.ts'

type Step = 1 | 2 | 3 | 4
type Changed = { readonly now: string; readonly before: string }
type Amount = { readonly amount: string }
type Names = { readonly names: readonly string[] }

const SHORT: Readonly<Record<Step, string>> = {
  1: 'Services',
  2: 'Pickup',
  3: 'Address',
  4: 'Review',
}

const HEADINGS: Readonly<Record<Step, string>> = {
  1: 'Select services',
  2: 'Pickup and delivery',
  3: 'Address and payment',
  4: 'Review your order',
}

const MISSING: Readonly<Record<Step, string>> = {
  1: 'Choose at least one item to continue.',
  2: 'Choose a pickup date and time to continue.',
  3: 'Enter a pickup address to continue.',
  4: '',
}

const leftOut = ({ names }: Names): string =>
  `No longer offered and left out: ${[...new Set(names)].join(', ')}.`

const changed = ({ what, now, before }: Changed & { readonly what: string }): string =>
  `${what}: ${now} instead of ${before}`

export const newOrderScreen = {
  pageTitle: 'New order',
  pageAbout: 'Choose what to clean, when and where. We do the rest.',
  title: 'New order',
  loading: 'Loading the order form',
  fromBasket: 'Your estimate is filled in, at online prices.',
  next: 'Next',
  previous: 'Previous',
  place: 'Place order',
  placing: ({ isWaiting }: { readonly isWaiting: boolean }) =>
    isWaiting ? 'Not sent yet' : 'Placing…',

  /** Marked: what is read out alone; of a step that isn't done, also its number. */
  steps: {
    label: 'Steps of your order',
    heading: ({ step }: { readonly step: Step }) => `[Step ${step} of 4: ]${HEADINGS[step]}`,
    done: ({ step }: { readonly step: Step }) => `[Step ${step}, done: ]${SHORT[step]}`,
    ahead: ({ step, isNow }: { readonly step: Step; readonly isNow: boolean }) =>
      `[Step ][${step}][${isNow ? ', now: ' : ', still to come: '}]${SHORT[step]}`,
    loading: 'Loading this step',
    notLoaded: 'This step couldn’t be loaded. Your choices are kept.',
  },

  /** What a step lacks, at the way on. */
  missing: {
    onStep: ({ step }: { readonly step: Step }) => MISSING[step],
    bagService: 'Choose a service for the bag to continue.',
    newPrice: 'Confirm the new price to place the order.',
    deliveryDay: 'Choose a delivery day to continue.',
  },

  total: {
    /** Marked: the name, and what is read out alone after it. */
    name: '[Total][: ]',
    clubCovers: ({ amount }: Amount) => `Club covers ${amount}`,
  },

  slip: {
    label: 'Your order so far',
    title: 'Your order',
    nothing: 'Nothing chosen yet. Your items and prices will appear here.',
    express: 'Express delivery',
    total: 'Total',
    saved: ({ amount }: Amount) => `${amount} saved by ordering online`,
  },

  startOver: {
    start: 'Start over',
    title: 'Start over?',
    about: 'Everything you chose for this order is cleared.',
    confirm: 'Start over',
  },

  reorder: {
    loading: 'Filling in your earlier order',
    notLoaded: 'Your earlier order couldn’t be loaded.',
    notFound: 'That order wasn’t found. Choose again below.',
    logIn: 'Please log in to order that again.',
    notYours: 'Only your own orders can be ordered again. Choose again below.',
    changed,
    pricesChanged: ({ prices }: { readonly prices: readonly string[] }) =>
      `Prices changed since that order. ${prices.join('; ')}.`,
  },

  /** Items that left the catalogue. */
  gone: {
    leftOut,
    leftOutOfDraft: ({ names }: Names) => `${leftOut({ names })} Please check your order.`,
    unnamed: 'an item',
  },

  priceChange: {
    changed,
    leastCharge: ruleCharges.least_charge,
    express: 'Express delivery',
    clubCovers: ({ now, before }: Changed) =>
      `Your Laundry Club covers ${now} instead of ${before}`,
    discount: 'Your discount',
  },

  placed: {
    logIn: 'Please login to place an order.',
    unanswered: 'An error occurred. Please try again.',
    failed: 'Failed to place order. Please try again.',
  },
}
