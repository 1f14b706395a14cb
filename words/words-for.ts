// Words of a person's language.
import type { Words } from './words.ts'

/** Whom words are for, by the language that they read ('hi' or 'hi-IN' for words of 'hi-IN'); null or undefined for the laundry's own. */
export interface Reader {
  language?: string | null
}

export type WordsFor = (reader: Reader) => Words

/**
 * @param words the laundry's own language
 * @param languages further ones
 * @returns what finds a reader's words; the laundry's own where it has no words in their language
 */
export function wordsOf(words: Words, languages: readonly Words[] = []): WordsFor {
  const byCode = new Map([words, ...languages].map((each) => [languageCode(each.language), each]))
  return ({ language }) => (language && byCode.get(languageCode(language))) || words
}

/** A language's code without its region: 'hi' of 'hi-IN'. */
export function languageCode(language: string): string {
  return language.split('-')[0]!
}
