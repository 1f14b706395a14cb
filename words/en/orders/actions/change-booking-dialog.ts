// Dialog in which a customer changes a booked order.

export const changeBookingDialog = {
  title: 'Change order',
  about: ({ number }: { readonly number: string }) =>
    `You can change order ${number} until we pick it up. Items you ordered keep their price; new items are charged at today’s prices.`,
  items: 'Items',
  delivery: 'Delivery',
  moveDelivery: 'Choose another time',
  addresses: 'Addresses',
  pickupAddress: 'Pickup address',
  sameAddress: 'Deliver to the same address',
  deliveryAddress: 'Delivery address',
  instructions: 'Special instructions',
  instructionsHint: 'A stain to look at, a gate code, a neighbour who can open.',

  total: ({ total }: { readonly total: string }) => `Total ${total}`,
  totalStays: ({ total }: { readonly total: string }) => `The total stays ${total}`,
  newTotal: ({ from, to }: { readonly from: string; readonly to: string }) =>
    `New total ${to}, instead of ${from}`,
  empty: 'The order is empty. If you no longer need it, cancel it instead.',
  pricing: 'Working out the new total…',
  notPriced: 'The new total couldn’t be worked out.',
  covered: ({ amount }: { readonly amount: string }) => `Your Laundry Club covers ${amount}`,
  takesOff: ({ label, amount }: { readonly label: string; readonly amount: string }) =>
    `${label} takes off ${amount}`,
  released: ({ label }: { readonly label: string }) =>
    `${label} no longer applies, so you get it back`,
  moreDue: ({ amount }: { readonly amount: string }) => `${amount} more to pay`,
  moneyBack: ({ amount }: { readonly amount: string }) => `We’ll refund ${amount}`,
  losesExpress: 'It will be a standard delivery, without the express fee.',
  /** Windows, or moments by which it is back; `isWindow`: of `to`. */
  back: (params: { readonly from: string; readonly to: string; readonly isWindow: boolean }) =>
    `Back with you ${params.isWindow ? 'on' : 'by'} ${params.to}, instead of ${params.from}`,

  leave: 'Leave as it is',
  save: 'Save changes',
  saveFor: ({ total }: { readonly total: string }) => `Change for ${total}`,
  saving: 'Saving…',
  waiting: 'Not sent yet',
  unsent: 'You’re offline. We’ll send this when you’re back, even if you close this.',
  failed: 'The order couldn’t be changed. Please try again.',
  saved: 'Order changed',
  savedLine: ({ number, total }: { readonly number: string; readonly total: string }) =>
    `${number} now costs ${total}.`,

  stale: 'This order has changed in the meantime.',
  startAgain: 'Start again from the current order',

  withUsTitle: 'Your clothes are with us',
  withUs: ({ number }: { readonly number: string }) =>
    `Order ${number} is picked up, so it can’t be changed here now. Tell us what you need and we’ll take care of it.`,
  cancelledTitle: 'This order is cancelled',
  cancelled: ({ number }: { readonly number: string }) =>
    `Order ${number} is cancelled, so there is nothing to change.`,
  help: 'Ask in Help',
  close: 'Close',
}
