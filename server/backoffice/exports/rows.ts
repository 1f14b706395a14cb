/** What stands in each exported file: its columns, each a name and the cell of a row. */
import type { ExportName } from '#contract/exports.ts'
import { invoiceNumber, type InvoiceContent } from '#domain/invoice.ts'
import { sumPaise, toRupees } from '#domain/money.ts'
import { writeOrderItem } from '#domain/order-items.ts'
import { STATUS_LABELS } from '#domain/order-lifecycle.ts'
import { keptByWay, orderMoney } from '#domain/order-money.ts'
import { pickupOf } from '#domain/slot-id.ts'
import type { Db } from '../../database/transaction.ts'
import { accountOf } from '../../billing/money-of-orders.ts'
import { phoneCell, type Cell } from './csv.ts'
import {
  creditNotesPage,
  customersPage,
  invoicesPage,
  ordersPage,
  type Cursor,
  type Span,
} from './store.ts'

interface Exported<Row extends Cursor> {
  columns: readonly string[]
  readPage(this: void, db: Db, span: Span, after: Cursor | null): Promise<Row[]>
  cells(this: void, row: Row): readonly Cell[]
}

type Column<Row> = readonly [name: string, cell: (row: Row) => Cell]

/**
 * One file.
 * @param derived what several cells of a row need, worked out once
 */
function exported<Row extends Cursor, Derived>(
  readPage: Exported<Row>['readPage'],
  derived: (row: Row) => Derived,
  columns: readonly Column<Row & Derived>[],
): Exported<Cursor> {
  const what: Exported<Row> = {
    columns: columns.map(([name]) => name),
    readPage,
    cells: (row) => {
      const whole = { ...row, ...derived(row) }
      return columns.map(([, cell]) => cell(whole))
    },
  }
  return what
}

type Printed = { content: Omit<InvoiceContent, 'lines'>; total_paise: number }

/** What invoices and credit notes say of who bought and of the tax. */
const PARTY_AND_TAX: readonly Column<Printed>[] = [
  ['Customer', ({ content }) => content.customer.name],
  ['Customer email', ({ content }) => content.customer.email],
  ['Customer phone', ({ content }) => phoneCell(content.customer.phone)],
  ['Customer address', ({ content }) => content.customer.address],
  ['Our GSTIN', ({ content }) => content.business.gstin],
  ['SAC', ({ content }) => content.sacCode],
  ['GST (%)', ({ content }) => content.gst.percent],
  ['Taxable value (₹)', ({ content }) => toRupees(content.gst.taxablePaise)],
  ['CGST (₹)', ({ content }) => toRupees(content.gst.cgstPaise)],
  ['SGST (₹)', ({ content }) => toRupees(content.gst.sgstPaise)],
  ['Total (₹)', (row) => toRupees(row.total_paise)],
]

