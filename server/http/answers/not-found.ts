/** The refusal for a missing record, or for another person's. */
import { AppError, say, type RecordKind } from '../../platform/app-error.ts'

export function orderNotFound(): AppError {
  return new AppError('order_not_found', say('orderNotFound'))
}

export function notFound(what: RecordKind): AppError {
  return new AppError('not_found', say('noSuch', { what }))
}
