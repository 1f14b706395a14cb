// Short answers to a question, as people type them on a phone.
import type { QuickAnswer } from './templates/approved-text.ts'

/** By language, in its script and in Latin letters. A person may answer in another language than they read. */
const ANSWERS: Readonly<Record<string, Readonly<Record<QuickAnswer, readonly string[]>>>> = {
  en: {
    yes: ['1', 'y', 'yes', 'yes please', 'ok', 'okay', 'approve', 'approved', 'do it'],
    no: ['2', 'n', 'no', 'no thanks', 'keep', 'keep it', 'keep as ordered', 'decline'],
  },
  hi: {
    yes: [
      'haan',
      'haan ji',
      'han',
      'ji haan',
      'theek hai',
      'thik hai',
      'हाँ',
      'हां',
      'जी हाँ',
      'ठीक है',
      '१',
    ],
    no: ['nahi', 'nahin', 'nahi chahiye', 'नहीं', 'नही', '२'],
  },
  kn: { yes: ['haudu', 'howdu', 'ಹೌದು'], no: ['beda', 'ಬೇಡ'] },
  ta: { yes: ['aama', 'aamaam', 'ஆம்', 'ஆமாம்'], no: ['vendam', 'venam', 'வேண்டாம்'] },
  te: { yes: ['avunu', 'అవును'], no: ['vaddu', 'వద్దు'] },
  mr: { yes: ['hoy', 'होय'], no: ['nako', 'नको'] },
}

const MEANINGS: ReadonlyMap<string, QuickAnswer> = new Map(
  Object.values(ANSWERS).flatMap(({ yes, no }) => [
    ...yes.map((text) => [plainAnswer(text), 'yes'] as const),
    ...no.map((text) => [plainAnswer(text), 'no'] as const),
  ]),
)

/** What a whole message answers; null where it says anything else. */
export function readShortAnswer(text: string): QuickAnswer | null {
  return MEANINGS.get(plainAnswer(text)) ?? null
}

/** Letters, digits and the marks that belong to them, in lower case, with single spaces. */
function plainAnswer(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
