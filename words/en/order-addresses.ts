// Who is at the door of an order, wherever an order is shown.

export const orderAddresses = {
  atTheDoor: 'At the door',
  /** Instead of an address: clothes are brought or collected there. */
  atCounter: 'At our counter',
  /** Beside the name at the door: whose order it is. */
  orderOf: ({ name }: { readonly name: string }) => `Order of ${name}`,
}
