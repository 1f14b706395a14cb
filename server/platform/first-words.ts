/** Shortens a text for where there is little room. */

/**
 * @param most characters of the answer, the … of a cut one included
 * @returns the whole text where it fits; otherwise its beginning, never ending within a character
 */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text
  let end = Math.max(0, most - 1)
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1
  return `${text.slice(0, end).trimEnd()}…`
}
