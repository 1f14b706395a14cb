// A customer's actions on an order, as labels of buttons and menus.

export const orderActions = {
  details: 'View Details',
  rate: 'Rate Order',
  changeRating: 'Change rating',
  receipt: 'Receipt',
  creditNote: 'Credit note',
  /** One of several; `amount` is written. */
  creditNoteOf: ({ amount }: { readonly amount: string }) => `Credit note, ${amount}`,
  reorder: 'Reorder',
  change: 'Change order',
  reschedule: 'Reschedule pickup',
  moveDelivery: 'Reschedule delivery',
  cancel: 'Cancel',
  problem: 'Something wrong?',
  /** Beside its status: its customer is asked before more is charged, which the order's page answers. */
  approve: 'Needs your approval',
  more: 'More',
}
