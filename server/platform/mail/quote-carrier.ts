/** A carrier's own words, as they can be stored and shown. */

/** Carriers can be wordy. */
const MOST_LETTERS = 500

/** @param said with anything in it, such as null bytes or half a character, which no database stores */
export function quoteCarrier(said: string): string {
  const letters = Array.from(
    said
      .toWellFormed()
      .replaceAll(/[\s\u0000-\u001f\u007f]+/g, ' ')
      .trim(),
  )
  if (letters.length <= MOST_LETTERS) return letters.join('')
  return `${letters.slice(0, MOST_LETTERS - 1).join('')}…`
}
