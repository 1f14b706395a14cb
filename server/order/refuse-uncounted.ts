/** What has no price yet is neither paid nor completed. */
import { AppError, say } from '../platform/app-error.ts'

/** @throws AppError `not_counted` */
export function refuseUncounted({ counted, number }: { counted: boolean; number: string }): void {
  if (!counted) throw new AppError('not_counted', say('notCounted', { number }))
}
