// Languages of screens besides English, each loaded by its readers alone.

/** Entries of a word file, or one of its texts or functions by its name: `{ statusLabel }`. */
export type ScreenEntries = Readonly<Record<string, unknown>>

/** Words of screens in one language. */
export interface ScreenWords {
  /** As the page names it: 'hi-IN'. */
  readonly language: string
  /** Each an `AnyLanguage` of the English; what is left out is read in English. */
  readonly entries: readonly ScreenEntries[]
  /** Words a schema's sentence about a field, with `wordFieldRefusal`; gives other texts back. */
  readonly fieldRefusal: (english: string) => string
}

/** By the code without its region: `hi: () => import('./hi/screens.ts')`. */
export const screenLanguages: Readonly<Record<string, () => Promise<{ words: ScreenWords }>>> = {}

/** What entries are found by: their names, which are the same in each language and no two word files share. */
export function entriesKeyOf(entries: ScreenEntries): string {
  return Object.keys(entries).toSorted().join()
}
