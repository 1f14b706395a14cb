/** Makes sure that somebody whom staff name exists. */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { findUser } from './store.ts'

/** @throws AppError `not_found` */
export async function requireUser(db: Kysely<Tables>, id: string): Promise<Person> {
  const user = await findUser(db, id)
  if (!user) throw noSuchCustomer()
  return user
}

export function noSuchCustomer(): AppError {
  return new AppError('not_found', 'There is no such customer.')
}
