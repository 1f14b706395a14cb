/** A company's account from its rows: the amount owed and the open invoices. */
import { allocatePaymentsToInvoices, type Account } from '#domain/companies/company-account.ts'
import type { AccountRow } from './account-store.ts'

/** @param today in the laundry's time zone */
export function companyAccountOf(row: AccountRow, today: string) {
  const { invoices, overduePaise } = allocatePaymentsToInvoices(
    row.invoices.map((invoice) => ({
      ...invoice,
      paise: invoice.total_paise - invoice.credited_paise,
      dueOn: invoice.due_on,
    })),
    row.paid_paise,
    today,
  )
  const account: Account = {
    limitPaise: row.limit_paise,
    owedPaise: row.charged_paise - row.paid_paise,
    overduePaise,
    blocksOverdue: row.blocks_overdue,
  }
  return { account, invoices }
}
