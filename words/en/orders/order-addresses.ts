// Door contact of an order.

export const orderAddresses = {
  atTheDoor: 'At the door',
  /** Beside the name at the door: whose order it is. */
  orderOf: ({ name }: { readonly name: string }) => `Order of ${name}`,
}
