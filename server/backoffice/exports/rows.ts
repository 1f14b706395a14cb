/** What stands in each exported file: the names of its columns, and a row's cells. */
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

/** Ties the cells to the rows of their own page. */
const exported = <Row extends Cursor>(what: Exported<Row>): Exported<Cursor> => what

/** What invoices and credit notes say of who bought and of the tax; `partyCells` and `taxCells` fill it. */
const PARTY_AND_TAX = [
  'Customer',
  'Customer email',
  'Customer phone',
  'Customer address',
  'Our GSTIN',
  'SAC',
  'GST (%)',
  'Taxable value (₹)',
  'CGST (₹)',
  'SGST (₹)',
  'Total (₹)',
] as const

/** Sums are rupees, times those of the laundry's own clocks. */
export const EXPORTED: Record<ExportName, Exported<Cursor>> = {
  orders: exported({
    columns: [
      'Order',
      'Status',
      'Placed',
      'Pickup date',
      'Pickup slot',
      'Completed',
      'Customer',
      'Email',
      'Phone',
      'Pickup address',
      'Delivery address',
      'Delivery',
      'Items',
      'Items (₹)',
      'Express fee (₹)',
      'Laundry Club cover (₹)',
      'Discount (₹)',
      'Total (₹)',
      'Goodwill (₹)',
      'Charged (₹)',
      'Paid in all (₹)',
      'Given back (₹)',
      'Due (₹)',
      'To give back (₹)',
      'Kept in cash (₹)',
      'Kept by UPI (₹)',
      'Kept by card (₹)',
      'Payment',
      'Paid',
      'Stars',
      'Order id',
    ],
    readPage: ordersPage,
    cells: (row) => [
      row.number,
      STATUS_LABELS[row.status],
      row.placed,
      pickupOf(row.slot_id).pickupDate,
      pickupOf(row.slot_id).pickupTime,
      row.completed,
      row.name,
      row.email,
      phoneCell(row.phone),
      row.address,
      row.delivery_address,
      row.delivery_preference,
      row.lines.map(writeOrderItem).join('; '),
      toRupees(row.items_paise),
      toRupees(row.express_fee_paise),
      toRupees(row.covered_paise),
      toRupees(row.discount_paise),
      toRupees(row.total_paise),
      toRupees(row.goodwill_paise),
      ...moneyCells(row),
      row.paid,
      row.rating,
      row.id,
    ],
  }),
  customers: exported({
    columns: [
      'Customer',
      'Email',
      'Phone',
      'Address',
      'Joined',
      'Last order',
      'Orders',
      'Spent (₹)',
      'Laundry Club',
      'Customer id',
    ],
    readPage: customersPage,
    cells: (row) => [
      row.name,
      row.email,
      phoneCell(row.phone),
      row.address,
      row.joined,
      row.last_ordered,
      row.orders ?? 0,
      toRupees(row.spent_paise ?? 0),
      row.plan,
      row.id,
    ],
  }),
  invoices: exported({
    columns: [
      'Invoice',
      'Issued',
      'For',
      ...PARTY_AND_TAX,
      'Discount (₹)',
      'Laundry Club cover (₹)',
      'Standing',
      'Credited (₹)',
      'Credit notes',
    ],
    readPage: invoicesPage,
    cells: ({ content, credit_notes: notes, ...row }) => [
      invoiceNumber(row.series, row.number),
      row.issued,
      content.subject,
      ...partyCells(content),
      ...taxCells(content, row.total_paise),
      toRupees(content.sums.discountPaise),
      toRupees(content.sums.coveredPaise),
      standingOf(row, notes),
      toRupees(sumPaise(notes.map(({ total_paise }) => total_paise))),
      notes.map(({ series, number }) => invoiceNumber(series, number)).join('; '),
    ],
  }),
  'credit-notes': exported({
    columns: [
      'Credit note',
      'Issued',
      'Invoice',
      'Invoice issued',
      'Of the invoice',
      'For',
      ...PARTY_AND_TAX,
    ],
    readPage: creditNotesPage,
    cells: ({ content, ...row }) => [
      invoiceNumber(row.series, row.number),
      row.issued,
      invoiceNumber(row.invoice_series, row.invoice_number),
      row.invoice_issued,
      row.ends_invoice ? 'all that was left' : 'a part',
      content.subject,
      ...partyCells(content),
      ...taxCells(content, row.total_paise),
    ],
  }),
}

type Printed = Omit<InvoiceContent, 'lines'>

/** For whom it is, and who issued it. */
function partyCells({ customer, business }: Printed): Cell[] {
  return [
    customer.name,
    customer.email,
    phoneCell(customer.phone),
    customer.address,
    business.gstin,
  ]
}

function taxCells({ sacCode, gst }: Printed, totalPaise: number): Cell[] {
  return [
    sacCode,
    gst.percent,
    toRupees(gst.taxablePaise),
    toRupees(gst.cgstPaise),
    toRupees(gst.sgstPaise),
    toRupees(totalPaise),
  ]
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

/** charged = paid in all − given back + due − to give back; what is kept, by each way it came. */
function moneyCells(row: Awaited<ReturnType<typeof ordersPage>>[number]): Cell[] {
  const money = orderMoney(accountOf(row))
  const kept = keptByWay(
    row.payments.map(({ method, status, amount_paise, refunded_paise }) => ({
      method,
      status,
      amountPaise: amount_paise,
      refundedPaise: refunded_paise,
    })),
  )
  const ways = (['cash', 'upi', 'card'] as const).filter((way) => kept[way] > 0)
  return [
    toRupees(money.chargedPaise),
    toRupees(money.paidPaise),
    toRupees(money.refundedPaise),
    toRupees(money.duePaise),
    toRupees(money.toGiveBackPaise),
    toRupees(kept.cash),
    toRupees(kept.upi),
    toRupees(kept.card),
    ways.join(' and ') || row.payment_method,
  ]
}
