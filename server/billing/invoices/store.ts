/** SQL for invoices and the records behind them. */
import { sql, type Insertable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { selectLastHandOver } from '../../order/select-last-hand-over.ts'
import { selectOrderLines } from '../../order/order-lines.ts'
import { documentNumberStatement, selectCreditNotesByInvoices } from './credit-store.ts'
import { SELLER } from './seller-columns.ts'

type NewInvoice = Omit<Insertable<Tables['invoices']>, 'number'>

/**
 * Stores an invoice under the next number of its series. The series waits until `tx` ends, so no
 * number is given twice and none is left out.
 * @returns the number
 */
export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<number> {
  const { id, series, order_id, charge_id, user_id, content, total_paise, issued_at } = invoice
  const { number } = await tx
    .with('counter', (cte) => documentNumberStatement(cte, series))
    .insertInto('invoices')
    .columns([
      'id',
      'series',
      'number',
      'order_id',
      'charge_id',
      'user_id',
      'content',
      'total_paise',
      'issued_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('counter')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${series}::text`.as('series'),
          'counter.last_number',
          sql<string | null>`${order_id}::uuid`.as('order_id'),
          sql<string | null>`${charge_id}::uuid`.as('charge_id'),
          sql<string | null>`${user_id}::uuid`.as('user_id'),
          sql<string>`${content}::jsonb`.as('content'),
          sql<number>`${total_paise}::bigint`.as('total_paise'),
          sql<Date>`${issued_at}::timestamptz`.as('issued_at'),
        ]),
    )
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

export type SellerRow = Pick<
  OrderToInvoice,
  | 'seller_name'
  | 'seller_address'
  | 'seller_phone'
  | 'seller_email'
  | 'tax_standing'
  | 'gstin'
  | 'tax_percent'
  | 'sac_code'
  | 'service_sac_codes'
  | 'time_zone'
>

export type OrderToInvoice = NonNullable<Awaited<ReturnType<typeof findOrderToInvoice>>>

/** An order that has no invoice yet and isn't on account, with all that one is made from. */
export function findOrderToInvoice(tx: Tx, orderId: string) {
  return ordersToInvoice(tx).where('orders.id', '=', orderId).executeTakeFirst()
}

/** All completed orders without an invoice, but those on account, in the order in which they were completed. */
export function findOrdersToInvoice(tx: Tx) {
  return ordersToInvoice(tx)
    .where('orders.completed_at', 'is not', null)
    .orderBy('orders.completed_at')
    .orderBy('orders.id')
    .execute()
}

/** All paid charges without an invoice, in the order in which they were paid. */
export function findChargesToInvoice(tx: Tx) {
  return tx
    .selectFrom('charges')
    .leftJoin('invoices', 'invoices.charge_id', 'charges.id')
    .where('invoices.id', 'is', null)
    .where('charges.status', '=', 'succeeded')
    .select(['charges.id', 'charges.paid_at'])
    .orderBy('charges.paid_at')
    .orderBy('charges.id')
    .execute()
}

function ordersToInvoice(tx: Tx) {
  return tx
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .innerJoin('business', (join) => join.onTrue())
    .leftJoin('invoices', 'invoices.order_id', 'orders.id')
    .where('invoices.id', 'is', null)
    .where('orders.payment_method', '<>', 'account')
    .select([
      'orders.id',
      'orders.number',
      'orders.user_id',
      'orders.created_at',
      'orders.completed_at',
      'orders.slot_id',
      'orders.delivery_address',
      'orders.items_paise',
      'orders.express_fee_paise',
      'orders.fees_paise',
      'orders.adjustments',
      'orders.total_paise',
      'orders.goodwill_paise',
      'users.name',
      'users.email',
      'users.phone',
      'users.gstin as customer_gstin',
      'users.language',
      ...SELLER,
    ])
    .select((eb) => [
      selectOrderLines(eb).as('lines'),
      selectLastHandOver(eb).as('last_hand_over'),
      jsonObjectFrom(
        eb
          .selectFrom('companies')
          .select(['name', 'billing_address', 'email', 'gstin'])
          .whereRef('companies.id', '=', 'orders.company_id'),
      ).as('company'),
    ])
}

/** A paid charge that has no invoice yet, with all that one is made from. */
export function findChargeToInvoice(tx: Tx, chargeId: string) {
  return tx
    .selectFrom('charges')
    .innerJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .innerJoin('business', (join) => join.onTrue())
    .leftJoin('invoices', 'invoices.charge_id', 'charges.id')
    .where('invoices.id', 'is', null)
    .where('charges.id', '=', chargeId)
    .where('charges.status', '=', 'succeeded')
    .select([
      'charges.id',
      'charges.plan_name',
      'charges.period_starts_at',
      'charges.period_ends_at',
      'charges.amount_paise',
      'subscriptions.terms',
      'subscriptions.user_id',
      'subscriptions.billing_address',
      'subscriptions.billing_city',
      'subscriptions.billing_zip_code',
      'users.name',
      'users.email',
      'users.phone',
      'users.gstin as customer_gstin',
      'users.language',
      ...SELLER,
    ])
    .executeTakeFirst()
}

/** The invoice of an order, with what its payment is now; `id` null while there is none. */
export function findInvoiceOfOrder(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('invoices', 'invoices.order_id', 'orders.id')
    .where('orders.id', '=', orderId)
    .select([
      'orders.user_id',
      'orders.status',
      'orders.total_paise',
      'orders.goodwill_paise',
      'orders.paid_paise',
      'orders.refunded_paise',
      'orders.payment_method',
      'orders.pickup_hand_over',
      'orders.delivery_hand_over',
      'orders.paid_at',
      'invoices.series',
      'invoices.number',
      'invoices.content',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_payments')
          .select(['method', 'status', 'card_last4', 'amount_paise', 'refunded_paise'])
          .whereRef('order_payments.order_id', '=', 'orders.id')
          .where('status', 'in', ['succeeded', 'failed'])
          .orderBy('order_payments.id'),
      ).as('payments'),
      selectCreditNotesByInvoices().as('credit_notes'),
    ])
    .executeTakeFirst()
}

export function findInvoiceOfCharge(db: Db, chargeId: string) {
  return db
    .selectFrom('invoices')
    .innerJoin('charges', 'charges.id', 'invoices.charge_id')
    .innerJoin('subscriptions', 'subscriptions.id', 'charges.subscription_id')
    .where('charges.id', '=', chargeId)
    .select([
      'subscriptions.user_id',
      'subscriptions.card_brand',
      'subscriptions.card_last4',
      'charges.paid_at',
      'invoices.series',
      'invoices.number',
      'invoices.content',
    ])
    .select(() => selectCreditNotesByInvoices().as('credit_notes'))
    .executeTakeFirst()
}

/** A person's invoices in the order in which they were issued, after one of them or from the first. */
export function selectInvoicesOfCustomer(
  db: Db,
  userId: string,
  after: string | null,
  limit: number,
) {
  return db
    .selectFrom('invoices')
    .select(['id', 'order_id', 'charge_id'])
    .where('user_id', '=', userId)
    .$if(after !== null, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
}
