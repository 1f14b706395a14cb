/** SQL for payments that riders took at doors, and confirmations of those by UPI. */
import { sql, type Insertable } from 'kysely'
import { TAKEN_BY_HAND } from '#domain/orders/record/order-choices.ts'
import type { UpiConfirmationsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type DoorTakingRow = Awaited<ReturnType<typeof selectDoorTakings>>[number]

/** Payments that stand, in the order in which they were taken; a stop with several orders has one of each. */
function doorTakings(db: Db) {
  return db
    .selectFrom('order_payments as taken')
    .innerJoin('orders', 'orders.id', 'taken.order_id')
    .leftJoin('upi_confirmations as confirmed', 'confirmed.payment_id', 'taken.id')
    .leftJoin('users as confirmers', 'confirmers.id', 'confirmed.confirmed_by')
    .where('taken.method', 'in', TAKEN_BY_HAND)
    .where('taken.status', '=', 'succeeded')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('stop_completions')
          .select('stop_completions.id')
          .whereRef('stop_completions.payment_id', '=', 'taken.id'),
      ),
    )
    .select([
      'taken.id',
      'taken.order_id',
      'taken.method',
      'taken.amount_paise',
      'taken.taken_by',
      'orders.number',
      'orders.user_id',
      'confirmed.reference',
      'confirmed.confirmed_at',
      'confirmers.name as confirmer',
    ])
    .select(sql<Date>`coalesce(taken.paid_at, taken.created_at)`.as('at'))
    .orderBy(sql`coalesce(taken.paid_at, taken.created_at)`)
    .orderBy('taken.id')
}

/** @param span.unconfirmedFrom what was taken by UPI from then on and isn't confirmed is among them */
export function selectDoorTakings(
  db: Db,
  { from, until, unconfirmedFrom }: { from: Date; until: Date; unconfirmedFrom: Date },
) {
  return doorTakings(db)
    .where('taken.created_at', '<', until)
    .where((eb) =>
      eb.or([
        eb('taken.created_at', '>=', from),
        eb.and([
          eb('taken.created_at', '>=', unconfirmedFrom),
          eb('taken.method', '=', 'upi'),
          eb('confirmed.payment_id', 'is', null),
        ]),
      ]),
    )
    .execute()
}

export function findUpiTaking(db: Db, paymentId: string): Promise<DoorTakingRow | undefined> {
  return doorTakings(db)
    .where('taken.id', '=', paymentId)
    .where('taken.method', '=', 'upi')
    .executeTakeFirst()
}

/** What was taken by UPI at doors between two instants and isn't confirmed. */
export function selectUnconfirmedTakers(db: Db, from: Date, until: Date) {
  return doorTakings(db)
    .where('taken.created_at', '>=', from)
    .where('taken.created_at', '<', until)
    .where('taken.method', '=', 'upi')
    .where('confirmed.payment_id', 'is', null)
    .execute()
}

/** Another customer's order that a reference confirms; undefined where there is none. */
export function findOrderOfReference(db: Db, reference: string, customerId: string) {
  return db
    .selectFrom('upi_confirmations')
    .innerJoin('order_payments', 'order_payments.id', 'upi_confirmations.payment_id')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .select('orders.number')
    .where('upi_confirmations.reference', '=', reference)
    .where('orders.user_id', '<>', customerId)
    .limit(1)
    .executeTakeFirst()
}

/** @returns false where it was confirmed before */
export async function insertUpiConfirmation(
  tx: Tx,
  row: Insertable<UpiConfirmationsTable>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('upi_confirmations')
    .values(row)
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  return inserted !== undefined
}
