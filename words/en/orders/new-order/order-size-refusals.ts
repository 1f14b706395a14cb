// Refusals of too large a quantity: on the screen, and in quotes.
import type { OrderTooLarge } from '#domain/catalogue/limits.ts'

/** A limit with what it counts. */
const LIMITED = {
  kilograms: 'kg',
  piecesOfItem: 'pieces of one item',
  pieces: 'pieces',
  items: 'different items',
} as const

export const orderSizeRefusals = {
  quantityNeeded: 'Please enter each quantity as a whole number, 0 or more.',
  wholeKilograms: 'Whole kilograms, please; we weigh it exactly at the laundry.',
  tenthsOfKilograms: 'Kilograms to 100 g, please, such as 4.3: every full 100 g is charged.',
  wholePieces: 'Whole pieces, please, such as 3.',
  /** "An order takes at most 100 kg. Call us on 080 4123 4567 for more than 100 kg." */
  orderTooLarge: ({ of, most, phone }: OrderTooLarge) => {
    const limit = `${most} ${LIMITED[of]}`
    return `An order takes at most ${limit}. Call us${phone ? ` on ${phone}` : ''} for more than ${limit}.`
  },
}
