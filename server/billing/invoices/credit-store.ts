/** SQL for credit notes. */
import {
  expressionBuilder,
  type ExpressionBuilder,
  type Insertable,
  type QueryCreator,
  sql,
} from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { InvoiceContent } from '#domain/invoices/invoice.ts'
import type { CreditNotesTable, Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type InvoiceToCredit = NonNullable<Awaited<ReturnType<typeof findInvoiceToCredit>>>

/**
 * The invoice of an order that stands, or of a charge, with what credit notes took back of it, and the
 * zone that its days are written in.
 */
export function findInvoiceToCredit(tx: Tx, of: { orderId: string } | { chargeId: string }) {
  return invoicesToCredit(tx)
    .where((eb) =>
      'orderId' in of ? eb('order_id', '=', of.orderId) : eb('charge_id', '=', of.chargeId),
    )
    .executeTakeFirst()
}

/**
 * The invoice of a month that an order on account stands on, the same way, with what it is over of the order and
 * what credit notes took back of that.
 */
export function findCompanyInvoiceToCredit(tx: Tx, orderId: string) {
  return invoicesToCredit(tx)
    .innerJoin('company_invoice_orders', 'company_invoice_orders.invoice_id', 'invoices.id')
    .select('company_invoice_orders.amount_paise as order_paise')
    .select((eb) =>
      eb
        .selectFrom('credit_notes')
        .select((notes) =>
          notes.fn.coalesce(notes.fn.sum<number>('total_paise'), notes.lit(0)).as('sum'),
        )
        .whereRef('credit_notes.invoice_id', '=', 'invoices.id')
        .where('credit_notes.order_id', '=', orderId)
        .$asScalar()
        .$notNull()
        .as('order_credited_paise'),
    )
    .where('company_invoice_orders.order_id', '=', orderId)
    .executeTakeFirst()
}

/** The order may stand on another invoice from now on. */
export async function removeFromCompanyInvoice(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('company_invoice_orders').where('order_id', '=', orderId).execute()
}

function invoicesToCredit(tx: Tx) {
  return tx
    .selectFrom('invoices')
    .innerJoin('business', (join) => join.onTrue())
    .selectAll('invoices')
    .select('business.time_zone')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('credit_notes')
          .select([
            sql<InvoiceContent['sums']>`credit_notes.content -> 'sums'`.as('sums'),
            sql<InvoiceContent['gst']>`credit_notes.content -> 'gst'`.as('gst'),
          ])
          .whereRef('credit_notes.invoice_id', '=', 'invoices.id')
          .orderBy('credit_notes.id'),
      ).as('notes'),
    )
}

/** The next number of a series, which waits until `tx` ends: none is given twice or left out. */
export async function takeDocumentNumber(tx: Tx, series: string): Promise<number> {
  return (await documentNumberStatement(tx, series).executeTakeFirstOrThrow()).last_number
}

/** The statement for it, which may be a part of another. */
export function documentNumberStatement(creator: QueryCreator<Tables>, series: string) {
  return creator
    .insertInto('invoice_counters')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('series')
        .doUpdateSet((eb) => ({ last_number: eb('invoice_counters.last_number', '+', 1) })),
    )
    .returning('last_number')
}

export async function insertCreditNote(tx: Tx, row: Insertable<CreditNotesTable>): Promise<void> {
  await tx.insertInto('credit_notes').values(row).execute()
}

/** From now on its credit note alone knows which order it was for. */
export async function unlinkInvoiceFromOrder(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('invoices').set({ order_id: null }).where('id', '=', id).execute()
}

/** A credit note by its id, or the latest one of an order; with whose it is. */
export function findCreditNote(db: Db, by: { id: string } | { orderId: string }) {
  return db
    .selectFrom('credit_notes')
    .leftJoin('company_invoices', 'company_invoices.invoice_id', 'credit_notes.invoice_id')
    .select(['user_id', 'series', 'number', 'content', 'total_paise', 'ends_invoice'])
    .select('company_invoices.company_id')
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('order_id', '=', by.orderId)))
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** A person's credit notes, each with the invoice that it takes back. */
export function selectCreditNotesOfCustomer(db: Db, userId: string) {
  return db
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
    .select([
      'credit_notes.series',
      'credit_notes.number',
      'credit_notes.content',
      'credit_notes.total_paise',
      'credit_notes.ends_invoice',
      'invoices.series as invoice_series',
      'invoices.number as invoice_number',
      'invoices.content as invoice_content',
    ])
    .where('credit_notes.user_id', '=', userId)
    .orderBy('credit_notes.id')
    .execute()
}

/** A column for a query over invoices: what credit notes took back of each, oldest first. */
export function selectCreditNotesByInvoices() {
  return jsonArrayFrom(
    expressionBuilder<Tables, 'invoices'>()
      .selectFrom('credit_notes')
      .select([
        'credit_notes.series',
        'credit_notes.number',
        'credit_notes.total_paise',
        'credit_notes.ends_invoice',
      ])
      .whereRef('credit_notes.invoice_id', '=', 'invoices.id')
      .orderBy('credit_notes.id'),
  )
}

/** Columns of a credit note in a list. */
export const LISTED_NOTE = [
  'credit_notes.id',
  'credit_notes.series',
  'credit_notes.number',
  'credit_notes.total_paise',
  'credit_notes.issued_at',
] as const

/** A column for a query over orders: the credit notes of each, oldest first. */
export function selectCreditNotesByOrders(eb: ExpressionBuilder<Tables, 'orders'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('credit_notes')
      .select(LISTED_NOTE)
      .whereRef('credit_notes.order_id', '=', 'orders.id')
      .orderBy('credit_notes.id'),
  )
}
