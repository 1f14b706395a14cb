// Orders to be counted, and the counting of one, for staff.
export const countScreen = {
  notCounted: 'Not counted yet',
  count: 'Count the clothes',
  /** Goes behind the button's word for those who only hear it. */
  ofOrder: ({ number }: { readonly number: string }) => ` of order ${number}`,
  about: 'Your count sets the price. The customer reads what was counted and what it costs.',
  empty: 'Add what is in the bag.',
  note: 'Note for the customer',
  noteHint: 'Sent with what was counted and the total.',
  /** Where the customer has to be asked first. */
  whyHint: 'Why it costs more: the customer is asked with these words.',
  total: ({ total }: { readonly total: string }) => `Total ${total}`,
  leave: 'Count later',
  save: 'Save and tell the customer',
  counted: 'Counted',
  notSaved: 'The count couldn’t be saved.',
}
