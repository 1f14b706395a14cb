/** What is said of a record that isn't there, or is somebody else's. */
import { AppError } from '../platform/app-error.ts'

export function orderNotFound(): AppError {
  return new AppError('order_not_found', 'Order not found.')
}

/** @param what the kind of record, as people call it: "credit note" */
export function notFound(what: string): AppError {
  return new AppError('not_found', `There is no such ${what}.`)
}
