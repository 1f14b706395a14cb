/** Refuses notes and coins that come to another sum than was entered. */
import { fromRupees, type Paise } from '#domain/base/money.ts'
import { type Pieces, sumPieces } from '#domain/cash/notes-and-coins.ts'
import { AppError, say } from '../../platform/app-error.ts'

/**
 * @param pieces undefined where only the sum was entered
 * @throws AppError `invalid_input`
 */
export function requirePiecesOfSum(pieces: Pieces | undefined, sum: Paise): void {
  if (pieces === undefined) return
  const paise = fromRupees(sumPieces(pieces))
  if (paise !== sum) throw new AppError('invalid_input', say('otherPieces', { paise }))
}