/** Sums are rupees, times those of the laundry's own clocks. A new column stands last: people read the files by position. */
export const EXPORTED: Record<ExportName, Exported<Cursor>> = {
  // Charged = paid in all − given back + due − to give back; what is kept, by each way it came.
  orders: exported(ordersPage, (row) => ({ ...pickupOf(row.slot_id), ...moneyOf(row) }), [
    ['Order', (row) => row.number],
    ['Status', (row) => STATUS_LABELS[row.status]],
    ['Placed', (row) => row.placed],
    ['Pickup date', (row) => row.pickupDate],
    ['Pickup slot', (row) => row.pickupTime],
    ['Completed', (row) => row.completed],
    ['Customer', (row) => row.name],
    ['Email', (row) => row.email],
    ['Phone', (row) => phoneCell(row.phone)],
    ['Pickup address', (row) => row.address],
    ['Delivery address', (row) => row.delivery_address],
    ['Delivery', (row) => row.delivery_preference],
    ['Items', (row) => row.lines.map(writeOrderItem).join('; ')],
    ['Items (₹)', (row) => toRupees(row.items_paise)],
    ['Express fee (₹)', (row) => toRupees(row.express_fee_paise)],
    ['Laundry Club cover (₹)', (row) => toRupees(row.covered_paise)],
    ['Discount (₹)', (row) => toRupees(row.discount_paise)],
    ['Total (₹)', (row) => toRupees(row.total_paise)],
    ['Goodwill (₹)', (row) => toRupees(row.goodwill_paise)],
    ['Charged (₹)', ({ money }) => toRupees(money.chargedPaise)],
    ['Paid in all (₹)', ({ money }) => toRupees(money.paidPaise)],
    ['Given back (₹)', ({ money }) => toRupees(money.refundedPaise)],
    ['Due (₹)', ({ money }) => toRupees(money.duePaise)],
    ['To give back (₹)', ({ money }) => toRupees(money.toGiveBackPaise)],
    ['Kept in cash (₹)', ({ kept }) => toRupees(kept.cash)],
    ['Kept by UPI (₹)', ({ kept }) => toRupees(kept.upi)],
    ['Kept by card (₹)', ({ kept }) => toRupees(kept.card)],
    ['Payment', (row) => waysOf(row.kept) || row.payment_method],
    ['Paid', (row) => row.paid],
    ['Stars', (row) => row.rating],
    ['Order id', (row) => row.id],
  ]),
  customers: exported(customersPage, () => ({}), [
    ['Customer', (row) => row.name],
    ['Email', (row) => row.email],
    ['Phone', (row) => phoneCell(row.phone)],
    ['Address', (row) => row.address],
    ['Joined', (row) => row.joined],
    ['Last order', (row) => row.last_ordered],
    ['Orders', (row) => row.orders ?? 0],
    ['Spent (₹)', (row) => toRupees(row.spent_paise ?? 0)],
    ['Laundry Club', (row) => row.plan],
    ['Customer id', (row) => row.id],
  ]),
  invoices: exported(invoicesPage, () => ({}), [
    ['Invoice', (row) => invoiceNumber(row.series, row.number)],
    ['Issued', (row) => row.issued],
    ['For', (row) => row.content.subject],
    ...PARTY_AND_TAX,
    ['Discount (₹)', (row) => toRupees(row.content.sums.discountPaise)],
    ['Laundry Club cover (₹)', (row) => toRupees(row.content.sums.coveredPaise)],
    ['Standing', (row) => standingOf(row, row.credit_notes)],
    ['Credited (₹)', (row) => toRupees(sumPaise(row.credit_notes.map((note) => note.total_paise)))],
    [
      'Credit notes',
      (row) =>
        row.credit_notes.map(({ series, number }) => invoiceNumber(series, number)).join('; '),
    ],
  ]),
  'credit-notes': exported(creditNotesPage, () => ({}), [
    ['Credit note', (row) => invoiceNumber(row.series, row.number)],
    ['Issued', (row) => row.issued],
    ['Invoice', (row) => invoiceNumber(row.invoice_series, row.invoice_number)],
    ['Invoice issued', (row) => row.invoice_issued],
    ['Of the invoice', (row) => (row.ends_invoice ? 'all that was left' : 'a part')],
    ['For', (row) => row.content.subject],
    ...PARTY_AND_TAX,
  ]),
}

/** What an order or a charge still has as its invoice is not taken back, even when all of it is credited. */
function standingOf(
  invoice: { order_id: string | null; charge_id: string | null; total_paise: number },
  notes: readonly { ends_invoice: boolean; total_paise: number }[],
): string {
  const isOfSomething = invoice.order_id !== null || invoice.charge_id !== null
  if (!isOfSomething || notes.some(({ ends_invoice }) => ends_invoice)) return 'taken back'
  if (notes.length === 0) return 'stands'
  const creditedPaise = sumPaise(notes.map(({ total_paise }) => total_paise))
  return creditedPaise < invoice.total_paise ? 'partly credited' : 'credited'
}

/** What an order cost and owes, and what is kept of its payments. */
function moneyOf(row: Awaited<ReturnType<typeof ordersPage>>[number]) {
  const kept = keptByWay(
    row.payments.map(({ method, status, amount_paise, refunded_paise }) => ({
      method,
      status,
      amountPaise: amount_paise,
      refundedPaise: refunded_paise,
    })),
  )
  return { money: orderMoney(accountOf(row)), kept }
}

function waysOf(kept: ReturnType<typeof keptByWay>): string {
  return (['cash', 'upi', 'card'] as const).filter((way) => kept[way] > 0).join(' and ')
}
