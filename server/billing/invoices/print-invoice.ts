/** Prints invoices and credit notes as PDF files, with an invoice's current payment status. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { handOversFromRow } from '../../order/hand-overs.ts'
import { invoiceNumber, type InvoiceContent } from '#domain/invoices/invoice.ts'
import { sumPaise } from '#domain/base/money.ts'
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { formatPlanPaise } from '#domain/club/plans.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { drawInThread } from '../../platform/pdf/drawing-thread.ts'
import { invoiceLabels, type DocumentKind } from './invoice-labels.ts'
import type { Drawing } from './page.ts'
import type { findInvoiceOfCharge, findInvoiceOfOrder } from './store.ts'

type Printing = Pick<Deps, 'config' | 'laundry' | 'wordsFor'>

type InvoiceWords = Words['invoices']
type OrderInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceOfOrder>>>
type ChargeInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceOfCharge>>>

export interface Printed {
  /** "invoice-2025-26-00042.pdf" */
  fileName: string
  bytes: Buffer
}

const DRAW_INVOICE = new URL('./draw-invoice.ts', import.meta.url)

/** @returns null while the order has no invoice */
export async function printOrderInvoice(
  deps: Printing,
  found: OrderInvoice,
): Promise<Printed | null> {
  const { series, number, content, paid_at } = found
  if (series === null || number === null || content === null) return null
  const { invoices: words } = deps.wordsFor(content)
  const invoice = { series, number, content }
  if (content.sums.totalPaise === 0)
    return printInvoiceWithPayment(deps, invoice, {
      isPaid: true,
      text: words.nothingLeft,
      label: words.paid,
    })
  const { isPaid, duePaise } = orderMoney(orderAmountsFromRow(found))
  const credited = creditedText(words, found.credit_notes)
  if (!isPaid) {
    const isPart = duePaise < content.sums.totalPaise
    const how = dueHow(words, found)
    const text = isPart ? words.sumDue({ sum: formatPlanPaise(duePaise), how }) : how
    return printInvoiceWithPayment(deps, invoice, {
      isPaid,
      text: `${text}${credited}`,
      label: words.toBePaid,
    })
  }
  const paid = await withDay(deps, content, paidHow(words, found), paid_at)
  return printInvoiceWithPayment(deps, invoice, {
    isPaid,
    text: `${paid}${credited}`,
    label: words.paid,
  })
}

/** What of an invoice was given back, with the numbers of its credit notes. */
function creditedText(
  words: InvoiceWords,
  notes: readonly Omit<CreditNote, 'content' | 'ends_invoice'>[],
): string {
  if (notes.length === 0) return ''
  const sum = sumPaise(notes.map(({ total_paise }) => total_paise))
  const numbers = notes.map(({ series, number }) => invoiceNumber(series, number))
  return words.alsoRefunded({ sum: formatPlanPaise(sum), numbers })
}

export async function printChargeInvoice(deps: Printing, found: ChargeInvoice): Promise<Printed> {
  // Of an erased member's card nothing is known any more.
  const { invoices: words } = deps.wordsFor(found.content)
  const card = wayOf(words, 'card', found.card_brand === '' ? null : found.card_last4)
  const paid = await withDay(deps, found.content, card, found.paid_at)
  const text = `${paid}${creditedText(words, found.credit_notes)}`
  return printInvoiceWithPayment(deps, found, { isPaid: true, text, label: words.paid })
}

/** What an invoice looks like once a credit note has taken it back. */
export function printCreditedInvoice(
  deps: Printing,
  invoice: Numbered,
  creditNote: Omit<Numbered, 'content'>,
): Promise<Printed> {
  const { invoices: words } = deps.wordsFor(invoice.content)
  const number = invoiceNumber(creditNote.series, creditNote.number)
  const text = words.byCreditNote({ number })
  return printInvoiceWithPayment(deps, invoice, { isPaid: false, text, label: words.takenBack })
}

export function printCreditNote(deps: Printing, creditNote: CreditNote): Promise<Printed> {
  const { invoices: words } = deps.wordsFor(creditNote.content)
  const text = creditNote.ends_invoice
    ? words.invoiceEnded
    : words.partRefunded({ sum: formatPlanPaise(creditNote.total_paise) })
  return printInvoiceWithPayment(
    deps,
    creditNote,
    { isPaid: true, text, label: words.credited },
    'credit-note',
  )
}

interface Numbered {
  series: string
  number: number
  content: InvoiceContent
}

interface CreditNote extends Numbered {
  total_paise: number
  ends_invoice: boolean
}

/** Prints an invoice as it was issued, with what is said of its payment now. */
export async function printInvoiceWithPayment(
  { config, wordsFor }: Printing,
  invoice: Numbered,
  payment: Drawing['payment'],
  kind: DocumentKind = 'invoice',
): Promise<Printed> {
  const number = invoiceNumber(invoice.series, invoice.number)
  const { content } = invoice
  return {
    fileName: `${kind}-${number}.pdf`,
    bytes: await renderInvoice({
      number,
      content,
      texts: invoiceLabels(wordsFor(content), { kind, number, content }),
      payment,
      baseUrl: config.baseUrl,
    }),
  }
}

/** @returns the PDF's bytes */
export function renderInvoice(drawing: Drawing): Promise<Buffer> {
  return drawInThread(DRAW_INVOICE, 'drawInvoice', drawing)
}

/** How it was paid, and when, where that is known. */
async function withDay(
  { laundry, wordsFor }: Printing,
  content: InvoiceContent,
  how: string,
  at: Date | null,
): Promise<string> {
  if (at === null) return how
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  const { invoices, dates } = wordsFor(content)
  return invoices.paidOn({ how, day: dates.day(at, timeZone) })
}

/** @param last4 of the card; null or empty where it isn't known */
function wayOf(words: InvoiceWords, method: PaymentMethod, last4: string | null): string {
  const way = words.paidBy[method]
  return last4 ? words.endingIn({ way, last4 }) : way
}

/** How an order was paid: by each way that some of it came, with its sum where there are several. */
function paidHow(words: InvoiceWords, { payments, payment_method }: OrderInvoice): string {
  const sums = new Map<string, number>()
  for (const { method, status, card_last4, amount_paise, refunded_paise } of payments) {
    if (status !== 'succeeded') continue
    const way = wayOf(words, method, card_last4)
    sums.set(way, (sums.get(way) ?? 0) + amount_paise - refunded_paise)
  }
  const ways = [...sums]
  if (ways.length <= 1) return ways[0]?.[0] ?? words.paidBy[payment_method]
  const kept = ways.filter(([, paise]) => paise > 0)
  return words.paidByEach(
    (kept.length === 0 ? ways : kept).map(([way, paise]) => ({ sum: formatPlanPaise(paise), way })),
  )
}

/** How the rest is to be paid; a card that could not be charged is not asked again. */
function dueHow(words: InvoiceWords, order: OrderInvoice): string {
  const { payments, payment_method: method } = order
  const wasRefused = payments.some(({ status, method }) => status === 'failed' && method === 'card')
  const handOvers = handOversFromRow(order)
  return wasRefused ? words.dueAfterRefusal(handOvers) : words.due({ method, ...handOvers })
}
