// The one sentence about how little washing is taken, and how a least charge is called.
import { SUGGESTED_KG } from '#domain/catalogue/catalogue.ts'

/** What is charged at least; 0 where there is no least charge. */
type Least = { leastKilograms: number }

export const leastWeight = {
  /** Wherever somebody might ask for a minimum. */
  sentence: ({ leastKilograms }: Least): string =>
    leastKilograms > 0
      ? `Less than ${leastKilograms} kg of wash & fold is charged as ${leastKilograms} kg.`
      : `We suggest ${SUGGESTED_KG} kg for wash & fold; less is welcome, too.`,
  /** Beside what it adds to an order. */
  charge: 'Least charge for wash & fold',
}
