// Pseudo-language for tests: each letter of the English is replaced by another, so that untranslated text shows.

/** Armenian: no letter of it looks like one of English, and the fonts of PDFs have them all. */
const FURTHER_ON = 'ա'.codePointAt(0)! - 'a'.codePointAt(0)!

/** The language of those letters, in which \`Intl\` writes dates. */
const LANGUAGE = 'hy-AM'

/** "Order 12" is "կղդեղ 12": nothing of it is a letter of English. */
export function pseudoText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + FURTHER_ON))
}

/** The same entries in that language: texts, functions that make texts, and objects of both. */
export function pseudoLanguage<Entries>(english: Entries): Entries {
  return inPseudo(english) as Entries
}

function inPseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...given: unknown[]) => inPseudo(Reflect.apply(value, undefined, given))
  if (Array.isArray(value)) return value.map(inPseudo)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'language' ? LANGUAGE : inPseudo(part),
    ]),
  )
}
