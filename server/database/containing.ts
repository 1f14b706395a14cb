/** The pattern of a search by part of a text. */

/** A LIKE pattern that matches `text` anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
}
