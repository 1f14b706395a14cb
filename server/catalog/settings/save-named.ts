/** Saves a record with a unique name. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'

/**
 * Runs `write` in one transaction and has the catalogue and the plans read again.
 * @throws AppError `name_taken`
 */
export async function saveNamed<T>(
  { db, laundry }: Pick<Deps, 'db' | 'laundry'>,
  name: string,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    const saved = await inTransaction(db, write)
    const { catalogue, plans } = laundry(MAIN_BRANCH)
    catalogue.forget()
    plans.forget()
    return saved
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('name_taken', say('nameTaken', { name }))
    throw error
  }
}
