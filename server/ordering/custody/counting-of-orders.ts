/** How far orders are counted in, and how far they are asked to be. */
import type { ExpressionBuilder } from 'kysely'
import type { ServiceId } from '#domain/catalogue.ts'
import {
  type CountLevel,
  type CountLevels,
  countLevelOf,
  type CountState,
  isToCountIn,
} from '#domain/count-levels.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import type { Tables } from '../../database/tables.ts'

/** An order's columns of it, and its lines. */
export interface CountColumns {
  status: OrderStatus
  counted: boolean
  bag_services: readonly ServiceId[]
  lines: readonly { service: ServiceId }[]
  has_units: boolean
  has_hand_overs: boolean
}

/** A column for a query over orders, beside `has_units`: whether anything is written of its clothes. */
export function hasHandOvers(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb
    .exists(
      eb
        .selectFrom('custody_events')
        .select('custody_events.seq')
        .whereRef('custody_events.order_id', '=', 'orders.id'),
    )
    .$castTo<boolean>()
    .as('has_hand_overs')
}

/** As long as nothing came in, all that can be written is that it isn't counted this time. */
export function countStateOf(row: Pick<CountColumns, 'has_units' | 'has_hand_overs'>): CountState {
  if (row.has_units) return 'counted'
  return row.has_hand_overs ? 'skipped' : 'open'
}

/** By the services of its lines or, before it has any, those that it was taken for. */
export function levelOfOrder(
  levels: CountLevels,
  row: Pick<CountColumns, 'counted' | 'bag_services' | 'lines'>,
): CountLevel {
  const services = row.counted ? row.lines.map(({ service }) => service) : row.bag_services
  return countLevelOf(levels, services)
}

/** Said only where counting in is still to be done. */
export function toCountInView(levels: CountLevels, row: CountColumns): { toCountIn?: true } {
  const level = levelOfOrder(levels, row)
  return isToCountIn(level, countStateOf(row), row.status) ? { toCountIn: true } : {}
}
