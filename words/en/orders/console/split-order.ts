// Dialog in which staff split an order.
export const splitOrder = {
  menu: 'Split…',
  title: ({ number }: { readonly number: string }) => `Split order ${number}`,
  about: 'Part of this order gets its own number, delivery and bill. Together they cost the same.',
  what: 'What goes into the second order',
  /** Behind an item of which there are several. */
  of: ({ quantity }: { readonly quantity: number }) => `of ${quantity}`,
  when: 'When the second order comes back',
  loading: 'Loading delivery times',
  notLoaded: 'The delivery times couldn’t be loaded.',
  none: 'No delivery times are free right now.',
  whyFull: 'Why one more fits into a full slot',
  whyFullHint: 'It is kept in the audit log. Please don’t name customers.',
  sameTime: 'The first order comes back then, too. Choose another time for the second one.',
  stays: ({ number }: { readonly number: string }) => `${number} keeps`,
  goes: 'The second order has',
  /** `when`: as people read it; null where it isn't chosen yet, or stays. */
  comes: ({ when }: { readonly when: string }) => `Back ${when}`,
  together: ({ total }: { readonly total: string }) => `Together ${total}, as now.`,
  follows:
    'The customer is notified once. They can’t be merged again, but can be delivered together.',
  wardrobe: 'Garments they chose from their wardrobe stay with this order.',
  split: 'Split order',
  splitting: 'Splitting…',
  failed: 'The order couldn’t be split. Please try again.',
  done: ({ number }: { readonly number: string }) => `Order ${number} is created`,
  open: 'Open it',
  leave: 'Leave as it is',
  close: 'Close',
}
