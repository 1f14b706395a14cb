/** Nobody pays, or marks as paid, another sum than the one they saw. */
import { formatPaise, toRupees } from '#domain/money.ts'
import { AppError } from '../../platform/app-error.ts'

/**
 * @param amount what was seen as due, in rupees; undefined by clients that don't say
 * @throws AppError `price_changed`
 */
export function refuseOtherSum(amount: number | undefined, duePaise: number): void {
  if (amount !== undefined && amount !== toRupees(duePaise))
    throw new AppError('price_changed', `${formatPaise(duePaise)} is due of this order now.`)
}
