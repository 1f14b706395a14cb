/** Patterns for a search by part of a text. */
import { sql, type RawBuilder } from 'kysely'
import { textsToSearchFor } from '#domain/search/text-search.ts'

/** A LIKE pattern that matches `text` anywhere, its own wildcards taken literally. */
export function likePattern(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** Whether a column holds each word of a text, in any order and case. An index of the column's parts finds the words. */
export function matchesWords(column: string, text: string): RawBuilder<boolean> {
  const words = text.trim().split(/\s+/)
  const holds = words.map((word) => sql`${sql.ref(column)} ilike ${likePattern(word)}`)
  return sql<boolean>`(${sql.join(holds, sql` and `)})`
}

/**
 * Whether a column holds what is typed, which is no empty text, or the number of an order or a ticket that
 * is typed, in any case. An index of the column's parts finds each of them.
 */
export function matchesTypedText(column: string, typed: string): RawBuilder<boolean> {
  const holds = textsToSearchFor(typed).map((text) => matchesWords(column, text))
  // A text of invisible characters alone matches every row, as an empty search does.
  if (holds.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(holds, sql` or `)})`
}

/** Whether the phone of `users` has these digits in it; the index `users_by_phone_part` finds them. */
export function matchesPhoneDigits(digits: string): RawBuilder<boolean> {
  return sql<boolean>`regexp_replace(users.phone, '[^0-9]', '', 'g') like ${likePattern(digits)}`
}
