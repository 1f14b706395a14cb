// Language of screens: one hook gives each its words from its word file.
import { createContext, use } from 'react'

/** Finds a word file's entries in the language in force, from those in English. */
export type Language = <Entries>(english: Entries) => Entries

/** English as long as nothing else is given. */
export const LanguageContext = createContext<Language>((english) => english)

/** The words of a screen: the entries of its word file, in the language in force. */
export function useWords<Entries>(english: Entries): Entries {
  return use(LanguageContext)(english)
}

/** The same for a route's `meta`, which React Router calls while it draws the document's head. */
export function headWords<Entries>(english: Entries): Entries {
  // oxlint-disable-next-line react/rules-of-hooks
  return use(LanguageContext)(english)
}
