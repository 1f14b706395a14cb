// Size of an order in words: kilograms for weighed items, pieces for the rest.
import type { Amounts } from '#domain/base/quantity.ts'

/** "4 kg", "1 item", "4 kg, 2 items"; empty for nothing. */
export const amounts = {
  text: ({ kilograms, pieces }: Amounts) =>
    [
      kilograms > 0 && `${kilograms} kg`,
      pieces > 0 && (pieces === 1 ? '1 item' : `${pieces} items`),
    ]
      .filter(Boolean)
      .join(', '),
}
