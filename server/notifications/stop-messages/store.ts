/** SQL for people who stop messages by a text. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'

const DIGITS = 10

/** Everyone whom the laundry texts at a number, whatever stands before its last ten digits. */
export function findPeopleTextedAt(db: Db, number: string) {
  return db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where(sql<boolean>`takes_texts(users)`)
    .where('erased_at', 'is', null)
    .where(
      sql<string>`right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`,
      '=',
      number.replaceAll(/\D/g, '').slice(-DIGITS),
    )
    .orderBy('id')
    .execute()
}
