/** Prints invoices and credit notes as PDF files, invoices with what their payment is now. */
import { invoiceNumber, type InvoiceContent } from '#domain/invoice.ts'
import type { Deps } from '../deps.ts'
import { drawInThread } from '../platform/drawing-thread.ts'
import type { Drawing } from './page.ts'
import { dayIn } from './seller.ts'
import type { findInvoiceOfCharge, findInvoiceOfOrder } from './store.ts'

type Printing = Pick<Deps, 'config' | 'offer'>
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
  if (!paid_at) return print(deps, invoice, { isPaid: false, text: dueHow(found) })
  const text = `${paidHow(found)}, ${await paidOn(deps, paid_at)}`
  return print(deps, invoice, { isPaid: true, text })
}

export async function printChargeInvoice(deps: Printing, found: ChargeInvoice): Promise<Printed> {
  // Of an erased member's card nothing is known any more.
  const card = found.card_brand === '' ? 'by card' : `by card ending in ${found.card_last4}`
  const day = found.paid_at && (await paidOn(deps, found.paid_at))
  return print(deps, found, { isPaid: true, text: day ? `${card}, ${day}` : card })
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

export function printCreditNote(deps: Printing, creditNote: Numbered): Promise<Printed> {
  const text = 'The invoice named above no longer holds. What was paid of it is given back.'
  return print(deps, creditNote, { isPaid: true, text, label: 'Credited' }, 'Credit note')
}

interface Numbered {
  series: string
  number: number
  content: InvoiceContent
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

async function paidOn({ offer }: Printing, at: Date): Promise<string> {
  const { timeZone } = await offer.current()
  return dayIn(timeZone)(at)
}

/** How an order was paid: by each way that some of it came. */
function paidHow({ payments, payment_method }: OrderInvoice): string {
  const ways = payments
    .filter(({ status }) => status === 'succeeded')
    .map(({ method, card_last4 }) => BY[method] + (card_last4 ? ` ending in ${card_last4}` : ''))
  return ways.length === 0 ? BY[payment_method] : [...new Set(ways)].join(' and ')
}

/** How the rest is to be paid; a card that could not be charged is not asked again. */
function dueHow({ payments, payment_method }: OrderInvoice): string {
  const wasRefused = payments.some(({ status, method }) => status === 'failed' && method === 'card')
  return wasRefused ? 'in cash or by UPI on delivery' : DUE[payment_method]
}
