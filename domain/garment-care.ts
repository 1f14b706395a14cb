// What a garment may not get: it stands wherever somebody handles the piece.

export const CARE_LIMITS = ['tumble_drying', 'bleach', 'hot_iron'] as const
export type CareLimit = (typeof CARE_LIMITS)[number]

/**
 * Reads limits as a list, or as a form sends them: with commas between them; '' is none.
 * @returns each once, in the order above; null for anything else
 */
export function careLimitsIn(given: string | readonly string[]): CareLimit[] | null {
  if (given === '') return []
  const named = new Set<string>(typeof given === 'string' ? given.split(',') : given)
  const limits = CARE_LIMITS.filter((limit) => named.has(limit))
  return limits.length === named.size ? limits : null
}
