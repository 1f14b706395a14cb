/** What is said of an order that isn't there, or is somebody else's. */
import { AppError } from '../http/app-error.ts'

export function orderNotFound(): AppError {
  return new AppError('order_not_found', 'Order not found.')
}
