/** Saves a record with a unique name. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'

/**
 * Runs `write` in one transaction and has the catalogue and the plans read again.
 * @throws AppError `name_taken`
 */
export async function saveCatalogueEntry<T>(
  { db, laundry }: Pick<Deps, 'db' | 'laundry'>,
  staff: Person,
  name: string,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    const saved = await inTransaction(db, write)
    const { catalogue, plans } = laundry(branchOfPerson(staff))
    catalogue.forget()
    plans.forget()
    return saved
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('name_taken', say('nameTaken', { name }))
    throw error
  }
}
