// How weights become prices, where staff enter them.

/** 4350 g as "4.35 kg". */
const kilograms = (grams: number) => `${grams / 1000} kg`

export const weights = {
  everyFull: 'Every full 100 g is charged.',
  /** `charged`: the kilograms that are charged for it. */
  weighedIn: ({ grams, charged }: { readonly grams: number; readonly charged: number }) =>
    `We weighed ${kilograms(grams)} when it came in, which is charged as ${charged} kg.`,
  /** On a button. */
  charge: ({ charged }: { readonly charged: number }) => `Charge ${charged} kg`,
}
