/** SQL for run sheets and completions. */
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { PROOF_MISFITS } from '#domain/run-sheet/delivery-proof.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { slotIdsOn } from '#domain/slots/slot-id.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { holdsPermission } from '../../identity/people/holds-permission.ts'
import { selectOrderItems } from '../../order/order-lines.ts'
import { selectCodeTries } from '../delivery-codes/select-code-tries.ts'
import { selectRelease } from '../delivery-codes/standing-release.ts'
import { UNSAID } from './deeds/deed-columns.ts'
import { selectRiderOfClothes } from './route/select-rider-of-clothes.ts'
import { selectNamedOrderUnits } from '../clothes/record/select-units-of-order.ts'

/** What stands on a sheet of an order, its customer, its lines and its completions. */
function selectStops(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.user_id',
      'orders.status',
      'orders.slot_id',
      'orders.pickup_hand_over',
      'orders.delivery_hand_over',
      'orders.estimated_delivery_at',
      'orders.completed_at',
      'orders.address',
      'orders.delivery_address',
      'orders.address_parts',
      'orders.delivery_address_parts',
      'orders.door_name',
      'orders.door_phone',
      'orders.delivery_preference',
      'orders.delivery_date',
      'orders.delivery_slot_id',
      'orders.special_instructions',
      'orders.preferences',
      'orders.payment_method',
      'orders.total_paise',
      'orders.goodwill_paise',
      'orders.paid_paise',
      'orders.refunded_paise',
      'orders.pieces',
      'orders.counted',
      'orders.bag_services',
      'users.name',
      'users.phone',
    ])
    .select((eb) => [
      selectOrderItems(eb).as('lines'),
      selectNamedOrderUnits(eb).as('units'),
      selectCodeTries(eb).as('code_tries'),
      selectRelease(eb).as('released_at'),
      jsonArrayFrom(
        eb
          .selectFrom('stop_completions')
          .select(['id', 'kind', 'units', 'brought_back', 'note', 'completed_at'])
          .whereRef('stop_completions.order_id', '=', 'orders.id')
          .where('undone_at', 'is', null)
          .where((or) =>
            or.or([
              or('status_before', 'is not', null),
              or('payment_id', 'is not', null),
              or('units', 'is not', null),
              or('brought_back', '=', true),
            ]),
          )
          .orderBy('id'),
      ).as('completions'),
      jsonArrayFrom(
        eb
          .selectFrom('stop_misfits')
          .innerJoin('stop_completions as odd', 'odd.id', 'stop_misfits.completion_id')
          .select(['odd.kind', 'stop_misfits.misfits'])
          .whereRef('stop_misfits.order_id', '=', 'orders.id')
          .where('stop_misfits.outcome', 'is', null),
      ).as('misfits'),
      jsonArrayFrom(
        eb
          .selectFrom('stop_assignments')
          .innerJoin('users as riders', 'riders.id', 'stop_assignments.rider_id')
          .select(['stop_assignments.kind', 'riders.id', 'riders.name'])
          .whereRef('stop_assignments.order_id', '=', 'orders.id')
          // A person who left, is suspended or may not ride any more has no stops.
          .where(holdsPermission('riders', 'own-run')),
      ).as('assignments'),
      selectRiderOfClothes(eb).as('clothes_with'),
    ])
}

export type StopRow = Awaited<ReturnType<typeof selectStopsOfDay>>[number]

/**
 * Every order that may be a stop of a day, each once, first placed first.
 * @param day its date, and the instants at which it begins and ends
 * @param which `withOverdue` adds what is left from earlier days; `riderId` leaves out orders with no stop of that rider
 */
