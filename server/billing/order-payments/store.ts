/** The SQL of orders' payments and refunds. */
import type { Insertable, Selectable, Updateable } from 'kysely'
import { PAYER_COLUMNS } from '../../identity/accounts/payer.ts'
import type { OrderPaymentsTable, OrderRefundsTable } from '../../database/tables/orders.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type PaymentRow = Selectable<OrderPaymentsTable>
export type RefundRow = Selectable<OrderRefundsTable>
export type PayableOrder = NonNullable<Awaited<ReturnType<typeof lockPayable>>>

/** What of an order decides about its money, locked until `tx` ends. Locked before its payments, always. */
export function lockPayable(tx: Tx, orderId: string) {
  return tx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'user_id',
      'status',
      'payment_method',
      'card_id',
      'card_brand',
      'card_last4',
      'payment_chosen_at',
      'total_paise',
      'goodwill_paise',
      'paid_paise',
      'refunded_paise',
    ])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores how an order is to be paid from now on. */
export async function updateChoice(
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
export function paymentsOf(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

export function insertPayment(tx: Tx, row: Insertable<OrderPaymentsTable>): Promise<PaymentRow> {
  return tx.insertInto('order_payments').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updatePayment(
  tx: Tx,
  id: string,
  changes: Updateable<OrderPaymentsTable>,
): Promise<void> {
  await tx.updateTable('order_payments').set(changes).where('id', '=', id).execute()
}

/** Nobody waits any more for what becomes of a payment that is still open. */
export async function payerLeft(db: Db, id: string): Promise<void> {
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
export function findPaymentToAsk(db: Db, id: string) {
  return db
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('order_payments')
    .select(['orders.number as order_number', ...PAYER_COLUMNS])
    .where('order_payments.id', '=', id)
    .executeTakeFirst()
}

/** Takes goodwill off what the order costs. */
export async function addGoodwill(tx: Tx, orderId: string, amountPaise: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({ goodwill_paise: eb('goodwill_paise', '+', amountPaise) }))
    .where('id', '=', orderId)
    .execute()
}

/** Writes on the order what its payments add up to, and since when that is all it costs. */
export async function updatePaid(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .with('sums', (cte) =>
      cte
        .selectFrom('order_payments')
        .select((eb) => [
          eb.fn.coalesce(eb.fn.sum<number>('amount_paise'), eb.lit(0)).as('paid'),
          eb.fn.coalesce(eb.fn.sum<number>('refunded_paise'), eb.lit(0)).as('refunded'),
        ])
        .where('order_id', '=', orderId)
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
    .where('orders.id', '=', orderId)
    .execute()
}

export async function insertRefund(tx: Tx, row: Insertable<OrderRefundsTable>): Promise<void> {
  await tx.insertInto('order_refunds').values(row).execute()
}

/** A refund of an order that was begun after an instant and didn't fail. */
export function findRefundSince(tx: Tx, orderId: string, since: Date) {
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

/** A refund with what is needed to ask for it. */
export function findRefundToAsk(db: Db, id: string) {
  return db
    .selectFrom('order_refunds')
    .innerJoin('order_payments', 'order_payments.id', 'order_refunds.payment_id')
    .selectAll('order_refunds')
    .select(['order_payments.reference as payment_reference', 'order_payments.order_id'])
    .where('order_refunds.id', '=', id)
    .executeTakeFirst()
}

/** Settles a refund that is still pending; returns whether it was. */
export async function settlePendingRefund(
  tx: Tx,
  id: string,
  changes: Pick<RefundRow, 'status' | 'reference' | 'failure_message' | 'settled_at'>,
): Promise<boolean> {
  const result = await tx
    .updateTable('order_refunds')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
