/** Issues each company's monthly invoice after the month ends: every order on account completed in it. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { ALLOWANCE } from '#domain/club/allowance.ts'
import type { Adjustment } from '#domain/discounts/adjustments.ts'
import { monthsToInvoice } from '#domain/companies/company-account.ts'
import { invoiceOf, type InvoiceContent } from '#domain/invoices/invoice.ts'
import { sumPaise } from '#domain/base/money.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { addDays, calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { Words } from '#words/words.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { queueMessage } from '../../notifications/outbox/queue-message.ts'
import type { Deps } from '../../platform/deps.ts'
import { processEachItem } from '../../platform/one-by-one.ts'
import { companyInvoiceParty, invoiceLines } from '../invoices/issue-order-invoice.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { sellerFromRow } from '../invoices/seller.ts'
import { leastChargeOf } from '../../order/least-charge-of.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { lockCompany } from './account-store.ts'
import {
  selectCompaniesToInvoice,
  findInvoiceParties,
  insertCompanyInvoice,
  selectInvoicedMonths,
  lockOrdersToInvoice,
  type OrderOfMonth,
} from './invoice-store.ts'

type Issuing = Pick<Deps, 'db' | 'clock' | 'laundry' | 'staffWords' | 'wordsFor' | 'jobs' | 'log'>

/** Where a company's people find its invoices. */
export const ACCOUNT_PAGE = '/profile?tab=company'

/**
 * Each company in a transaction of its own, and nothing a second time: an order stands on one invoice, and a company
 * has one of a month. A laundry that was closed on the first catches up.
 */
export async function issueCompanyInvoices(deps: Issuing): Promise<void> {
  const { timeZone } = await deps.laundry(MAIN_BRANCH).settings.current()
  await processEachItem(
    await selectCompaniesToInvoice(deps.db),
    (companyId) => inTransaction(deps.db, (tx) => issueOf(tx, deps, companyId, timeZone)),
    (companyId, error) =>
      deps.log.error({ err: error, companyId }, 'a company’s invoice could not be made'),
  )
}

async function issueOf(tx: Tx, deps: Issuing, companyId: string, timeZone: string): Promise<void> {
  const at = deps.clock()
  const today = calendarDateIn(at, timeZone)
  const orders = await lockOrdersToInvoice(tx, companyId)
  await lockCompany(tx, companyId)
  const due = monthsToInvoice(
    orders.map((order) => ({ order, completedOn: calendarDateIn(order.completed_at!, timeZone) })),
    await selectInvoicedMonths(tx, companyId),
    today,
  )
  for (const { month, orders: ofMonth } of due) {
    const parties = await findInvoiceParties(tx, companyId)
    const dueOn = addDays(today, parties.payment_days)
    const listed = ofMonth.map(({ order }) => order)
    const words = deps.wordsFor({ language: commonLanguage(listed) })
    const content = contentOf(words, parties, listed, { month, dueOn, at })
    const what = { orderId: null, chargeId: null, userId: null }
    const { id: invoice_id, number } = await issueInvoice(tx, what, content, at, timeZone)
    await insertCompanyInvoice(
      tx,
      { invoice_id, company_id: companyId, month, due_on: dueOn },
      listed.map((order) => ({ order_id: order.id, amount_paise: chargedPaise(order) })),
    )
    const { name: company, company_email: to } = parties
    const { totalPaise } = content.sums
    await queueMessage(tx, deps, {
      kind: 'company.invoiced',
      params: { company, number, totalPaise, dueOn },
      userId: null,
      to,
      link: ACCOUNT_PAGE,
      at,
    })
  }
}

/** The language of all customers who ordered; null, the laundry's, where they read several. */
function commonLanguage(orders: readonly OrderOfMonth[]): string | null {
  const [first = null, ...others] = new Set(orders.map(({ language }) => language))
  return others.length === 0 ? first : null
}

function chargedPaise(order: OrderOfMonth): number {
  return orderMoney(orderAmountsFromRow(order)).chargedPaise
}

function contentOf(
  { invoices: { issued: words }, dates, language }: Words,
  parties: Awaited<ReturnType<typeof findInvoiceParties>>,
  orders: readonly OrderOfMonth[],
  { month, dueOn, at }: { month: string; dueOn: string; at: Date },
): InvoiceContent {
  const { time_zone, company_email: email, company_gstin: gstin, ...company } = parties
  const day = (at: Date) => dates.day(at, time_zone)
  const noon = (date: string) => instantAt(date, 12 * 60, time_zone)
  return invoiceOf({
    ...sellerFromRow(parties),
    language,
    customer: companyInvoiceParty({ ...company, email, gstin }),
    subject: words.orders({ month: dates.month(noon(month), time_zone) }),
    issuedOn: day(at),
    facts: [
      { name: words.orderCount, value: String(orders.length) },
      { name: words.toBePaidBy, value: day(noon(dueOn)) },
    ],
    lines: orders.flatMap(({ number, name, completed_at, lines }) => {
      const order = words.orderOf({ number, name, day: day(completed_at!) })
      return invoiceLines(words, parties, lines).map((line) => ({ ...line, order }))
    }),
    trackingPath: null,
    discounts: discountsOf(orders),
    leastChargePaise: sumPaise(orders.map(leastChargeOf)),
    expressFeePaise: sumPaise(orders.map(({ express_fee_paise }) => express_fee_paise)),
    feesPaise: sumPaise(orders.map(({ fees_paise }) => fees_paise)),
    givenBackPaise: sumPaise(
      orders.map(({ total_paise, goodwill_paise }) => Math.min(total_paise, goodwill_paise)),
    ),
  })
}

/** What was taken off the orders, each of its kind once. */
function discountsOf(orders: readonly OrderOfMonth[]): Adjustment[] {
  const sums = new Map<string, Adjustment>()
  for (const { source, label, paise } of orders.flatMap(({ adjustments }) => adjustments)) {
    if (source === ALLOWANCE) continue
    const key = `${source} ${label}`
    sums.set(key, { source, label, paise: (sums.get(key)?.paise ?? 0) + paise })
  }
  return [...sums.values()]
}
