/** Prints invoices and credit notes as PDF files, invoices with what their payment is now. */
import { invoiceNumber, type InvoiceContent } from '#domain/invoice.ts'
import { sumPaise } from '#domain/money.ts'
import { orderMoney } from '#domain/order-money.ts'
import { withPaise } from '#domain/plans.ts'
import type { Deps } from '../../platform/deps.ts'
import { accountOf } from '../money-of-orders.ts'
import { drawInThread } from '../../platform/pdf/drawing-thread.ts'
import type { Drawing } from './page.ts'
import { dayIn } from './seller.ts'
import type { findInvoiceOfCharge, findInvoiceOfOrder } from './store.ts'

type Printing = Pick<Deps, 'config' | 'settings'>
type OrderInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceOfOrder>>>
type ChargeInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceOfCharge>>>

export interface Printed {
  /** "invoice-2025-26-00042.pdf" */
  fileName: string
  bytes: Buffer
}

const DRAW_INVOICE = new URL('./draw-invoice.ts', import.meta.url)

const BY = { cash: 'in cash', upi: 'by UPI', card: 'by card' } as const
const DUE = {
  cash: 'in cash on delivery',
  upi: 'by UPI on delivery',
  card: 'with the saved card',
} as const

/** @returns null while the order has no invoice */
export async function printOrderInvoice(
  deps: Printing,
  found: OrderInvoice,
): Promise<Printed | null> {
  const { series, number, content, paid_at } = found
  if (series === null || number === null || content === null) return null
  const invoice = { series, number, content }
  if (content.sums.totalPaise === 0)
    return print(deps, invoice, { isPaid: true, text: 'There was nothing left to pay.' })
  const { isPaid, duePaise } = orderMoney(accountOf(found))
  const credited = creditedText(found.credit_notes)
  if (!isPaid) {
    const part = duePaise < content.sums.totalPaise ? `${withPaise(duePaise)} ` : ''
    return print(deps, invoice, { isPaid, text: `${part}${dueHow(found)}${credited}` })
  }
  const day = paid_at ? `, ${await paidOn(deps, paid_at)}` : ''
  return print(deps, invoice, { isPaid, text: `${paidHow(found)}${day}${credited}` })
}

/** What of an invoice was given back, with the numbers of its credit notes. */
function creditedText(notes: readonly Omit<CreditNote, 'content' | 'ends_invoice'>[]): string {
  if (notes.length === 0) return ''
  const sum = sumPaise(notes.map(({ total_paise }) => total_paise))
  const numbers = notes.map(({ series, number }) => invoiceNumber(series, number)).join(', ')
  return `. ${withPaise(sum)} was given back by credit note ${numbers}.`
}

export async function printChargeInvoice(deps: Printing, found: ChargeInvoice): Promise<Printed> {
  // Of an erased member's card nothing is known any more.
  const card = found.card_brand === '' ? 'by card' : `by card ending in ${found.card_last4}`
  const day = found.paid_at ? `, ${await paidOn(deps, found.paid_at)}` : ''
  const text = `${card}${day}${creditedText(found.credit_notes)}`
  return print(deps, found, { isPaid: true, text })
}

/** What an invoice looks like once a credit note has taken it back. */
export function printCredited(
  deps: Printing,
  invoice: Numbered,
  creditNote: Omit<Numbered, 'content'>,
): Promise<Printed> {
  const text = `by credit note ${invoiceNumber(creditNote.series, creditNote.number)}`
  return print(deps, invoice, { isPaid: false, text, label: 'Taken back' })
}

export function printCreditNote(deps: Printing, creditNote: CreditNote): Promise<Printed> {
  const text = creditNote.ends_invoice
    ? 'The invoice named above no longer holds. What was paid of it is given back.'
    : `${withPaise(creditNote.total_paise)} of the invoice named above is given back.`
  return print(deps, creditNote, { isPaid: true, text, label: 'Credited' }, 'Credit note')
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

async function print(
  { config }: Printing,
  invoice: Numbered,
  payment: Drawing['payment'],
  kind: Drawing['kind'] = 'Invoice',
): Promise<Printed> {
  const number = invoiceNumber(invoice.series, invoice.number)
  const { content } = invoice
  return {
    fileName: `${kind.toLowerCase().replace(' ', '-')}-${number}.pdf`,
    bytes: await renderInvoice({ number, kind, content, payment, baseUrl: config.baseUrl }),
  }
}

/** @returns the PDF's bytes */
export function renderInvoice(drawing: Drawing): Promise<Buffer> {
  return drawInThread(DRAW_INVOICE, 'drawInvoice', drawing)
}

async function paidOn({ settings }: Printing, at: Date): Promise<string> {
  const { timeZone } = await settings.current()
  return dayIn(timeZone)(at)
}

/** How an order was paid: by each way that some of it came, with its sum where there are several. */
function paidHow({ payments, payment_method }: OrderInvoice): string {
  const sums = new Map<string, number>()
  for (const { method, status, card_last4, amount_paise, refunded_paise } of payments) {
    if (status !== 'succeeded') continue
    const way = BY[method] + (card_last4 ? ` ending in ${card_last4}` : '')
    sums.set(way, (sums.get(way) ?? 0) + amount_paise - refunded_paise)
  }
  const ways = [...sums]
  if (ways.length <= 1) return ways[0]?.[0] ?? BY[payment_method]
  const kept = ways.filter(([, paise]) => paise > 0)
  return (kept.length === 0 ? ways : kept)
    .map(([way, paise]) => `${withPaise(paise)} ${way}`)
    .join(' and ')
}

/** How the rest is to be paid; a card that could not be charged is not asked again. */
function dueHow({ payments, payment_method }: OrderInvoice): string {
  const wasRefused = payments.some(({ status, method }) => status === 'failed' && method === 'card')
  return wasRefused ? 'in cash or by UPI on delivery' : DUE[payment_method]
}
