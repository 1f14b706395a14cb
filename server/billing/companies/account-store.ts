/** SQL for companies' accounts: amounts owed, payments and invoices. */
import type { Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CompanyPaymentsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findCompanyAccount>>>

/** Companies with all that their accounts follow from, by name; one of them, or those of the list. */
function selectAccounts(db: Db) {
  return db
    .selectFrom('companies')
    .selectAll('companies')
    .select((eb) => [
      eb
        .selectFrom('order_payments')
        .innerJoin('orders', 'orders.id', 'order_payments.order_id')
        .select((inner) =>
          inner.fn
            .coalesce(
              inner.fn.sum<number>(
                inner(
                  'order_payments.amount_paise',
                  '-',
                  inner.ref('order_payments.refunded_paise'),
                ),
              ),
              inner.lit(0),
            )
            .as('sum'),
        )
        .whereRef('orders.company_id', '=', 'companies.id')
        .where('order_payments.method', '=', 'account')
        .where('order_payments.status', '=', 'succeeded')
        .$asScalar()
        .$notNull()
        .as('charged_paise'),
      eb
        .selectFrom('company_payments')
        .select((inner) =>
          inner.fn.coalesce(inner.fn.sum<number>('amount_paise'), inner.lit(0)).as('sum'),
        )
        .whereRef('company_payments.company_id', '=', 'companies.id')
        .where('company_payments.undone_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('paid_paise'),
      jsonArrayFrom(
        eb
          .selectFrom('company_invoices')
          .innerJoin('invoices', 'invoices.id', 'company_invoices.invoice_id')
          .select([
            'invoices.id',
            'invoices.series',
            'invoices.number',
            'invoices.total_paise',
            'invoices.issued_at',
            'company_invoices.month',
            'company_invoices.due_on',
            'company_invoices.reminded_at',
          ])
          .select((inner) =>
            inner
              .selectFrom('credit_notes')
              .select((notes) =>
                notes.fn
                  .coalesce(notes.fn.sum<number>('credit_notes.total_paise'), notes.lit(0))
                  .as('sum'),
              )
              .whereRef('credit_notes.invoice_id', '=', 'invoices.id')
              .$asScalar()
              .$notNull()
              .as('credited_paise'),
          )
          .whereRef('company_invoices.company_id', '=', 'companies.id')
          .orderBy('company_invoices.month'),
      ).as('invoices'),
    ])
}

/** Every company with its account, by name. */
export function listCompanyAccounts(db: Db) {
  return selectAccounts(db).orderBy('companies.name').orderBy('companies.id').execute()
}

export function findCompanyAccount(db: Db, companyId: string) {
  return selectAccounts(db).where('companies.id', '=', companyId).executeTakeFirst()
}

/**
 * Locks a company until `tx` ends: what it owes is then read by a statement of its own, so that nothing is counted
 * before it is committed. Orders are locked before it, always.
 * @returns whether there is it
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** A company's orders on account that have no price yet. */
export function selectUncountedOrdersOnAccount(
  tx: Tx,
  companyId: string,
  exceptOrder: string | null,
) {
  return tx
    .selectFrom('orders')
    .select(['agreed_paise', 'tolerance_paise', 'bag_services'])
    .where('company_id', '=', companyId)
    .where('payment_method', '=', 'account')
    .where('counted', '=', false)
    .where('status', '<>', 'cancelled')
    .$if(exceptOrder !== null, (query) => query.where('id', '<>', exceptOrder!))
    .execute()
}

export async function insertCompanyPayment(
  tx: Tx,
  row: Insertable<CompanyPaymentsTable>,
): Promise<void> {
  await tx.insertInto('company_payments').values(row).execute()
}

/** What moved on a company's account, oldest first: orders put on it and taken off, and its payments. */
export async function selectAccountEntries(db: Db, companyId: string) {
  const orders = db
    .selectFrom('order_payments')
    .innerJoin('orders', 'orders.id', 'order_payments.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('orders.company_id', '=', companyId)
    .where('order_payments.method', '=', 'account')
    .where('order_payments.status', '=', 'succeeded')
  const charges = await orders
    .select(['order_payments.id', 'order_payments.amount_paise', 'order_payments.created_at as at'])
    .select(['orders.number', 'orders.id as order_id', 'users.name'])
    .execute()
  const refunds = await orders
    .innerJoin('order_refunds', 'order_refunds.payment_id', 'order_payments.id')
    .select(['order_refunds.id', 'order_refunds.amount_paise', 'order_refunds.created_at as at'])
    .select(['orders.number', 'orders.id as order_id', 'users.name'])
    .where('order_refunds.status', '<>', 'failed')
    .execute()
  const payments = await db
    .selectFrom('company_payments')
    .select(['id', 'amount_paise', 'method', 'reference', 'at', 'undone_at'])
    .where('company_id', '=', companyId)
    .execute()
  return { charges, refunds, payments }
}

/** A payment of a company, whose row `tx` has locked. */
export function findCompanyPayment(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('company_payments')
    .select(['amount_paise', 'method', 'undone_at', 'at'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function markCompanyPaymentUndone(
  tx: Tx,
  id: string,
  by: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('company_payments')
    .set({ undone_at: at, undone_by: by })
    .where('id', '=', id)
    .execute()
}

/** The payment that an earlier request with the same key recorded. */
export function findCompanyPaymentByKey(db: Db, companyId: string, key: string) {
  return db
    .selectFrom('company_payments')
    .select(['amount_paise', 'method'])
    .where('company_id', '=', companyId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}
