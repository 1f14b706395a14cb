/** SQL for orders' histories: for replay in streams, and for Undo. */
import type { Kysely } from 'kysely'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Db } from '../../../database/transaction.ts'
import { selectIsCardCharging } from '../../../order/select-order-money.ts'

/** An order's history after an entry, oldest first: what a reconnecting browser missed. */
export function selectHistoryAfter(
  db: Kysely<Tables>,
  after: number,
  orderIds: { orderId?: string; userId?: string },
  limit: number,
) {
  return db
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .select([
      'order_history.id',
      'order_history.order_id',
      'orders.user_id',
      'order_history.event',
      'order_history.status',
      'order_history.at',
    ])
    .where('order_history.id', '>', after)
    .$if(orderIds.orderId !== undefined, (query) =>
      query.where('orders.id', '=', orderIds.orderId!),
    )
    .$if(orderIds.userId !== undefined, (query) =>
      query.where('orders.user_id', '=', orderIds.userId!),
    )
    .orderBy('order_history.id')
    .limit(limit)
    .execute()
}

/** The newest entry of all histories: where a stream that missed nothing begins. */
export async function findLastHistoryId(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('order_history')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** A change of status by staff that can still be taken back. */
export interface OpenChange {
  id: number
  status: OrderStatus
  from_status: OrderStatus
  /** Since when the order had been completed before; null where it wasn't. */
  completed_before: Date | null
  at: Date
  waits_until: Date
}

/** No chain of slips is longer. */
const MOST_OPEN = 50

/**
 * The latest changes of an order's status, newest first, as far as each can still be taken back. The
 * order must be locked.
 */
export async function selectUndoableChanges(
  db: Db,
  orderId: string,
  now: Date,
): Promise<OpenChange[]> {
  return stillOpen(await standingChanges(db, orderId).limit(MOST_OPEN).execute(), now)
}

/** What decides, beside its row, what may happen to a locked order: read after the lock, never with it. */
export function readStatusChangeState(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select((eb) => [
      eb
        .selectFrom('order_history')
        .select((entry) => entry.fn.max<Date>('at').as('at'))
        .whereRef('order_history.order_id', '=', 'orders.id')
        .$asScalar()
        .$notNull()
        .as('lastEntryAt'),
      selectIsCardCharging(eb).as('isCardAsked'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Of the latest changes, newest first, those before the first that can't be taken back. */
function stillOpen(
  rows: readonly {
    id: number
    status: OrderStatus
    from_status: OrderStatus | null
    completed_before: Date | null
    at: Date
    waits_until: Date | null
  }[],
  now: Date,
): OpenChange[] {
  const end = rows.findIndex(
    ({ from_status, waits_until }) =>
      from_status === null || waits_until === null || waits_until <= now,
  )
  return rows.slice(0, end < 0 ? rows.length : end) as OpenChange[]
}

/** The latest change of an order's status that stands, the customer's or staff's. */
export function findLastStatusChange(db: Db, orderId: string) {
  return standingChanges(db, orderId).limit(1).executeTakeFirst()
}

/** Whether the next pickup or delivery of an order got another time after an instant. */
export async function wasMovedSince(
  db: Db,
  orderId: string,
  kind: StopKind,
  at: Date,
): Promise<boolean> {
  const moved = await db
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .where('event', '=', kind === 'pickup' ? 'rescheduled' : 'delivery_moved')
    .where('at', '>', at)
    .limit(1)
    .executeTakeFirst()
  return moved !== undefined
}

/** What staff wrote to the customer of why; null where they wrote nothing. */
export async function findHistoryReason(db: Db, entryId: number): Promise<string | null> {
  const entry = await db
    .selectFrom('order_history')
    .select('reason')
    .where('id', '=', entryId)
    .executeTakeFirst()
  return entry?.reason ?? null
}

/** Whether an entry of an order's history was taken back; undefined for no entry of a status. */
export async function findStatusChangeUndo(
  db: Db,
  entryId: number,
): Promise<{ order_id: string; taken_back: boolean } | undefined> {
  return db
    .selectFrom('order_history as entry')
    .select((eb) => [
      'entry.order_id',
      eb
        .exists(
          eb
            .selectFrom('order_history as later')
            .select('later.id')
            .whereRef('later.takes_back', '=', 'entry.id'),
        )
        .$castTo<boolean>()
        .as('taken_back'),
    ])
    .where('entry.id', '=', entryId)
    .where('entry.event', '=', 'status')
    .executeTakeFirst()
}

/** What was taken back, and that it was, is left out. */
function standingChanges(db: Db, orderId: string) {
  return db
    .selectFrom('order_history as entry')
    .select(['id', 'status', 'from_status', 'completed_before', 'at', 'waits_until'])
    .where('order_id', '=', orderId)
    .where('event', '=', 'status')
    .where('takes_back', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_history as later')
            .select('later.id')
            .whereRef('later.takes_back', '=', 'entry.id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
}
