/** SQL for the dates of stops. */
import { type StopKind, WAITING } from '#domain/run-sheet/run-sheet.ts'
import type { Db } from '../../database/transaction.ts'

/** What says on which days a stop stands; `left_at` is when its order stopped waiting for it. */
export function selectStopDates(db: Db, orderId: string, kind: StopKind) {
  return db
    .selectFrom('orders')
    .select(['status', 'slot_id', 'estimated_delivery_at'])
    .select((eb) =>
      eb
        .selectFrom('order_history')
        .select((entry) => entry.fn.min<Date>('at').as('at'))
        .whereRef('order_history.order_id', '=', 'orders.id')
        .where('order_history.id', '>', (later) =>
          later
            .selectFrom('order_history as waited')
            .select((entry) => entry.fn.max('waited.id').as('id'))
            .whereRef('waited.order_id', '=', 'orders.id')
            .where('waited.status', 'in', WAITING[kind]),
        )
        .$asScalar()
        .as('left_at'),
    )
    .where('id', '=', orderId)
    .executeTakeFirst()
}
