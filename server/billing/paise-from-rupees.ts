/** Parses a typed amount into paise. */
import { fromRupees, type Paise } from '#domain/base/money.ts'
import { AppError, say } from '../platform/app-error.ts'

/** @throws AppError `invalid_input` for parts of a paisa */
export function paiseFromRupees(rupees: number): Paise {
  try {
    return fromRupees(rupees)
  } catch {
    throw new AppError('invalid_input', say('badAmount'))
  }
}
