/** SQL for people who stop messages by a text. */
import { sql } from 'kysely'
import type { Db } from '../../database/transaction.ts'
import { findPeopleByPhone } from '../find-people-by-phone.ts'

/** Everyone whom the laundry texts at a number. */
export function findPeopleTextedAt(db: Db, number: string) {
  const texted = db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where(sql<boolean>`takes_texts(users)`)
    .where('erased_at', 'is', null)
  return findPeopleByPhone(texted, number)
}
