// Money of an order: charged = paid − refunded + due.
import { sumPaise, type Paise } from '../base/money.ts'
import type { OrderStatus } from './record/order-lifecycle.ts'
import type { PaymentMethod } from './record/order-choices.ts'

/** What decides about an order's money; whole paise, none below 0. */
export type OrderAccount = {
  readonly status: OrderStatus
  /** What it was priced at: items and express fee less Laundry Club cover and discount. */
  readonly totalPaise: Paise
  /** What was taken off that price later, by giving money back of what it cost. */
  readonly goodwillPaise: Paise
  /** All payments that succeeded. */
  readonly paidPaise: Paise
  /** What was given back of them, or is on its way. */
  readonly refundedPaise: Paise
}

/**
 * What is shown of an order's money, everywhere: `charged = paid − refunded + due − refundDue`, of
 * which at most one of the last two is more than 0.
 */
export type OrderMoney = {
  /** What it costs now; nothing once it is cancelled. */
  readonly chargedPaise: Paise
  readonly paidPaise: Paise
  readonly refundedPaise: Paise
  /** Still to be paid. */
  readonly duePaise: Paise
  /** Paid beyond what it costs, and not given back yet. */
  readonly refundDuePaise: Paise
  /** Whether its price, less goodwill, is paid; of a cancelled order too. */
  readonly isPaid: boolean
}

/** The one rule of an order's money. Pages, documents, mails, exports and reports read from it. */
export function orderMoney({
  status,
  totalPaise,
  goodwillPaise,
  paidPaise,
  refundedPaise,
}: OrderAccount): OrderMoney {
  const costPaise = Math.max(0, totalPaise - goodwillPaise)
  const chargedPaise = status === 'cancelled' ? 0 : costPaise
  const keptPaise = paidPaise - refundedPaise
  return {
    chargedPaise,
    paidPaise,
    refundedPaise,
    duePaise: Math.max(0, chargedPaise - keptPaise),
    refundDuePaise: Math.max(0, keptPaise - chargedPaise),
    isPaid: keptPaise >= costPaise,
  }
}

/** Why an order costs less than it was priced at. */
export type Reduction = { readonly kind: 'goodwill' | 'cancelled'; readonly paise: Paise }

/** What stands between an order's price and what it costs, one by one: together exactly the difference. */
export function reductionsOfAccount(account: OrderAccount): readonly Reduction[] {
  const { status, totalPaise, goodwillPaise } = account
  const goodwill = Math.min(totalPaise, goodwillPaise)
  const reductions: Reduction[] = [
    { kind: 'goodwill', paise: goodwill },
    { kind: 'cancelled', paise: status === 'cancelled' ? totalPaise - goodwill : 0 },
  ]
  return reductions.filter(({ paise }) => paise > 0)
}

/** What an order counts as revenue: what it costs, once it is completed. */
export function revenuePaise(account: OrderAccount): Paise {
  return account.status === 'completed' ? orderMoney(account).chargedPaise : 0
}

/**
 * How much of a sum that is given back lowers what the order costs. What was paid beyond its cost goes
 * back first and lowers nothing; all the rest is goodwill, and is never due again.
 * @param amountPaise at most what was paid and isn't given back
 */
export function goodwillLeft(account: OrderAccount, amountPaise: Paise): Paise {
  return Math.max(0, amountPaise - orderMoney(account).refundDuePaise)
}

/**
 * What is taken off an order, asked for as a sum or as a percentage of what it costs, to the paisa.
 * @returns null where that is nothing, or more than it costs
 */
export function goodwillPaise(
  chargedPaise: Paise,
  wished: { readonly amountPaise: Paise } | { readonly percent: number },
): Paise | null {
  const paise =
    'percent' in wished ? Math.round((chargedPaise * wished.percent) / 100) : wished.amountPaise
  return paise > 0 && paise <= chargedPaise ? paise : null
}

/** What an order's invoice is over, and what credit notes have taken back of it. */
export type Invoiced = { readonly invoicePaise: Paise; readonly creditedPaise: Paise }

/** A document to issue: an invoice, or a credit note over part of one or over all that is left of it. */
export type DocumentToIssue =
  | { readonly kind: 'invoice'; readonly amountPaise: Paise }
  | { readonly kind: 'credit-note'; readonly amountPaise: Paise; readonly endsInvoice: boolean }

/**
 * What is to be issued so that invoices less credit notes are the order's revenue. A completed order
 * has an invoice, whatever it is over; an order that is not completed has none that stands.
 * @param invoiced of the invoice that stands; null for none
 */
export function documentToIssue(
  account: OrderAccount,
  invoiced: Invoiced | null,
): DocumentToIssue | null {
  const isCompleted = account.status === 'completed'
  const amountPaise = revenuePaise(account)
  if (invoiced === null) return isCompleted ? { kind: 'invoice', amountPaise } : null
  const leftPaise = invoiced.invoicePaise - invoiced.creditedPaise
  if (!isCompleted) return { kind: 'credit-note', amountPaise: leftPaise, endsInvoice: true }
  return leftPaise > amountPaise
    ? { kind: 'credit-note', amountPaise: leftPaise - amountPaise, endsInvoice: false }
    : null
}

type Payment = {
  readonly method: PaymentMethod
  readonly status: string
  readonly amountPaise: Paise
  readonly refundedPaise: Paise
}

/** What was paid each way and isn't given back: together what was paid less what was refunded. */
export function paidPaiseByMethod(
  payments: readonly Payment[],
): Readonly<Record<PaymentMethod, Paise>> {
  const kept = (way: PaymentMethod) =>
    sumPaise(
      payments
        .filter(({ method, status }) => method === way && status === 'succeeded')
        .map(({ amountPaise, refundedPaise }) => amountPaise - refundedPaise),
    )
  return { cash: kept('cash'), upi: kept('upi'), card: kept('card'), account: kept('account') }
}
