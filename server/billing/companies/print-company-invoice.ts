/** Prints a company's monthly invoice with the amount still open. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { formatPlanPaise } from '#domain/club/plans.ts'
import { calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { printInvoiceWithPayment, type Printed } from '../invoices/print-invoice.ts'
import { companyAccountOf } from './company-account-of.ts'
import { findCompanyAccount } from './account-store.ts'
import { findCompanyDocument } from './invoice-store.ts'

/** @throws AppError `not_found`, also for another company's */
export async function printCompanyInvoice(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'laundry' | 'wordsFor'>,
  { companyId, id }: { companyId: string; id: string },
): Promise<Printed> {
  const { timeZone } = await deps.laundry(MAIN_BRANCH).settings.current()
  const row = await findCompanyAccount(deps.db, companyId)
  const invoices = row ? companyAccountOf(row, calendarDateIn(deps.clock(), timeZone)).invoices : []
  const invoice = invoices.find((each) => each.id === id)
  const document = invoice && (await findCompanyDocument(deps.db, id))
  if (!document) throw notFound('invoice')
  const { invoices: words, dates } = deps.wordsFor(document.content)
  const { leftPaise, dueOn } = invoice
  if (leftPaise === 0)
    return printInvoiceWithPayment(deps, document, {
      isPaid: true,
      text: words.nothingLeft,
      label: words.paid,
    })
  const day = dates.day(instantAt(dueOn, 12 * 60, timeZone), timeZone)
  const text = words.openUntil({ sum: formatPlanPaise(leftPaise), day })
  return printInvoiceWithPayment(deps, document, { isPaid: false, text, label: words.toBePaid })
}
