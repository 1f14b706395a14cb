/** Marks a read outside transactions as a lookup by key, so that PostgreSQL plans it once for all values. */
import { sql } from 'kysely'

/** What a statement that is marked so has in its text. */
export const BY_KEY_TEXT = '/* by key */'

/**
 * For `modifyFront()`, or right behind `select`. Only where every value finds a few rows by an index: what finds a
 * rare word is not what finds a common one, and such searches are planned for their values each time.
 */
export const BY_KEY = sql.raw(BY_KEY_TEXT)
