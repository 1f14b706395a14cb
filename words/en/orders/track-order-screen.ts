// Screen of a tracked order.

interface CountedIn {
  readonly bags: number
  readonly items: number
  readonly packed: number
}

/** An order ID as every one is written. */
const EXAMPLE = 'LC-7K2M-9QXD'

const plural = (count: number, one: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : `${one}s`}`

export const trackOrderScreen = {
  title: 'Track Order',
  description: 'Follow your laundry order live with its order ID. No login needed.',
  intro: 'Enter your order ID and watch your clothes come down the line.',
  order: ({ number }: { readonly number: string }) => `Order ${number}`,
  looking: 'Looking for your order',
  found: ({ number }: { readonly number: string }) => `Order ${number} found`,
  failed: 'An error occurred while fetching your order.',
  notFound: 'Order not found.',
  /** `shortForm`: the last characters of an ID. */
  tooShort: ({ shortForm }: { readonly shortForm: string }) =>
    `#${shortForm} is short for an order ID. [Log in] to find your order by it, or enter the full ID.`,
  checkId: `Check the order ID in your confirmation. It looks like [${EXAMPLE}].`,

  search: {
    id: 'Order ID',
    example: EXAMPLE,
    none: 'Please enter an order ID.',
    track: 'Track Order',
  },
  where: {
    title: 'Where is my order ID?',
    text: `It’s in your confirmation and under My Orders, and looks like [${EXAMPLE}]. Anyone who has it can follow the order, but sees no name, address or price.`,
  },

  call: 'Call us',
  help: 'Help',
  others: 'Your other orders under way',
  /** Above the progress of an order that was cancelled. */
  howFar: 'Progress before it was cancelled',

  items: 'Items',
  clothes: 'Clothes',
  /** Until they are counted in. */
  handedIn: ({ bags }: { readonly bags: number }) => `${plural(bags, 'bag')} handed over`,
  /** “2 bags and 1 item counted in, 2 of 3 packed”. */
  countedIn: ({ bags, items, packed }: CountedIn) => {
    const all = bags + items
    const came = [plural(bags, 'bag'), plural(items, 'item')].filter(Boolean).join(' and ')
    if (packed === 0) return `${came} counted in`
    const done = packed < all ? `${packed} of ${all} packed` : all === 1 ? 'packed' : 'all packed'
    return `${came} counted in, ${done}`
  },
  handedOver: 'Last handed over',

  logInToPay: 'Log in to pay for this order.',
  logIn: 'Log in',

  own: {
    title: 'Items and payment',
    items: 'Items with their prices',
    payment: 'Payment',
    payAnotherWay: 'Pay another way',
    customer: 'Customer',
    garments: 'From the wardrobe',
    instructions: 'Special instructions',
    rating: 'Rating',
  },

  history: {
    /** Totals as amounts, written. */
    total: ({ from, to }: { readonly from: string; readonly to: string }) =>
      from === to ? `The total stays ${to}` : `The total is ${to} instead of ${from}`,
    /** `zone`: the laundry's time zone, such as Asia/Kolkata. */
    clocks: ({ zone }: { readonly zone: string }) =>
      `Times are in the laundry’s time zone (${zone}).`,
  },
}
