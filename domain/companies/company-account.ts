// A company's account: remaining credit, payments and the invoices they settle, and the months to invoice.
import { sumPaise, type Paise } from '../base/money.ts'
import { chargeLimitPaise, type PriceTerms } from '../orders/price-tolerance.ts'

/** What a company may owe, and what it owes now. */
export type Account = {
  readonly limitPaise: Paise
  /** Orders on account less payments; below 0 for a credit. */
  readonly owedPaise: Paise
  /** What of invoices is unpaid beyond its day. */
  readonly overduePaise: Paise
  /** Whether nothing more goes on account while something is overdue. */
  readonly blocksOverdue: boolean
}

/** Why an order can't go on account. */
export type AccountRefusal =
  | { readonly kind: 'accountOverdue'; readonly params: { readonly overduePaise: Paise } }
  | { readonly kind: 'aboveAccountLimit'; readonly params: { readonly leftPaise: Paise } }

/** What can still be ordered on account, in paise; 0 where nothing can. */
export function accountLimitLeftPaise({ limitPaise, owedPaise }: Account): Paise {
  return Math.max(0, limitPaise - owedPaise)
}

/** Why an order, or what a changed one costs more, can't go on account; null where it can. */
export function accountRefusal(account: Account, morePaise: Paise): AccountRefusal | null {
  const { blocksOverdue, overduePaise } = account
  if (blocksOverdue && overduePaise > 0) return { kind: 'accountOverdue', params: { overduePaise } }
  const leftPaise = accountLimitLeftPaise(account)
  return morePaise > leftPaise ? { kind: 'aboveAccountLimit', params: { leftPaise } } : null
}

/**
 * What an order without a price takes of its company's limit until it is counted.
 * @param estimatePaise what bags of its services come to lately; 0 where that is unknown
 */
export function reservedOnAccountPaise(terms: PriceTerms, estimatePaise: Paise): Paise {
  return chargeLimitPaise(terms) ?? estimatePaise
}

/** An invoice as it stands: what it is over less its credit notes. */
export type OpenInvoice = { readonly id: string; readonly paise: Paise; readonly dueOn: string }

/** The same with what payments leave of it. */
export type Settled<Invoice extends OpenInvoice> = Invoice & {
  readonly leftPaise: Paise
  readonly isOverdue: boolean
}

/**
 * Pays invoices from all that was paid, oldest first. Nothing of it is stored, so a credit note or a payment
 * that comes later changes what is left of all invoices at once.
 * @param invoices in the order in which they were issued
 * @param today in the laundry's time zone; an invoice is overdue from the day after its own
 */
export function allocatePaymentsToInvoices<Invoice extends OpenInvoice>(
  invoices: readonly Invoice[],
  paidPaise: Paise,
  today: string,
): { invoices: Settled<Invoice>[]; overduePaise: Paise } {
  let rest = Math.max(0, paidPaise)
  const settled = invoices.map((invoice) => {
    const pays = Math.min(rest, invoice.paise)
    rest -= pays
    const leftPaise = invoice.paise - pays
    return { ...invoice, leftPaise, isOverdue: leftPaise > 0 && invoice.dueOn < today }
  })
  const overdue = settled.filter(({ isOverdue }) => isOverdue)
  return { invoices: settled, overduePaise: sumPaise(overdue.map(({ leftPaise }) => leftPaise)) }
}

/** The month of a date, by its first day: "2026-10-01". */
function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`
}

/** The month after one, each by its first day. */
export function nextMonth(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}

/**
 * Which orders stand on the invoice of which month. Each stands on that of the month in which it was completed;
 * one that came after that was made, such as a stop that a phone kept, on the first later one. Months that are not
 * over wait.
 * @param orders with the date on which each was completed, in the laundry's time zone
 * @param invoiced the months that have their invoice
 * @returns the months that are to be invoiced, the earliest first
 */
export function monthsToInvoice<Order extends { readonly completedOn: string }>(
  orders: readonly Order[],
  invoiced: readonly string[],
  today: string,
): { month: string; orders: Order[] }[] {
  const months = new Map<string, Order[]>()
  for (const order of orders) {
    let month = monthOf(order.completedOn)
    while (invoiced.includes(month)) month = nextMonth(month)
    if (month >= monthOf(today)) continue
    months.set(month, [...(months.get(month) ?? []), order])
  }
  return [...months]
    .map(([month, ofMonth]) => ({ month, orders: ofMonth }))
    .toSorted((one, other) => one.month.localeCompare(other.month))
}

/** How a company pays what it owes. */
export const COMPANY_PAYMENT_METHODS = ['cash', 'upi', 'transfer'] as const
export type CompanyPaymentMethod = (typeof COMPANY_PAYMENT_METHODS)[number]

/** What stands on a company's account; `undone`: a payment that was a mistake, taken back. */
export const ACCOUNT_ENTRY_KINDS = ['order', 'refund', 'payment', 'undone'] as const
export type AccountEntryKind = (typeof ACCOUNT_ENTRY_KINDS)[number]