export function selectStopsOfDay(
  db: Db,
  day: { date: string; startsAt: Date; endsAt: Date },
  { withOverdue, riderId }: { withOverdue: boolean; riderId: string | null },
) {
  const { date, startsAt, endsAt } = day
  const slots = slotIdsOn(date)
  return selectStops(db)
    .where('orders.id', 'in', (eb) =>
      eb
        .selectFrom('orders as picked')
        .select('picked.id')
        .where('picked.slot_id', '>=', slots.first)
        .where('picked.slot_id', '<=', slots.last)
        .union(
          eb
            .selectFrom('orders as waiting')
            .select('waiting.id')
            .where('waiting.status', '=', 'pickup_scheduled')
            .where('waiting.slot_id', '<=', slots.last)
            .$if(!withOverdue, (query) => query.where('waiting.slot_id', '>=', slots.first)),
        )
        .union(
          eb
            .selectFrom('orders as promised')
            .select('promised.id')
            .where('promised.status', 'in', ['ready', 'out_for_delivery'])
            .where('promised.estimated_delivery_at', '<', endsAt)
            .$if(!withOverdue, (query) =>
              query.where('promised.estimated_delivery_at', '>=', startsAt),
            ),
        )
        .union(
          eb
            .selectFrom('orders as delivered')
            .select('delivered.id')
            .where('delivered.status', '=', 'completed')
            .where('delivered.completed_at', '>=', startsAt)
            .where('delivered.completed_at', '<', endsAt),
        ),
    )
    .$if(riderId !== null, (query) =>
      query.where('orders.id', 'in', (eb) =>
        eb
          .selectFrom('stop_assignments as own')
          .select('own.order_id')
          .where('own.rider_id', '=', riderId!),
      ),
    )
    .orderBy('orders.id')
    .execute()
}

/** The rider's id; null where a stop is nobody's. */
export async function findRiderOf(db: Db, orderId: string, kind: StopKind): Promise<string | null> {
  const row = await db
    .selectFrom('stop_assignments')
    .select('rider_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.rider_id ?? null
}

export async function upsertStopAssignment(
  tx: Tx,
  { orderId, kind, riderId, at }: { orderId: string; kind: StopKind; riderId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('stop_assignments')
    .values({ order_id: orderId, kind, rider_id: riderId, assigned_at: at })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).doUpdateSet({ rider_id: riderId, assigned_at: at }),
    )
    .execute()
}

export async function deleteStopAssignment(tx: Tx, orderId: string, kind: StopKind): Promise<void> {
  await tx
    .deleteFrom('stop_assignments')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .execute()
}

/** Who can have stops, by name. */
export function selectRiders(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(holdsPermission('users', 'own-run'))
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export function findStop(db: Db, orderId: string): Promise<StopRow | undefined> {
  return selectStops(db).where('orders.id', '=', orderId).executeTakeFirst()
}

/** @returns the entry of the order's history, which its customer reads */
export async function insertFailedVisit(
  tx: Tx,
  visit: { orderId: string; status: OrderStatus; reason: string; staff: { id: string }; at: Date },
): Promise<number> {
  const { orderId, status, reason, staff, at } = visit
  const { id } = await tx
    .insertInto('order_history')
    .values({
      order_id: orderId,
      event: 'visit_failed',
      status,
      reason,
      actor_id: staff.id,
      actor: 'staff',
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type CompletionRow = NonNullable<Awaited<ReturnType<typeof findCompletion>>>

/** With the instant at which a manager let the order follow it, where it didn't fit at first. */
export function findCompletion(db: Db, id: string) {
  return db
    .selectFrom('stop_completions')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('stop_misfits')
        .select('decided_at')
        .whereRef('completion_id', '=', 'stop_completions.id')
        .where('outcome', '=', 'accept')
        .as('accepted_at'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Its count, note and photo go too: they were left at the wrong stop. What of it didn't fit needs no decision any more;
 * a delivery that wasn't proved still does, for an undo would hide a wrong code.
 * @returns false when it was taken back already
 */
export async function undoStoredCompletion(
  tx: Tx,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .with('decided', (cte) =>
      cte
        .updateTable('stop_misfits')
        .set({ outcome: 'take_back', decided_by: by, decided_at: at })
        .where('completion_id', '=', id)
        .where('outcome', 'is', null)
        .where(sql<boolean>`not misfits && ${[...PROOF_MISFITS]}::text[]`)
        .returning('id'),
    )
    .updateTable('stop_completions')
    .set({
      undone_at: at,
      ...UNSAID,
      picture_id: null,
      photo_digest: null,
    })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** An order's number; undefined when there is none. */
export function findOrderNumber(db: Db, orderId: string): Promise<{ number: string } | undefined> {
  return db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirst()
}

/** Whose order it is; undefined when there is none. */
export async function findOrderOwner(db: Db, orderId: string): Promise<string | undefined> {
  const orders = db.selectFrom('orders').select('user_id').where('id', '=', orderId)
  return (await orders.executeTakeFirst())?.user_id
}
