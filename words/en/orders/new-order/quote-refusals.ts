// Reasons why a selection has no price: on the screen, and in quotes.
import { orderSizeRefusals } from './order-size-refusals.ts'

export const quoteRefusals = {
  ...orderSizeRefusals,
  nothingSelected: 'Please choose at least one item.',
  unknownItem: ({ itemId }: { itemId: string }) =>
    `We don’t have the item "${itemId}". Please choose from our price list.`,
}
