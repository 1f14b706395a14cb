/** Limits on customers' own orders, so that no customer fills a day's slots. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { can } from '#domain/people/permissions.ts'
import { isCheckViolation } from '../../../database/constraint-errors.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'
import { tryLaterError } from '../../../http/limits/wait.ts'

/** The limits that hold for an order; null where staff place it, for they know what they do. */
export function orderLimits(
  { config }: Pick<Deps, 'config'>,
  settings: BusinessSettings,
  customer: Person,
  by: Person,
): { newCustomerOrders: number; perHour: number } | null {
  if (by.id !== customer.id || can(by, 'orders')) return null
  return {
    newCustomerOrders: settings.orderLimits.newCustomerOrders * config.limitFactor,
    perHour: settings.limits.ordersPerHour * config.limitFactor,
  }
}

/** What the database refused beyond those limits; null for any other error. */
export function limitRefusal(
  { orderLimits, limits, phone }: BusinessSettings,
  error: unknown,
): AppError | null {
  const isTooMany = isCheckViolation(error, 'new_customer_orders')
  const isTooFast = isCheckViolation(error, 'orders_per_hour')
  if (!isTooMany && !isTooFast) return null
  if (isTooFast)
    return tryLaterError(say('manyOrdersInHour', { orders: limits.ordersPerHour, phone }), 3600)
  return new AppError(
    'too_many_open_orders',
    say('manyOrdersUnderWay', { orders: orderLimits.newCustomerOrders, phone }),
  )
}
