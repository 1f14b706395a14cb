// Weights and their prices, in staff's forms.
import type { Beyond } from '#domain/orders/came-in.ts'

/** 4350 g as "4.35 kg". */
const kilograms = (grams: number) => `${grams / 1000} kg`

export const weights = {
  everyFull: 'Charged for each full 100 g.',
  /** `charged`: the kilograms that are charged for it. */
  weighedIn: ({ grams, charged }: { readonly grams: number; readonly charged: number }) =>
    `We weighed ${kilograms(grams)} when it came in, which is charged as ${charged} kg.`,
  /** On a button. */
  charge: ({ charged }: { readonly charged: number }) => `Charge ${charged} kg`,
  /** More is to be charged than came in. */
  beyond: ({ unit, charged, cameIn }: Beyond) =>
    unit === 'kg'
      ? `${charged} kg is more than the ${cameIn} kg we weighed.`
      : `${charged} pieces are more than the ${cameIn} we counted in.`,
  isRight: 'It is correct, and the reason below says why',
}
