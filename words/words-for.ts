// Words in the language of a reader.
import type { Words } from './words.ts'

/** Whom words are for: 'hi' and 'hi-IN' both mean words of 'hi-IN'. */
export interface Reader {
  /** Of their account; null or undefined where it has none. */
  language?: string | null
  /** Of their browser, the favourite first: a header Accept-Language. */
  accepts?: string | undefined
}

export type WordsFor = (reader: Reader) => Words

/**
 * @param words the laundry's own language
 * @param languages further ones
 * @returns what finds a reader's words; their account's, else the first of their browser's, else the laundry's own
 */
export function createWordsFinder(words: Words, languages: readonly Words[] = []): WordsFor {
  const byCode = new Map([words, ...languages].map((each) => [languageCode(each.language), each]))
  return ({ language, accepts = '' }) => {
    const read = [language ?? '', ...accepts.split(',')].map(languageCode)
    return byCode.get(read.find((code) => byCode.has(code)) ?? '') ?? words
  }
}

/** A language's code alone: 'hi' of 'hi-IN' or 'hi;q=0.9'. */
export function languageCode(language: string): string {
  return language.trim().toLowerCase().split(/[-;]/)[0]!
}
