// Services and their prices, on screen and on paper.

export const servicesScreen = {
  title: 'Services & Pricing',
  description:
    'Every laundry price in rupees: wash & fold by the kilogram, dry cleaning, ironing, home textiles and more, with an estimator.',
  descriptionWithTax:
    'Every laundry price in rupees, GST included: wash & fold by the kilogram, dry cleaning, ironing, home textiles and more, with an estimator.',
  notLoaded: 'Today’s prices couldn’t be loaded; these may have changed.',

  washAndFold: {
    prices: 'Every price we have, in rupees.',
    pricesWithTax: 'Every price we have, in rupees, GST included.',
    freePickup: 'Pickup and delivery are free, so these are the full prices.',
    ask: 'Ask about a price',
    perKilogram: 'per kg',
    averageLoad: 'Average load',
    /** In kilograms. */
    load: ({ least, most }: { readonly least: number; readonly most: number }) =>
      `${least}–${most} kg`,
    backWithin: 'Back within',
    hours: ({ hours }: { readonly hours: number }) => `${hours} hours`,
  },

  list: {
    title: 'The price list',
    lead: 'The list price is what you pay at the counter or by phone. Where there is an online price, you pay that when you order here.',
    leadAtOnlinePrices:
      'Where there is an online price, that is what you pay: here, at the counter or by phone.',
    backWithin: ({ hours }: { readonly hours: number }) => `Back within ${hours} hours`,
    item: 'Item',
    /** `hasOnline`: whether an online price stands beside it. */
    price: ({ hasOnline }: { readonly hasOnline: boolean }) => (hasOnline ? 'List price' : 'Price'),
    online: 'Online',
    samePrice: 'same price',
    print: 'Print the list',
  },

  /** Head of the printed list. */
  paper: {
    title: ({ laundry }: { readonly laundry: string }) => `${laundry}: price list`,
    prices: 'All prices in Indian rupees.',
    pricesWithTax: 'All prices in Indian rupees, GST included.',
    freePickup: 'Pickup and delivery are free.',
    /** The marked part is the service’s name. */
    service: ({ service, hours }: { readonly service: string; readonly hours: number }) =>
      `[${service}], back within ${hours} hours.`,
  },

  club: {
    title: 'Washing every week?',
    text: 'In the Laundry Club a month of washing has one price, and what you don’t use rolls over. New members pay half for the first month.',
    link: 'See the Laundry Club',
  },
}
