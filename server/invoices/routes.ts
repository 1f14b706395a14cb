/** The calls that answer invoices as PDF files. */
import { chargeInvoice, orderInvoice } from '#contract/invoices.ts'
import { invoiceNumber, type InvoiceContent } from '#domain/invoice.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { Answer, route, type Route } from '../http/route.ts'
import type { Person } from '../http/session.ts'
import type { Drawing } from './page.ts'
import { dayIn } from './seller.ts'
import { findInvoiceOfCharge, findInvoiceOfOrder } from './store.ts'

const BY = { cash: 'in cash', upi: 'by UPI', card: 'by card' } as const
const DUE = {
  cash: 'in cash on delivery',
  upi: 'by UPI on delivery',
  card: 'with the saved card',
} as const

type OrderInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceOfOrder>>>

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

export function invoiceRoutes({ db, config, offer }: Deps): Route[] {
  async function pdf(
    invoice: { series: string; number: number; content: InvoiceContent },
    payment: Drawing['payment'],
  ) {
    const number = invoiceNumber(invoice.series, invoice.number)
    // Loaded with the first invoice, for the server starts sooner without it.
    const { drawInvoice } = await import('./draw-invoice.ts')
    const { content } = invoice
    const bytes = await drawInvoice({ number, content, payment, baseUrl: config.baseUrl })
    return new Answer(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  }

  async function paidOn(at: Date): Promise<string> {
    const { timeZone } = await offer.current()
    return dayIn(timeZone)(at)
  }

  return [
    route(orderInvoice, async ({ params, person }) => {
      const found = await findInvoiceOfOrder(db, params.orderId)
      // Another customer's order is as unknown as none.
      if (!found || !maySee(person, found.user_id))
        throw new AppError('order_not_found', 'Order not found.')
      const { series, number, content, paid_at } = found
      if (series === null || number === null || content === null)
        throw new AppError('not_completed', 'The receipt is there once your order is completed.')
      const invoice = { series, number, content }
      if (content.sums.totalPaise === 0)
        return pdf(invoice, { isPaid: true, text: 'There was nothing left to pay.' })
      if (!paid_at) return pdf(invoice, { isPaid: false, text: dueHow(found) })
      const text = `${paidHow(found)}, ${await paidOn(paid_at)}`
      return pdf(invoice, { isPaid: true, text })
    }),
    route(chargeInvoice, async ({ params, person }) => {
      const found = await findInvoiceOfCharge(db, params.chargeId)
      if (!found || !maySee(person, found.user_id))
        throw new AppError('not_found', 'There is no such invoice.')
      const card = `by card ending in ${found.card_last4}`
      const day = found.paid_at && (await paidOn(found.paid_at))
      return pdf(found, { isPaid: true, text: day ? `${card}, ${day}` : card })
    }),
  ]
}

function maySee(person: Person, ownerId: string): boolean {
  return person.role === 'admin' || person.id === ownerId
}
