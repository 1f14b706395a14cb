// What a garment may not get, which stands wherever somebody handles the piece, and which machines do that.

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

/** What a machine does. */
export const PROCESSES = ['wash', 'tumble_dry', 'bleach', 'press'] as const
export type Process = (typeof PROCESSES)[number]

const AGAINST: Readonly<Record<Process, CareLimit | null>> = {
  wash: null,
  tumble_dry: 'tumble_drying',
  bleach: 'bleach',
  press: 'hot_iron',
}

/** What may not be done to a garment where it may not get this; null for what every garment may get. */
export function limitAgainst(process: Process): CareLimit | null {
  return AGAINST[process]
}
