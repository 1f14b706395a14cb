/** SQL for orders. */
import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OrderStatus, Actor as ActorKind } from '#domain/orders/record/order-lifecycle.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { compileOnce } from '../../../database/compile-once.ts'
import { BY_KEY } from '../../../database/engines/by-key.ts'
import { likePattern } from '../../../database/like-pattern.ts'
import type { OrdersTable, Tables } from '../../../database/tables.ts'
import { selectCreditNotesOfOrders } from '../../../billing/invoices/select-credit-notes-of-orders.ts'
import { selectOrderMoney } from '../../../order/select-order-money.ts'
import { isCountSkipped } from '../../clothes/record/counting-of-orders.ts'
import { selectCountedInClothes } from '../../clothes/record/counted-in.ts'
import { selectBagsTakenIn } from '../../clothes/record/handed-in.ts'
import { selectIntakeOfOrder } from '../../clothes/record/select-units-of-order.ts'
import { selectOrderLines } from '../../../order/order-lines.ts'
import { type OrderVersion, VERSION } from './order-version.ts'

type DeliveryColumns = Pick<Selectable<OrdersTable>, 'estimated_delivery_at' | 'delivery_slot_id'>

export type Actor = { id: string | null; actor: ActorKind }

/** The columns of an order's history that are read with it. */
export const ENTRY_COLUMNS = [
  'id',
  'event',
  'status',
  'actor',
  'slot_id',
  'reason',
  'from_paise',
  'to_paise',
  'changed_parts',
  'at',
  'waits_until',
  'takes_back',
] as const

/** An order with its lines, history and customer, as every view is made from. */
export function selectOrders(db: Kysely<Tables>) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select([
      'users.name as customer_name',
      'users.email as customer_email',
      'users.phone as customer_phone',
    ])
    .select((eb) => [
      selectOrderLines(eb).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('order_garments')
          .innerJoin('garments', 'garments.id', 'order_garments.garment_id')
          .select(['garments.id', 'garments.name'])
          .whereRef('order_garments.order_id', '=', 'orders.id')
          .orderBy('garments.name')
          .orderBy('garments.id'),
      ).as('garments'),
      jsonArrayFrom(
        eb
          .selectFrom('order_history')
          .select(ENTRY_COLUMNS)
          .whereRef('order_history.order_id', '=', 'orders.id')
          .orderBy('id'),
      ).as('history'),
      selectOrderMoney(eb).as('payments'),
      selectCreditNotesOfOrders(eb).as('credit_notes'),
      ...selectIntakeOfOrder(eb),
      selectBagsTakenIn().as('handed_in'),
      isCountSkipped(eb),
      selectCountedInClothes().as('counted_in'),
      jsonObjectFrom(
        eb
          .selectFrom('orders as first')
          .select(['first.id', 'first.number'])
          .whereRef('first.id', '=', 'orders.split_from'),
      ).as('first_part'),
      jsonArrayFrom(
        eb
          .selectFrom('orders as part')
          .select(['part.id', 'part.number'])
          .whereRef('part.split_from', '=', 'orders.id')
          .orderBy('part.id'),
      ).as('other_parts'),
    ])
}

export type OrderRow = Awaited<ReturnType<typeof findOrder>> & {}

/** An order as its customer reads it. */
export type OwnOrderRow = Omit<
  OrderRow,
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'bags'
  | 'grams_in'
  | 'spot'
  | 'is_skipped'
>

/** Exactly one order, if there is it. */
export type ExactReference = { kind: 'id'; id: string } | { kind: 'number'; number: string }

export async function findOrder(db: Kysely<Tables>, reference: ExactReference) {
  const [order] =
    reference.kind === 'id'
      ? await selectOrderById(db, reference.id)
      : await selectOrderByNumber(db, reference.number)
  return order
}

const selectOrderById = compileOnce((db, id: RawBuilder<string>) =>
  selectOrders(db).modifyFront(BY_KEY).where('orders.id', '=', id),
)
const selectOrderByNumber = compileOnce((db, number: RawBuilder<string>) =>
  selectOrders(db).modifyFront(BY_KEY).where('orders.number', '=', number),
)

/**
 * The ids that end in six characters, two at most: whether there is one, and whether only one.
 * @param ownerId whose orders alone are looked at; null for everybody's, which the search's index finds
 */
