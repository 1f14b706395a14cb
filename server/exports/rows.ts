/** What stands in each exported file: the names of its columns, and a row's cells. */
import type { ExportName } from '#contract/exports.ts'
import { invoiceNumber } from '#domain/invoice.ts'
import { toRupees } from '#domain/money.ts'
import { writeOrderItem } from '#domain/order-items.ts'
import { STATUS_LABELS } from '#domain/order-lifecycle.ts'
import type { Db } from '../database/transaction.ts'
import { phoneCell, type Cell } from './csv.ts'
import { customersPage, invoicesPage, ordersPage, type Place, type Span } from './store.ts'

interface Exported<Row extends Place> {
  columns: readonly string[]
  readPage(this: void, db: Db, span: Span, after: Place | null): Promise<Row[]>
  cells(this: void, row: Row): readonly Cell[]
}

/** Ties the cells to the rows of their own page. */
const exported = <Row extends Place>(what: Exported<Row>): Exported<Place> => what

/** Sums are rupees, times those of the laundry's own clocks. */
export const EXPORTED: Record<ExportName, Exported<Place>> = {
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
      row.pickup_date,
      row.pickup_time,
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
      row.payment_method,
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
      'Discount (₹)',
      'Laundry Club cover (₹)',
    ],
    readPage: invoicesPage,
    cells: ({ content, ...row }) => [
      invoiceNumber(row.series, row.number),
      row.issued,
      content.subject,
      content.customer.name,
      content.customer.email,
      phoneCell(content.customer.phone),
      content.customer.address,
      content.business.gstin,
      content.sacCode,
      content.gst.percent,
      toRupees(content.gst.taxablePaise),
      toRupees(content.gst.cgstPaise),
      toRupees(content.gst.sgstPaise),
      toRupees(row.total_paise),
      toRupees(content.sums.discountPaise),
      toRupees(content.sums.coveredPaise),
    ],
  }),
}
