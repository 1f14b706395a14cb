// Owns how somebody likes their clothes to be finished, whatever is in an order.

export const STARCHES = ['none', 'light', 'heavy'] as const
export type Starch = (typeof STARCHES)[number]

export const FINISHES = ['folded', 'hanger'] as const
export type Finish = (typeof FINISHES)[number]

export type CarePreferences = {
  readonly starch: Starch
  readonly finish: Finish
  /** Washed and finished without any fragrance. */
  readonly fragranceFree: boolean
}

/** What nobody has to ask for. */
export const USUAL_CARE: CarePreferences = {
  starch: 'none',
  finish: 'folded',
  fragranceFree: false,
}

/** Whether nothing is asked for beside the usual. */
export function isUsualCare({ starch, finish, fragranceFree }: CarePreferences): boolean {
  return starch === USUAL_CARE.starch && finish === USUAL_CARE.finish && !fragranceFree
}
