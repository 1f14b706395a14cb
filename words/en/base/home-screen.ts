// Home page.

type Hours = { readonly hours: number }

const HEARD_FIRST = 'If we find pieces you didn’t book, we’ll tell you first.'

export const homeScreen = {
  title: 'Laundry picked up, cleaned and delivered',
  description: ({ hours }: Hours) =>
    `Wash & fold, dry cleaning and ironing with free pickup and delivery, back within ${hours} hours.`,

  hand: 'Hand us the washing.',
  keep: 'Keep the day.',
  lead: ({ hours }: Hours) =>
    `We pick up at your door, wash, press and fold, and deliver everything within ${hours} hours. Pickup and delivery are free.`,

  numbers: 'In numbers',

  steps: {
    title: 'Three steps, one of them yours',
    book: 'Schedule',
    booked:
      'Pick a day and a two-hour slot. It takes about a minute, and you see the price before you book.',
    clean: 'We collect & clean',
    cleaned:
      'We come to your door, sort by fabric and colour, and wash, dry-clean or press each piece as it needs.',
    bring: 'We deliver',
    brought: ({ hours }: Hours) =>
      `Fresh, folded and back with you within ${hours} hours. Follow every stage live on your phone.`,
  },

  tags: {
    title: 'What it costs',
    all: 'See every price',
    from: 'from',
    kg: 'per kg',
    item: 'per item',
    /** `amount`: written. */
    wash: ({ amount }: { readonly amount: string }) =>
      `Your first Laundry Club month at half price; otherwise ${amount} per kg.`,
    dry: ({ hours }: Hours) => `Shirts, suits, sarees, lehengas and more. Back in ${hours} hours.`,
    iron: 'Steam-pressed and on hangers or folded, as you like.',
  },

  area: {
    title: 'Do we come to your street?',
    lead: 'Tell us your PIN code and you’ll know right away.',
    pin: 'PIN code',
    check: 'Check',
    busy: 'Checking…',
    none: 'Please enter your PIN code.',
    /** `reason`: a sentence, or empty where none is known. */
    failed: ({ reason }: { readonly reason: string }) => `We couldn’t check that. ${reason}`.trim(),
  },

  said: 'Said over the washing line',

  why: {
    title: 'Good reasons to let go of the bucket',
    free: 'Free pickup & delivery',
    freeText: 'At your door, in the slot you chose. No delivery fee.',
    fast: ({ hours }: Hours) => `Back in ${hours} hours`,
    fastText: ({ hours }: Hours) =>
      `Wash & fold and ironing the next day. Dry cleaning takes ${hours} hours.`,
    sure: 'Satisfaction guaranteed',
    sureText: ({ hours }: Hours) =>
      `Not right? Tell us within ${hours} hours of delivery: we clean it again or refund it.`,
    live: 'You know where it is',
    liveText: 'SMS and email updates, and a tracking page that updates automatically.',
    price: 'The price you saw',
    priceText: `In rupees. ${HEARD_FIRST}`,
    taxedText: `In rupees, GST included. ${HEARD_FIRST}`,
    kind: 'Kind to your clothes',
    kindText: 'Sorted by fabric and colour, washed apart from everyone else’s.',
  },
}
