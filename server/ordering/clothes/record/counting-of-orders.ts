/** How far orders are counted in, and their required count level. */
import { sql, type ExpressionBuilder } from 'kysely'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import {
  type CountLevel,
  type CountLevels,
  countLevelOf,
  type CountState,
  isCountDue,
} from '#domain/orders/count-levels.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { Tables } from '../../../database/tables.ts'

/** An order's columns of it, and its lines. */
export interface CountColumns {
  status: OrderStatus
  counted: boolean
  bag_services: readonly ServiceId[]
  lines: readonly { service: ServiceId }[]
  has_units: boolean
  is_skipped: boolean
}

/** Of an entry of the chain: it lets something go, or, as long as nothing came in, says that it isn't counted this time. */
export const isSkip = sql<boolean>`custody_events.content->>'kind' = 'skipped'`

/** A column for a query over orders, beside `has_units`: whether it was said that it isn't counted this time. */
export function isCountSkipped(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb
    .exists(
      eb
        .selectFrom('custody_events')
        .select('custody_events.seq')
        .whereRef('custody_events.order_id', '=', 'orders.id')
        .where(isSkip),
    )
    .$castTo<boolean>()
    .as('is_skipped')
}

export function countStateOfOrder(row: Pick<CountColumns, 'has_units' | 'is_skipped'>): CountState {
  if (row.has_units) return 'counted'
  return row.is_skipped ? 'skipped' : 'open'
}

/** By the services of its lines or, before it has any, those that it was taken for. */
export function countLevelOfOrder(
  levels: CountLevels,
  row: Pick<CountColumns, 'counted' | 'bag_services' | 'lines'>,
): CountLevel {
  const services = row.counted ? row.lines.map(({ service }) => service) : row.bag_services
  return countLevelOf(levels, services)
}

/** Said only where counting in is still to be done. */
export function pendingCountView(levels: CountLevels, row: CountColumns): { toCountIn?: true } {
  const level = countLevelOfOrder(levels, row)
  return isCountDue(level, countStateOfOrder(row), row.status) ? { toCountIn: true } : {}
}
