/** People by phone number, in any spelling: found by its last ten digits, which have an index, and told apart by country. */
import { type SelectQueryBuilder, sql } from 'kysely'
import { internationalDigits } from '#domain/accounts/phone.ts'
import type { Tables } from '../database/tables.ts'

const DIGITS = 10

/**
 * SQL for whether a person's number is another one: `internationalDigits` for joins.
 * @param phone a column with numbers in any spelling
 * @param digits a column with digits behind the country's code, as WhatsApp has them
 */
export function isSameNumber(phone: string, digits: string) {
  const [written, sought] = [sql.ref(phone), sql.ref(digits)]
  const mobile = sql`regexp_replace(regexp_replace(${written}, '[^0-9+]', '', 'g'),
    '^(?:(?:\\+|00)?91)?0?([6-9][0-9]{9})$', '91\\1')`
  return sql<boolean>`(
    right(regexp_replace(${written}, '[^0-9]', '', 'g'), ${sql.lit(DIGITS)}) = right(${sought}, ${sql.lit(DIGITS)})
    and regexp_replace(regexp_replace(${mobile}, '^(\\+|00)', ''), '^0', '91') = ${sought})`
}

/**
 * @param people of whom it is asked, such as those with a proven number
 * @returns those with this number, in the order of their ids
 */
export async function findPeopleByPhone<Row extends { phone: string }>(
  people: SelectQueryBuilder<Tables, 'users', Row>,
  number: string,
): Promise<Row[]> {
  const digits = internationalDigits(number)
  const rows = await people
    .where(
      sql<string>`regexp_replace(phone, '[^0-9]', '', 'g')`,
      'like',
      `%${digits.slice(-DIGITS)}`,
    )
    .orderBy('users.id')
    .execute()
  return rows.filter(({ phone }) => internationalDigits(phone) === digits)
}