export async function selectOrderIdsByEnding(
  db: Kysely<Tables>,
  ending: string,
  ownerId: string | null,
): Promise<string[]> {
  const rows =
    ownerId === null
      ? await db
          .selectFrom('order_search')
          .select('order_id as id')
          .where('words', 'like', likePattern(ending))
          .where(sql<string>`right(order_id::text, 6)`, '=', ending)
          .limit(2)
          .execute()
      : await db
          .selectFrom('orders')
          .select('id')
          .where('user_id', '=', ownerId)
          .where(sql<string>`right(id::text, 6)`, '=', ending)
          .limit(2)
          .execute()
  return rows.map(({ id }) => id)
}

/** An order's version, and whose it is. */
export async function findOrderVersion(
  db: Kysely<Tables>,
  reference: ExactReference,
): Promise<(OrderVersion & { user_id: string }) | undefined> {
  const [version] =
    reference.kind === 'id'
      ? await selectVersionById(db, reference.id)
      : await selectVersionByNumber(db, reference.number)
  return version
}

const selectVersions = (db: Kysely<Tables>) =>
  db.selectFrom('orders').select(['orders.id', 'orders.user_id', VERSION]).modifyFront(BY_KEY)
const selectVersionById = compileOnce((db, id: RawBuilder<string>) =>
  selectVersions(db).where('orders.id', '=', id),
)
const selectVersionByNumber = compileOnce((db, number: RawBuilder<string>) =>
  selectVersions(db).where('orders.number', '=', number),
)

export const findOrdersById = compileOnce((db, ids: RawBuilder<readonly string[]>) =>
  selectOrders(db)
    .modifyFront(BY_KEY)
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`),
)

/** The order that a customer's earlier request with the same key made. */
export function findOrderByKey(db: Kysely<Tables>, userId: string, key: string) {
  return selectOrders(db)
    .where('orders.user_id', '=', userId)
    .where('orders.idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The services that an order's lines belong to, or that it is for as long as it isn't counted. */
export async function selectOrderServices(db: Kysely<Tables>, id: string): Promise<ServiceId[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('service')
    .distinct()
    .where('order_id', '=', id)
    .execute()
  if (rows.length > 0) return rows.map((row) => row.service)
  const bag = await db
    .selectFrom('orders')
    .select('bag_services')
    .where('id', '=', id)
    .executeTakeFirst()
  return bag?.bag_services ?? []
}

/** Moves the pickup and appends it to the history, in one statement. */
export async function updateOrderPickup(
  tx: Transaction<Tables>,
  id: string,
  pickup: { slotId: string; delivery: DeliveryColumns },
  by: Actor,
  at: Date,
): Promise<void> {
  await tx
    .with('moved', (cte) =>
      cte
        .updateTable('orders')
        .set({ slot_id: pickup.slotId, ...pickup.delivery })
        .where('id', '=', id)
        .returning('id'),
    )
    .insertInto('order_history')
    .values({
      order_id: id,
      event: 'rescheduled',
      status: 'pickup_scheduled',
      slot_id: pickup.slotId,
      actor_id: by.id,
      actor: by.actor,
      at,
    })
    .execute()
}

/** Moves the delivery and appends it to the history, in one statement. */
export async function updateOrderDelivery(
  tx: Transaction<Tables>,
  { id, status }: { id: string; status: OrderStatus },
  delivery: DeliveryColumns &
    Pick<Selectable<OrdersTable>, 'delivery_preference' | 'delivery_date'>,
  by: Actor,
  at: Date,
): Promise<void> {
  await tx
    .with('moved', (cte) =>
      cte.updateTable('orders').set(delivery).where('id', '=', id).returning('id'),
    )
    .insertInto('order_history')
    .values({
      order_id: id,
      event: 'delivery_moved',
      status,
      slot_id: delivery.delivery_slot_id,
      actor_id: by.id,
      actor: by.actor,
      at,
    })
    .execute()
}

/** Stores a rating of an own, completed order, with a comment that may be quoted or not; returns whether there was such an order. */
export async function updateOrderRating(
  db: Kysely<Tables>,
  id: string,
  userId: string,
  { rating, comment, quotable }: { rating: number; comment: string | null; quotable: boolean },
): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({
      rating,
      rating_comment: comment,
      rating_quotable: quotable && comment !== null,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
