/** Finds an account by id, and refuses an unknown one. */
import type { Kysely } from 'kysely'
import { notFound } from '../http/answers/not-found.ts'
import type { Tables } from '../database/tables.ts'
import type { Person } from '../http/callers/session.ts'

/** The columns of a Person. */
export const PERSON = [
  'id',
  'name',
  'email',
  'phone',
  'address',
  'gstin',
  'language',
  'role',
  'more_presets as morePresets',
  'narrowed_to as narrowedTo',
  'company_id as companyId',
  'sees_company_account as seesCompanyAccount',
] as const

export function findUser(db: Kysely<Tables>, id: string): Promise<Person | undefined> {
  return db.selectFrom('users').select(PERSON).where('id', '=', id).executeTakeFirst()
}

/** @throws AppError `not_found` */
export async function requireUser(db: Kysely<Tables>, id: string): Promise<Person> {
  const user = await findUser(db, id)
  if (!user) throw notFound('customer')
  return user
}
