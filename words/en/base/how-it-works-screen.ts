// How It Works screen.
import type { OwnPaymentMethod } from '#domain/orders/record/order-choices.ts'

type Hours = { readonly hours: number }

/** An order's pickup slot, written. */
type Slot = { readonly slot: string }

const eitherOf = new Intl.ListFormat('en-IN', { type: 'disjunction' })

const payNotes: Readonly<Record<OwnPaymentMethod, string>> = {
  cash: 'Pay when your clothes are back in your hands.',
  upi: 'Scan and pay at the door, with any UPI app.',
  card: 'Saved in your profile; we never see its number.',
}

export const howItWorksScreen = {
  title: 'How It Works',
  description:
    'Schedule, hand over, get it back: how pickup, cleaning and delivery work, how to prepare the bag, and how you pay.',
  lead: 'You do the first step, on your phone. The other two are ours.',

  steps: {
    schedule: {
      title: 'Schedule',
      text: 'Tell us what you have, choose a day and a two-hour slot, and give us your address. You see the price before you book.',
      points: ['About a minute, on any screen', 'Reschedule or cancel free until we pick up'],
    },
    clean: {
      title: 'Collect & clean',
      text: 'We ring in your slot, count the pieces and take them with us. Each is sorted by fabric and colour, and washed, dry-cleaned or pressed as its label says.',
      points: ['A reminder 30 minutes before', 'Your load is never mixed with another'],
    },
    deliver: {
      title: 'Deliver',
      text: ({ hours, dryHours }: Hours & { readonly dryHours: number }) =>
        `Folded or on hangers, and back at your door: everyday clothes within ${hours} hours, dry cleaning within ${dryHours}. Pay then, or with a saved card.`,
      points: ['Follow every stage live', 'Not right? We clean it again or refund it'],
    },
  },

  twoDays: {
    title: 'Two days on one line',
    ring: {
      when: ({ slot }: Slot) => `Day 1, ${slot}`,
      title: 'We ring',
      text: 'In the slot you chose. The pieces are counted, and you get an order number to track them.',
    },
    wash: {
      when: () => 'Day 1, Afternoon',
      title: 'We wash',
      text: 'Sorted, stains treated by hand, then each load into its own drum.',
    },
    press: {
      when: () => 'Day 1, Night',
      title: 'We press and fold',
      text: 'Dried, pressed, checked once more, and packed while you sleep.',
    },
    bring: {
      when: ({ slot }: Slot) => `Day 2, ${slot}`,
      title: 'We bring it home',
      text: 'At the same hour, at your door. Dry cleaning takes one more day.',
    },
  },

  features: {
    title: 'With every order',
    free: { title: 'Free pickup and delivery', text: 'Both ways, whatever the bag weighs.' },
    price: {
      title: 'A firm price',
      text: 'Shown before you book.',
      taxedText: 'Shown before you book, GST included.',
    },
    live: {
      title: 'Live tracking',
      text: 'A page that follows the order, for anyone who has the number.',
    },
    updates: {
      title: 'SMS and email updates',
      text: 'At each step, so that you needn’t check.',
    },
    wishes: {
      title: 'Your preferences',
      text: 'No starch, shirts on hangers, ring twice: tell us once.',
    },
    guarantee: {
      title: 'A guarantee',
      text: ({ hours }: Hours) =>
        `Tell us within ${hours} hours and we clean it again or refund it.`,
    },
    invoice: {
      title: 'An invoice',
      taxTitle: 'A tax invoice',
      text: 'For every completed order, as a PDF.',
    },
    record: {
      title: 'A record of your clothes',
      text: 'Keep your garments here, with care notes and pictures.',
    },
  },

  preparation: {
    title: 'Before we ring',
    lead: 'Five minutes that make a difference. None of this is a must.',
    tips: [
      { title: 'Empty the pockets', text: 'Tissues, coins, that one earring.' },
      { title: 'Point out stains', text: 'A note saying “tea” or “turmeric” is half the work.' },
      { title: 'Keep delicate things apart', text: 'A second bag for silk, wool and zari.' },
      { title: 'Leave the labels on', text: 'They tell us how to clean each piece.' },
      { title: 'Close zips and hooks', text: 'So that nothing catches on its neighbour.' },
      { title: 'Any bag will do', text: 'Even a pillowcase. You get it back with your clothes.' },
    ],
  },

  delivery: {
    title: 'Delivery and payment',
    back: 'How it comes back',
    /** `description`: a sentence about express delivery; `slots`: written. */
    express: ({
      description,
      slots,
    }: {
      readonly description: string
      readonly slots: readonly string[]
    }) => `${description} For pickups at ${eitherOf.format(slots)}.`,
    /** `amount`: written. */
    fee: ({ amount }: { readonly amount: string }) => `+ ${amount}`,
    free: 'Free',
    pay: 'How you pay',
    payNotes,
  },

  questions: {
    title: 'Questions before your first bag',
    more: 'More answers are in the [help centre].',
  },
}
