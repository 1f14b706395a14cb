// Sentence about a laundry's least weight.
import { SUGGESTED_KG } from '#domain/catalogue/catalogue.ts'

/** What is charged at least; 0 where there is no least charge. */
type Least = { kilograms: number }

export const leastWeight = {
  /** Wherever somebody might ask for a minimum. */
  sentence: ({ kilograms }: Least): string =>
    kilograms > 0
      ? `Less than ${kilograms} kg of wash & fold is charged as ${kilograms} kg.`
      : `We suggest ${SUGGESTED_KG} kg for wash & fold; less is welcome, too.`,
}
