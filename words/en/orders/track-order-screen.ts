// Screen of a tracked order.

interface CountedIn {
  readonly bags: number
  readonly items: number
  readonly packed: number
}

const plural = (count: number, one: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : `${one}s`}`

export const trackOrderScreen = {
  title: 'Track Order',
  intro: 'Enter your order ID and watch your clothes come down the line.',
  order: ({ number }: { readonly number: string }) => `Order ${number}`,
  looking: 'Looking for your order',
  found: ({ number }: { readonly number: string }) => `Order ${number} found`,
  failed: 'An error occurred while fetching your order.',

  call: 'Call us',
  help: 'Help',
  others: 'Your other orders under way',
  /** Above the progress of an order that was cancelled. */
  howFar: 'How far it had come',

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
}
