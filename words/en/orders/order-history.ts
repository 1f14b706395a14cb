// History of an order, for customers and staff.
export const orderHistory = {
  title: 'History',
  placed: 'Order placed',
  /** The new pickup, or the new delivery. */
  movedTo: ({ date, time }: { readonly date: string; readonly time: string }) =>
    `to ${date}, ${time}`,
}
