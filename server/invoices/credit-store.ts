/** The SQL of credit notes. */
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { CreditNotesTable } from '../database/tables/orders.ts'
import type { Db, Tx } from '../database/transaction.ts'

/** The invoice of an order that stands, with the zone that its days are written in. */
export function findInvoiceToCredit(tx: Tx, orderId: string) {
  return tx
    .selectFrom('invoices')
    .innerJoin('business', (join) => join.onTrue())
    .selectAll('invoices')
    .select('business.time_zone')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** The next number of a series, which waits until `tx` ends: none is given twice or left out. */
export async function takeNumber(tx: Tx, series: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('invoice_counters')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('series')
        .doUpdateSet((eb) => ({ last_number: eb('invoice_counters.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export async function insertCreditNote(tx: Tx, row: Insertable<CreditNotesTable>): Promise<void> {
  await tx.insertInto('credit_notes').values(row).execute()
}

/** From now on its credit note alone knows which order it was for. */
export async function unlinkInvoice(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('invoices').set({ order_id: null }).where('id', '=', id).execute()
}

/** The latest credit note of an order, with whose order it is. */
export function findCreditNoteOfOrder(db: Db, orderId: string) {
  return db
    .selectFrom('credit_notes')
    .innerJoin('orders', 'orders.id', 'credit_notes.order_id')
    .select([
      'orders.user_id',
      'credit_notes.series',
      'credit_notes.number',
      'credit_notes.content',
    ])
    .where('credit_notes.order_id', '=', orderId)
    .orderBy('credit_notes.id', 'desc')
    .executeTakeFirst()
}

/** A person's credit notes, each with the invoice that it takes back. */
export function creditNotesOf(db: Db, userId: string) {
  return db
    .selectFrom('credit_notes')
    .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
    .select([
      'credit_notes.series',
      'credit_notes.number',
      'credit_notes.content',
      'invoices.series as invoice_series',
      'invoices.number as invoice_number',
      'invoices.content as invoice_content',
    ])
    .where('credit_notes.user_id', '=', userId)
    .orderBy('credit_notes.id')
    .execute()
}

/** A column for a query over orders: whether the latest invoice of each was taken back. */
export function hasCreditNote(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb.exists(
    eb
      .selectFrom('credit_notes')
      .select('credit_notes.id')
      .whereRef('credit_notes.order_id', '=', 'orders.id'),
  )
}
