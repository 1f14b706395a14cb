/** Shortens a text to fit little space. */

/** What is longer than this is no word that reads worse for being cut. */
const LONGEST_WORD = 30

/**
 * @param most characters of the answer, the … of a cut one included
 * @returns the whole text where it fits; otherwise its beginning, which ends with a word, or within one that is longer
 *   than `LONGEST_WORD`, and never within a character: a part of a sum would be another sum
 */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, Math.max(0, most - 1))
  const whole = /\s/.test(text.charAt(kept.length)) ? kept : withoutLastWord(kept)
  return `${whole.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}

function withoutLastWord(text: string): string {
  const end = text.search(/\s\S*$/)
  return end < 0 || text.length - end > LONGEST_WORD ? text : text.slice(0, end)
}
