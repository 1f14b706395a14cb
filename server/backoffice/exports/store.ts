/** SQL for exports: pages of rows, oldest first, each continuing after the previous page. */
import { sql, type Expression, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { InvoiceContent } from '#domain/invoices/invoice.ts'
import type { Db } from '../../database/transaction.ts'
import { selectCreditNotesOfInvoices } from '../../billing/invoices/select-credit-notes-of-orders.ts'
import { selectOrderItems } from '../../order/order-lines.ts'

/** Which rows: those from one instant up to another, null for no bound. */
export interface Span {
  from: Date | null
  until: Date | null
  /** Of these alone; only orders are chosen so. */
  ids?: readonly string[] | undefined
  /** The zone in which times are written. */
  timeZone: string
}

/** Where a page ended; the time as the database writes it, to the microsecond. */
export interface Cursor {
  at: string
  id: string
}

/** Few enough that others hardly wait for them on the embedded database. */
export const PAGE_ROWS = 100

type Ref =
  | 'orders.created_at'
  | 'users.created_at'
  | 'invoices.issued_at'
  | 'credit_notes.issued_at'

const cursorAt = (ref: Ref) => sql<string>`${sql.ref(ref)}::text`.as('at')

/** A time as people and spreadsheets read it, in the laundry's zone. */
const written = (ref: string, { timeZone }: Span) =>
  sql<string | null>`to_char(${sql.ref(ref)} at time zone ${timeZone}::text, 'YYYY-MM-DD HH24:MI')`

function within(ref: Ref, id: string, { from, until }: Span, after: Cursor | null) {
  const at = sql.ref(ref)
  const parts: Expression<SqlBool>[] = [
    from && sql<SqlBool>`${at} >= ${from}`,
    until && sql<SqlBool>`${at} < ${until}`,
    after && sql<SqlBool>`(${at}, ${sql.ref(id)}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
  ].filter((part) => part !== null)
  return sql<SqlBool>`${parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`}`
}

/** Orders placed in the span. */
export function selectOrdersPage(db: Db, span: Span, after: Cursor | null) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.status',
      'orders.slot_id',
      'orders.address',
      'orders.delivery_address',
      'orders.delivery_preference',
      'orders.counted',
      'orders.bag_services',
      'orders.pickup_hand_over',
      'orders.delivery_hand_over',
      'orders.payment_method',
      'orders.items_paise',
      'orders.express_fee_paise',
      'orders.fees_paise',
      'orders.covered_paise',
      'orders.discount_paise',
      'orders.total_paise',
      'orders.goodwill_paise',
      'orders.paid_paise',
      'orders.refunded_paise',
      'orders.rating',
      'users.name',
      'users.email',
      'users.phone',
      cursorAt('orders.created_at'),
      written('orders.created_at', span).as('placed'),
      written('orders.completed_at', span).as('completed'),
      written('orders.paid_at', span).as('paid'),
    ])
    .select((eb) => [
      selectOrderItems(eb).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('order_payments')
          .select(['method', 'status', 'amount_paise', 'refunded_paise'])
          .whereRef('order_payments.order_id', '=', 'orders.id'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('order_refunds')
          .innerJoin('order_payments', 'order_payments.id', 'order_refunds.payment_id')
          .select('order_refunds.reference')
          .whereRef('order_payments.order_id', '=', 'orders.id')
          .where(
            (inner) => inner.fn.coalesce('order_refunds.method', 'order_payments.method'),
            '=',
            'upi',
          )
          .where('order_refunds.reference', 'is not', null)
          .orderBy('order_refunds.id'),
      ).as('refund_references'),
    ])
    .where(within('orders.created_at', 'orders.id', span, after))
    .$if(span.ids !== undefined, (query) => query.where('orders.id', 'in', span.ids!))
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .limit(PAGE_ROWS)
    .execute()
}

