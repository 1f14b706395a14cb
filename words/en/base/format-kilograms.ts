// A weight in kilograms, as people read it: “4.35 kg”.
export const formatKilograms = (grams: number): string =>
  `${(grams / 1000).toLocaleString('en-IN', { maximumFractionDigits: 2 })} kg`
