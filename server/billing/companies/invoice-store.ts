/** SQL for companies' monthly invoices. */
import type { Insertable } from 'kysely'
import type { CompanyInvoiceOrdersTable, CompanyInvoicesTable } from '../../database/tables.ts'
import { selectOrderLines } from '../../order/order-lines.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { SELLER } from '../invoices/seller-columns.ts'

/** The companies with orders on account that were completed and stand on no invoice yet. */
export async function selectCompaniesToInvoice(db: Db): Promise<string[]> {
  const rows = await waiting(db).select('orders.company_id').distinct().execute()
  return rows.flatMap(({ company_id }) => company_id ?? [])
}

/** Those orders of one company, locked until `tx` ends, by when they were completed. */
export function lockOrdersToInvoice(tx: Tx, companyId: string) {
  return waiting(tx)
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('orders.company_id', '=', companyId)
    .select([
      'orders.id',
      'orders.number',
      'orders.status',
      'orders.completed_at',
      'orders.items_paise',
      'orders.express_fee_paise',
      'orders.fees_paise',
      'orders.adjustments',
      'orders.total_paise',
      'orders.goodwill_paise',
      'orders.paid_paise',
      'orders.refunded_paise',
      'users.name',
      'users.language',
    ])
    .select((eb) => selectOrderLines(eb).as('lines'))
    .orderBy('orders.completed_at')
    .orderBy('orders.id')
    .forUpdate('orders')
    .execute()
}

export type OrderOfMonth = Awaited<ReturnType<typeof lockOrdersToInvoice>>[number]

function waiting(db: Db) {
  return db
    .selectFrom('orders')
    .where('orders.payment_method', '=', 'account')
    .where('orders.status', '=', 'completed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('company_invoice_orders')
            .select('company_invoice_orders.order_id')
            .whereRef('company_invoice_orders.order_id', '=', 'orders.id'),
        ),
      ),
    )
}

/** What an invoice says of the laundry and of the company. */
export function findInvoiceParties(tx: Tx, companyId: string) {
  return tx
    .selectFrom('companies')
    .innerJoin('business', (join) => join.onTrue())
    .select(['companies.name', 'companies.billing_address', 'companies.payment_days'])
    .select(['companies.email as company_email', 'companies.gstin as company_gstin', ...SELLER])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** The months that a company has invoices of. */
export async function selectInvoicedMonths(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('company_invoices')
    .select('month')
    .where('company_id', '=', companyId)
    .execute()
  return rows.map(({ month }) => month)
}

export async function insertCompanyInvoice(
  tx: Tx,
  invoice: Insertable<CompanyInvoicesTable>,
  orders: Omit<Insertable<CompanyInvoiceOrdersTable>, 'invoice_id'>[],
): Promise<void> {
  const { invoice_id } = invoice
  await tx.insertInto('company_invoices').values(invoice).execute()
  await tx
    .insertInto('company_invoice_orders')
    .values(orders.map((order) => ({ ...order, invoice_id })))
    .execute()
}

/** An invoice as it was issued. */
export function findCompanyDocument(db: Db, id: string) {
  return db
    .selectFrom('invoices')
    .select(['series', 'number', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The companies with an invoice that is due before a day and that no reminder was sent about since an instant. */
export async function selectCompaniesToRemind(
  db: Db,
  today: string,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('company_invoices')
    .select('company_id')
    .distinct()
    .where('due_on', '<', today)
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<', since)]))
    .execute()
  return rows.map(({ company_id }) => company_id)
}

export async function markInvoicesReminded(
  tx: Tx,
  invoices: readonly { id: string }[],
  at: Date,
): Promise<void> {
  const ids = invoices.map(({ id }) => id)
  await tx
    .updateTable('company_invoices')
    .set({ reminded_at: at })
    .where('invoice_id', 'in', ids)
    .execute()
}
