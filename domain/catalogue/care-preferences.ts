// A customer's care preferences, for all their orders.

export const STARCHES = ['none', 'light', 'heavy'] as const
export type Starch = (typeof STARCHES)[number]

export const FINISHES = ['folded', 'hanger'] as const
export type Finish = (typeof FINISHES)[number]

export type CarePreferences = {
  readonly starch: Starch
  readonly finish: Finish
  /** Washed and finished without any fragrance. */
  readonly fragranceFree: boolean
  /** Anything else, in their own words; left out where there is nothing. */
  readonly notes?: string | undefined
}

/** The longest note; it stands on bag tags, too. */
export const CARE_NOTE_MAX_LENGTH = 200

/** What nobody has to ask for. */
export const USUAL_CARE: CarePreferences = {
  starch: 'none',
  finish: 'folded',
  fragranceFree: false,
}

/** Whether nothing is asked for beside the usual. */
export function hasNoCarePreferences({
  starch,
  finish,
  fragranceFree,
  notes,
}: CarePreferences): boolean {
  return (
    starch === USUAL_CARE.starch &&
    finish === USUAL_CARE.finish &&
    !fragranceFree &&
    tidyCareNote({ notes }) === ''
  )
}

/** What somebody wrote about the care of their clothes, on one line; nothing is ''. */
export function tidyCareNote({ notes = '' }: Pick<CarePreferences, 'notes'>): string {
  return notes.replaceAll(/\s+/g, ' ').trim()
}

/** As an order keeps them: without a note that says nothing. */
export function carePreferencesToStore({ notes, ...choices }: CarePreferences): CarePreferences {
  const note = tidyCareNote({ notes })
  return note === '' ? choices : { ...choices, notes: note }
}
