/** People by phone number, in any spelling: found by its last ten digits, which have an index, and told apart by country. */
import { type SelectQueryBuilder, sql } from 'kysely'
import { internationalDigits } from '#domain/accounts/phone.ts'
import type { Tables } from '../database/tables.ts'

const DIGITS = 10

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
