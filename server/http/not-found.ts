/** What is said of a record that isn't there, or is somebody else's. */
import { AppError } from '../platform/app-error.ts'

export function orderNotFound(): AppError {
  return new AppError('order_not_found', 'Order not found.')
}

export function chatNotFound(): AppError {
  return new AppError('not_found', 'There is no such chat.')
}

export function messageNotFound(): AppError {
  return new AppError('not_found', 'There is no such message.')
}

export function ticketNotFound(): AppError {
  return new AppError('not_found', 'There is no such ticket.')
}
