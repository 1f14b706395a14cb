/** Makes sure that somebody whom staff name exists. */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { AppError } from '../http/app-error.ts'
import { findUser } from './store.ts'

/** @throws AppError `not_found` */
export async function requireUser(db: Kysely<Tables>, id: string): Promise<void> {
  if (!(await findUser(db, id))) throw noSuchCustomer()
}

export function noSuchCustomer(): AppError {
  return new AppError('not_found', 'There is no such customer.')
}
