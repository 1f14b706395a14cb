// Words of screens, in the language in force: of the signed-in person, else of the browser, once its words are loaded.
import { createContext, use, useSyncExternalStore } from 'react'
import { languageCode } from '#words/words-for.ts'
import { entriesKeyOf, screenLanguages, type ScreenEntries } from '#words/screen-languages.ts'
import { logProblem } from './log.ts'

/** Finds a word file's entries, or a schema's sentence about a field, in a language. */
export type Language = <Entries>(english: Entries) => Entries

interface InForce {
  /** As the page names it. */
  readonly code: string
  readonly words: Language
}

const ENGLISH: InForce = { code: 'en-IN', words: (english) => english }

const listeners = new Set<() => void>()
let inForce = ENGLISH
let chosen: string | undefined

/**
 * Brings a person's language into force, else the first of their browser's that screens have words in, as the server
 * does with `Accept-Language`; English where there is none or its words can't be loaded.
 * @param language as an account names it; undefined where it names none, and for a visitor
 * @param languages those of the product but in tests
 */
export async function chooseLanguage(
  language: string | undefined,
  languages = screenLanguages,
): Promise<void> {
  chosen = language
  const read = [language ?? '', ...navigator.languages].map(languageCode)
  const code = read.find((each) => each === 'en' || Object.hasOwn(languages, each))
  const load = code === undefined ? undefined : languages[code]
  const next = load === undefined ? ENGLISH : await loadLanguage(load)
  if (chosen !== language || next === inForce) return
  inForce = next
  for (const listener of listeners) listener()
}

async function loadLanguage(load: (typeof screenLanguages)[string]): Promise<InForce> {
  try {
    const { words } = await load()
    const byNames = new Map(words.entries.map((entries) => [entriesKeyOf(entries), entries]))
    const find = (english: ScreenEntries | string | undefined): unknown =>
      typeof english === 'object'
        ? (byNames.get(entriesKeyOf(english)) ?? english)
        : english && words.fieldRefusal(english)
    return { code: words.language, words: find as Language }
  } catch (error) {
    logProblem('The language could not be loaded:', error)
    return ENGLISH
  }
}

/** The language in force, for a component: it is drawn again once another one is. */
export function useLanguageInForce(): InForce {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => inForce,
    () => ENGLISH,
  )
}

/** A word file's entries in the language in force, outside of components. */
export function currentWords<Entries>(english: Entries): Entries {
  return inForce.words(english)
}

/** English as long as nothing else is given. */
export const LanguageContext = createContext<Language>(ENGLISH.words)

/** The words of a screen, in the language in force: the entries of its word file, or one text as `{ invited }`. */
export function useWords<Entries>(english: Entries): Entries {
  return use(LanguageContext)(english)
}

/** The same for a route's `meta`, which React Router calls while it draws the document's head. */
export function wordsForMeta<Entries>(english: Entries): Entries {
  // oxlint-disable-next-line react/rules-of-hooks
  return use(LanguageContext)(english)
}

/** A schema's sentence about a field, in the language in force; any other text as it stands. */
export function useFieldRefusal<Text extends string | undefined>(english: Text): Text {
  return use(LanguageContext)(english)
}