/** Customers who joined in the span; those who were erased are no more. */
export function selectCustomersPage(db: Db, span: Span, after: Cursor | null) {
  return db
    .selectFrom('users')
    .leftJoin('last_orders', 'last_orders.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.address',
      cursorAt('users.created_at'),
      written('users.created_at', span).as('joined'),
      written('last_orders.ordered_at', span).as('last_ordered'),
    ])
    .select((eb) => {
      const own = () =>
        eb
          .selectFrom('orders')
          .whereRef('orders.user_id', '=', 'users.id')
          .where('status', '!=', 'cancelled')
      return [
        own()
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .as('orders'),
        own()
          .select(
            sql<number>`coalesce(sum(revenue_paise(status, total_paise, goodwill_paise)), 0)`.as(
              'sum',
            ),
          )
          .as('spent_paise'),
        eb
          .selectFrom('subscriptions')
          .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
          .select('plans.name')
          .whereRef('subscriptions.user_id', '=', 'users.id')
          .where('subscriptions.status', 'in', ['active', 'cancelled'])
          .as('plan'),
      ]
    })
    .where('users.role', '=', 'customer')
    .where('users.erased_at', 'is', null)
    .where(within('users.created_at', 'users.id', span, after))
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(PAGE_ROWS)
    .execute()
}

/** Column for a query over documents: the SAC code of each line. */
const lineSacCodesOf = (table: 'invoices' | 'credit_notes') =>
  sql<(string | null)[]>`(
    select coalesce(jsonb_agg(line -> 'sacCode'), '[]')
    from jsonb_array_elements(${sql.ref(`${table}.content`)} -> 'lines') as line
  )`.as('line_sac_codes')

/** Which columns about GST a file of documents has: what holds for the laundry now, or did for one of them. */
export interface GstColumns {
  /** GSTINs and SAC codes. */
  registration: boolean
  tax: boolean
}

export function selectGstColumns(table: 'invoices' | 'credit_notes') {
  return async (db: Db, span: Span): Promise<GstColumns> => {
    const oneWith = (condition: Expression<SqlBool>) => sql<boolean>`exists (
      select from ${sql.table(table)}
      where ${within(`${table}.issued_at`, `${table}.id`, span, null)} and ${condition})`
    return db
      .selectFrom('business')
      .select([
        sql<boolean>`tax_standing <> 'unregistered'
          or ${oneWith(sql<SqlBool>`content ->> 'sacCode' <> ''`)}`.as('registration'),
        sql<boolean>`(tax_standing = 'registered' and tax_percent > 0)
          or ${oneWith(sql<SqlBool>`content -> 'gst' ->> 'taxPaise' <> '0'`)}`.as('tax'),
      ])
      .executeTakeFirstOrThrow()
  }
}

/** Invoices issued in the span. */
export function selectInvoicesPage(db: Db, span: Span, after: Cursor | null) {
  return db
    .selectFrom('invoices')
    .select([
      'invoices.id',
      'invoices.series',
      'invoices.number',
      'invoices.total_paise',
      'invoices.order_id',
      'invoices.charge_id',
      sql<Omit<InvoiceContent, 'lines'>>`content - 'lines'`.as('content'),
      lineSacCodesOf('invoices'),
      cursorAt('invoices.issued_at'),
      written('invoices.issued_at', span).as('issued'),
    ])
    .select(() => selectCreditNotesOfInvoices().as('credit_notes'))
    .where(within('invoices.issued_at', 'invoices.id', span, after))
    .orderBy('invoices.issued_at')
    .orderBy('invoices.id')
    .limit(PAGE_ROWS)
    .execute()
}

/** Credit notes issued in the span, each with its invoice. */
export function selectCreditNotesPage(db: Db, span: Span, after: Cursor | null) {
  return db
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
    .select([
      'credit_notes.id',
      'credit_notes.series',
      'credit_notes.number',
      'credit_notes.total_paise',
      'credit_notes.ends_invoice',
      'invoices.series as invoice_series',
      'invoices.number as invoice_number',
      sql<Omit<InvoiceContent, 'lines'>>`credit_notes.content - 'lines'`.as('content'),
      lineSacCodesOf('credit_notes'),
      cursorAt('credit_notes.issued_at'),
      written('credit_notes.issued_at', span).as('issued'),
      written('invoices.issued_at', span).as('invoice_issued'),
    ])
    .where(within('credit_notes.issued_at', 'credit_notes.id', span, after))
    .orderBy('credit_notes.issued_at')
    .orderBy('credit_notes.id')
    .limit(PAGE_ROWS)
    .execute()
}
