// Placing an order at the counter or on the telephone, for staff.
export const counterScreen = {
  title: 'New order',
  orders: 'Orders',

  repeatedLoading: 'Loading the order to repeat',
  repeatedNotLoaded: 'The order to repeat couldn’t be loaded.',
  /** Stands before the order's number. */
  repeats: 'Same as',
  samePrices: 'Today’s prices are the same.',
  /** `from`, `to`: what one of it costs, as people read it; `to` is null where it isn't offered any more. */
  otherPrice: ({ name, from, to }: { name: string; from: string; to: string | null }) =>
    to === null
      ? `${name} is no longer offered and was left out.`
      : `${name} was ${from} and is ${to} today.`,
  care: ({ care }: { readonly care: string }) => `As before: ${care}`,

  customer: 'Customer',
  digits: 'Phone number',
  digitsHint: 'The last three digits are enough.',
  hits: 'Customers with this number',
  looking: 'Looking for customers',
  notLooked: 'The customers couldn’t be looked up.',
  noHits: 'No customer with this number yet.',
  many: 'There may be more: type one more digit.',
  blocked: 'Blocked',
  another: 'Another customer',
  newCustomer: 'New customer',
  name: 'Name',
  mobile: 'Mobile number',
  nameNeeded: 'Please enter a name.',
  mobileNeeded: 'Please enter an Indian mobile number.',
  use: 'Use this customer',
  notMade: 'The customer couldn’t be added.',
  /** The number was somebody's already. */
  known: ({ name }: { readonly name: string }) => `${name} already has this number.`,
  changedHands: 'This number now belongs to someone else',
  changedHandsHint:
    'The person who had it keeps their orders without the number, and gets no more texts there.',

  items: 'Items',
  what: 'What is in it',
  listed: 'List the items',
  toBeCounted: 'To be counted',
  isFor: 'Which services',
  itemsFor: ({ service }: { readonly service: string }) => `Items of ${service}`,
  service: 'Service',
  /** Stands before an item, its price and how many are in the order. */
  add: 'Add',
  chosen: 'In this order',
  noPrices: 'The price list couldn’t be loaded.',

  ways: 'How it comes in and goes back',
  comesIn: 'Comes in',
  waysIn: { counter: 'Brought to the counter', home: 'Picked up' },
  goesBack: 'Goes back',
  waysBack: { counter: 'Collected at the counter', home: 'Delivered' },
  slotsLoading: 'Loading pickup times',
  noSlots: 'The pickup times couldn’t be loaded.',
  pickupAddress: 'Pickup address',
  deliveryAddress: 'Delivery address',
  sameAddress: 'Deliver to the same address',
  /** `legend`: what the address is for. */
  saved: ({ legend }: { readonly legend: string }) => `Saved: ${legend.toLowerCase()}`,

  back: 'When it is back, and the price',
  deliveryDay: 'Delivery day',
  deliveryTime: 'Delivery time',
  slotFirst: 'Choose the pickup first',
  firstTime: 'The first free time',
  fullTime: ({ time }: { readonly time: string }) => `${time}, full`,
  sameDay: ({ fee }: { readonly fee: string }) => `Express: same day, ${fee} extra`,
  ready: 'Ready at the counter',
  readyHint: 'It can be collected from this day.',
  firstDay: ({ day }: { readonly day: string }) => `Earliest: ${day}`,
  instructions: 'Note for this order',

  /** `total`: a sum, or that it is known later. */
  total: ({ total }: { readonly total: string }) => `Total ${total}`,
  nothing: 'Choose a customer, and at least one item or service.',
  nothingAtHome: 'Choose a customer, at least one item or service, a time and an address.',
  /** It costs something else for this customer than the price list says. */
  otherTotal: ({ total }: { readonly total: string }) =>
    `For this customer it costs ${total}. Place it at that price?`,
  cash: ({ total }: { readonly total: string }) => `Take ${total} in cash`,
  upi: ({ total }: { readonly total: string }) => `Take ${total} by UPI`,
  later: { counter: 'Pay when collected', home: 'Pay on delivery' },
  take: 'Take it, count later',
  placing: 'Placing…',
  notPlaced: 'The order couldn’t be placed.',
  placed: ({ number }: { readonly number: string }) => `Order ${number} is placed`,
  unpaid: ({ reason }: { readonly reason: string }) =>
    `It isn’t marked as paid: ${reason} Please mark it on the order’s page.`,
  tryAgain: 'please try again.',
}

/** The slip that goes with the customer. */
export const orderSlip = {
  /** Opens the labels of its bags as a PDF: as many as were counted in or brought. */
  bagTags: 'Bag tags',
  title: ({ number }: { readonly number: string }) => `Slip of ${number}`,
  print: 'Print the slip',
  paper: 'Paper',
  papers: { roll: '80 mm roll', a5: 'A5 sheet' },
  order: 'Order',
  next: 'New order',
  loading: 'Loading the slip',
  notLoaded: 'The slip couldn’t be loaded.',
  number: 'Order',
  customer: 'Customer',
  placed: 'Received',
  readyBy: 'Ready at the counter',
  back: 'Back with you',
  items: 'Items',
  express: 'Express',
  least: 'Least charge',
  total: 'Total',
  paid: 'Paid',
  onAccount: 'On account',
  due: 'To be paid',
  gstin: ({ gstin }: { readonly gstin: string }) => `GSTIN ${gstin}`,
  keep: 'Please bring this slip when you collect.',
  lastHandOver: 'Last hand-over',
  checkIt:
    'Keep this slip: with that number, the order’s page shows that nothing was changed since.',
}
