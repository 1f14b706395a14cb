/** Recognises constraint violations, the same way on both engines. */

function refusedBy(error: unknown, sqlState: string, constraintName?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== sqlState) return false
  return (
    constraintName === undefined || ('constraint' in error && error.constraint === constraintName)
  )
}

/**
 * Did a primary key, unique constraint or unique index refuse the row?
 * @param constraintName only this one, by its name in the migrations; any when left out
 */
export function isUniqueViolation(error: unknown, constraintName?: string): boolean {
  return refusedBy(error, '23505', constraintName)
}

/**
 * Did a check constraint refuse the row?
 * @param constraintName only this one, by its name in the migrations; any when left out
 */
export function isCheckViolation(error: unknown, constraintName?: string): boolean {
  return refusedBy(error, '23514', constraintName)
}

/**
 * Does the row name another row that isn't there (or is the row itself still named by others)?
 * @param constraintName only this one, by its name in the migrations; any when left out
 */
export function isForeignKeyViolation(error: unknown, constraintName?: string): boolean {
  return refusedBy(error, '23503', constraintName)
}
