/** Refuses to charge or complete an order without a price. */
import { AppError, say } from '../platform/app-error.ts'

/** @throws AppError `not_counted` */
export function refuseUncountedOrder({
  counted,
  number,
}: {
  counted: boolean
  number: string
}): void {
  if (!counted) throw new AppError('not_counted', say('notCounted', { number }))
}
