// Door of an order: its contact and its place.

export const orderAddresses = {
  atTheDoor: 'At the door',
  /** India Post’s code for the place of the door. */
  digipin: ({ code }: { readonly code: string }) => `DIGIPIN ${code}`,
  /** Beside the name at the door: whose order it is. */
  orderOf: ({ name }: { readonly name: string }) => `Order of ${name}`,
}
