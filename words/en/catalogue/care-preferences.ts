// Care preferences: labels where customers choose them and staff follow them.
import {
  type CarePreferences,
  type Finish,
  type Starch,
  USUAL_CARE,
  tidyCareNote,
} from '#domain/catalogue/care-preferences.ts'

const STARCH: Readonly<Record<Starch, string>> = {
  none: 'No starch',
  light: 'Light starch',
  heavy: 'Heavy starch',
}

const FINISH: Readonly<Record<Finish, string>> = {
  folded: 'Folded',
  hanger: 'On hangers',
}

export const carePreferences = {
  title: 'How you like it',
  hint: 'We remember it for your next order.',
  starchLabel: 'Starch',
  starch: STARCH,
  finishLabel: 'Finish',
  finish: FINISH,
  fragranceFree: 'Fragrance-free',
  notesLabel: 'Care notes',
  notesPlaceholder: 'No dryer for the wool, wash the saree on its own…',
  /** What is asked for beside the usual, in few words each; then what they wrote themselves. */
  asked: ({ starch, finish, fragranceFree, notes }: CarePreferences): string[] => [
    ...(starch === USUAL_CARE.starch ? [] : [STARCH[starch]]),
    ...(finish === USUAL_CARE.finish ? [] : [FINISH[finish]]),
    ...(fragranceFree ? ['Fragrance-free'] : []),
    ...[tidyCareNote({ notes })].filter((note) => note !== ''),
  ],
}
