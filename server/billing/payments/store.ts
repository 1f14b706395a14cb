/** SQL for orders' payments and refunds. */
import type { Insertable, QueryCreator, Selectable, Updateable } from 'kysely'
import { PAYER_COLUMNS } from '../../identity/accounts/record/payer.ts'
import type { OrderPaymentsTable, OrderRefundsTable, Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { LockedOrder } from '../../order/locked-order.ts'

export type PaymentRow = Selectable<OrderPaymentsTable>
export type RefundRow = Selectable<OrderRefundsTable>

/** Stores how an order is to be paid from now on. */
export async function updatePaymentChoice(
  tx: Tx,
  orderId: string,
  method: PaymentRow['method'],
  card: { id: string; brand: string; last4: string } | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      payment_method: method,
      card_id: card?.id ?? null,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
      payment_chosen_at: at,
    })
    .where('id', '=', orderId)
    .execute()
}

/** An order's payments, oldest first. */
export function selectPaymentsOfOrder(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** Whether a card is being charged for an order. It must be locked. */
export async function hasPendingPayment(db: Db, orderId: string): Promise<boolean> {
  return (await selectPaymentsOfOrder(db, orderId)).some(({ status }) => status === 'pending')
}

export function insertPayment(tx: Tx, row: Insertable<OrderPaymentsTable>): Promise<PaymentRow> {
  return tx.insertInto('order_payments').values(row).returningAll().executeTakeFirstOrThrow()
}

/**
 * Begins a statement that stores what was paid of an order; the ledger's entries end it. Where something stays due,
 * `updatePaidAmount` follows.
 * @param row taken at `paid_at`
 */
export function withPaymentStored(
  tx: Tx,
  row: Insertable<OrderPaymentsTable> & { paid_at: Date },
): QueryCreator<Tables> {
  const { order_id, amount_paise, paid_at } = row
  return tx
    .with('taken', (cte) => cte.insertInto('order_payments').values(row).returning('id'))
    .with('paid', (cte) =>
      cte
        .updateTable('orders')
        .set((eb) => ({
          paid_paise: eb('paid_paise', '+', amount_paise),
          paid_at: eb.fn.coalesce('paid_at', eb.cast<Date>(eb.val(paid_at), 'timestamptz')),
        }))
        .where('id', '=', order_id)
        .returning('id'),
    )
}

export async function updatePayment(
  tx: Tx,
  id: string,
  changes: Updateable<OrderPaymentsTable>,
): Promise<void> {
  await tx.updateTable('order_payments').set(changes).where('id', '=', id).execute()
}

/** Nobody waits any more for what becomes of a payment that is still open. */
export async function markPayerLeft(db: Db, id: string): Promise<void> {
  await db
    .updateTable('order_payments')
    .set({ payer_waits_until: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** The order must be locked. */
export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('order_payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findPaymentByReference(db: Db, reference: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('order_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** A payment with what is needed to ask for it. */
export function findPaymentRequest(db: Db, id: string) {
  return db
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('order_payments')
    .select(['orders.number as order_number', ...PAYER_COLUMNS])
    .where('order_payments.id', '=', id)
    .executeTakeFirst()
}

/**
 * Writes on an order what its payments add up to, and since when that is all it costs.
 * @returns the order with it
 */
export async function updatePaidAmount(tx: Tx, order: LockedOrder, at: Date): Promise<LockedOrder> {
  const sums = await tx
    .with('sums', (cte) =>
      cte
        .selectFrom('order_payments')
        .select((eb) => [
          eb.fn.coalesce(eb.fn.sum<number>('amount_paise'), eb.lit(0)).as('paid'),
          eb.fn.coalesce(eb.fn.sum<number>('refunded_paise'), eb.lit(0)).as('refunded'),
        ])
        .where('order_id', '=', order.id)
        .where('status', '=', 'succeeded'),
    )
    .updateTable('orders')
    .from('sums')
    .set((eb) => ({
      paid_paise: eb('sums.paid', '-', eb.ref('sums.refunded')),
      refunded_paise: eb.ref('sums.refunded'),
      paid_at: eb
        .case()
        .when(
          eb.and([
            eb('sums.paid', '>', 0),
            eb(
              eb('sums.paid', '-', eb.ref('sums.refunded')),
              '>=',
              eb('orders.total_paise', '-', eb.ref('orders.goodwill_paise')),
            ),
          ]),
        )
        .then(eb.fn.coalesce('orders.paid_at', eb.cast<Date>(eb.val(at), 'timestamptz')))
        .else(null)
        .end(),
    }))
    .where('orders.id', '=', order.id)
    .returning(['orders.paid_paise', 'orders.refunded_paise'])
    .executeTakeFirstOrThrow()
  return { ...order, ...sums }
}

export async function insertRefund(tx: Tx, row: Insertable<OrderRefundsTable>): Promise<void> {
  await tx.insertInto('order_refunds').values(row).execute()
}

/** A refund of an order that was begun after an instant and didn't fail. */
export function findOrderRefundSince(tx: Tx, orderId: string, since: Date) {
  return tx
    .selectFrom('order_refunds')
    .innerJoin('order_payments', 'order_payments.id', 'order_refunds.payment_id')
    .select('order_refunds.id')
    .where('order_payments.order_id', '=', orderId)
    .where('order_refunds.created_at', '>', since)
    .where('order_refunds.status', '<>', 'failed')
    .limit(1)
    .executeTakeFirst()
}

export function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('order_refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A refund with what is needed to ask for it. */
export function findRefundRequest(db: Db, id: string) {
  return db
    .selectFrom('order_refunds')
    .innerJoin('order_payments', 'order_payments.id', 'order_refunds.payment_id')
    .selectAll('order_refunds')
    .select(['order_payments.reference as payment_reference', 'order_payments.order_id'])
    .where('order_refunds.id', '=', id)
    .executeTakeFirst()
}

/** The order must be locked. */
export async function updateRefund(
  tx: Tx,
  id: string,
  changes: Updateable<OrderRefundsTable>,
): Promise<void> {
  await tx.updateTable('order_refunds').set(changes).where('id', '=', id).execute()
}

/** Whether the card of an order didn't take a refund of it. */
export async function hasFailedRefund(tx: Tx, orderId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('order_refunds')
    .innerJoin('order_payments', 'order_payments.id', 'order_refunds.payment_id')
    .select('order_refunds.id')
    .where('order_payments.order_id', '=', orderId)
    .where('order_refunds.status', '=', 'failed')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
