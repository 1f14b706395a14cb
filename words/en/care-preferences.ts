// How somebody likes their clothes to be finished is called so: where it is chosen, and where it is done.
import {
  type CarePreferences,
  type Finish,
  type Starch,
  USUAL_CARE,
} from '#domain/care-preferences.ts'

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
  /** What is asked for beside the usual, in few words each. */
  asked: ({ starch, finish, fragranceFree }: CarePreferences): string[] => [
    ...(starch === USUAL_CARE.starch ? [] : [STARCH[starch]]),
    ...(finish === USUAL_CARE.finish ? [] : [FINISH[finish]]),
    ...(fragranceFree ? ['Fragrance-free'] : []),
  ],
}
