/** The columns of each exported file, each with its cell for a row. Column titles are in words/. */
import { isBroughtToCounter, isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { handOversFromRow } from '../../order/hand-overs.ts'
import type { ExportName } from '#contract/reports/exports.ts'
import { invoiceNumber, type InvoiceContent } from '#domain/invoices/invoice.ts'
import { sumPaise, toRupees } from '#domain/base/money.ts'
import { orderItemTexts } from '../../order/order-item-texts.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/orders/record/order-choices.ts'
import { paidPaiseByMethod, orderMoney } from '#domain/orders/order-money.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import type { Words } from '#words/words.ts'
import type { Db } from '../../database/transaction.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import { phoneCsvCell, type Cell } from './csv.ts'
import {
  selectCreditNotesPage,
  selectCustomersPage,
  selectInvoicesPage,
  selectGstColumns,
  selectOrdersPage,
  type Cursor,
  type GstColumns,
  type Span,
} from './store.ts'
import { readTillPage } from './read-till-page.ts'

interface Exported<Row extends Cursor> {
  /** Which columns about GST a file of the span has; left out where it never has any. */
  gstIn?: (db: Db, span: Span) => Promise<GstColumns>
  table(this: void, gst: GstColumns): Table<Row>
  readPage(this: void, db: Db, span: Span, after: Cursor | null): Promise<Row[]>
}

interface Table<Row> {
  columns: readonly ColumnName[]
  cells(this: void, row: Row, words: Words): readonly Cell[]
}

type ColumnName = keyof Words['exports']['columns']

type Column<Row> = readonly [name: ColumnName, cell: (row: Row, words: Words) => Cell]

/**
 * One file.
 * @param derived what several cells of a row need, worked out once
 */
function exported<Row extends Cursor, Derived>(
  readPage: Exported<Row>['readPage'],
  derived: (row: Row) => Derived,
  all: readonly Column<Row & Derived>[],
  gstIn?: Exported<Row>['gstIn'],
): Exported<Cursor> {
  const what: Exported<Row> = {
    ...(gstIn && { gstIn }),
    readPage,
    table: (gst) => {
      const columns = all.filter(
        ([name]) =>
          (gst.tax || !TAX_COLUMNS.has(name)) &&
          (gst.registration || !REGISTRATION_COLUMNS.has(name)),
      )
      return {
        columns: columns.map(([name]) => name),
        cells: (row, words) => {
          const whole = { ...row, ...derived(row) }
          return columns.map(([, cell]) => cell(whole, words))
        },
      }
    },
  }
  return what
}

/** Where a laundry collects GST, or did on one of the documents. */
const TAX_COLUMNS: ReadonlySet<ColumnName> = new Set([
  'gstPercent',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'placeOfSupply',
])

/** Where it has a GSTIN, or had one on one of the documents. */
const REGISTRATION_COLUMNS: ReadonlySet<ColumnName> = new Set(['ourGstin', 'sac', 'customerGstin'])

type Printed = {
  content: Omit<InvoiceContent, 'lines'>
  line_sac_codes: readonly (string | null)[]
  total_paise: number
}

/** What invoices and credit notes say of who bought and of the tax. */
const PARTY_AND_TAX: readonly Column<Printed>[] = [
  ['customer', ({ content }) => content.customer.name],
  ['customerEmail', ({ content }) => content.customer.email],
  ['customerPhone', ({ content }) => phoneCsvCell(content.customer.phone)],
  ['customerAddress', ({ content }) => content.customer.address],
  ['ourGstin', ({ content }) => content.business.gstin],
  ['sac', ({ content, line_sac_codes }) => sacCodesOf(line_sac_codes, content.sacCode)],
  ['gstPercent', ({ content }) => content.gst.percent],
  ['taxable', ({ content }) => toRupees(content.gst.taxablePaise)],
  ['cgst', ({ content }) => toRupees(content.gst.cgstPaise)],
  ['sgst', ({ content }) => toRupees(content.gst.sgstPaise)],
  ['total', (row) => toRupees(row.total_paise)],
]

/** Beside them; they came later, and a new column stands last. */
const REGISTRATION: readonly Column<Printed>[] = [
  ['igst', ({ content }) => toRupees(content.gst.igstPaise ?? 0)],
  [
    'placeOfSupply',
    ({ content: { placeOfSupply } }) =>
      placeOfSupply ? `${placeOfSupply.code}-${placeOfSupply.name}` : null,
  ],
  ['customerGstin', ({ content }) => content.customer.gstin ?? null],
]

/** Sums are rupees, times those of the laundry's own clocks. A new column stands last: people read the files by position. */
export const EXPORTED: Record<ExportName, Exported<Cursor>> = {
  // Charged = paid in all − given back + due − to give back; what is kept, by each way it came.
  orders: exported(
    selectOrdersPage,
    (row) => ({ ...pickupOfSlotId(row.slot_id), ...moneyOf(row) }),
    [
      ['order', (row) => row.number],
      ['status', (row, { statusLabel }) => statusLabel(row.status, handOversFromRow(row))],
      ['placed', (row) => row.placed],
      ['pickupDate', (row) => row.pickupDate],
      ['pickupSlot', (row) => row.pickupTime],
      ['completed', (row) => row.completed],
      ['customer', (row) => row.name],
      ['email', (row) => row.email],
      ['phone', (row) => phoneCsvCell(row.phone)],
      [
        'pickupAddress',
        (row, { handOverWords: { atCounter } }) =>
          isBroughtToCounter(handOversFromRow(row)) ? atCounter : row.address,
      ],
      [
        'deliveryAddress',
        (row, { handOverWords: { atCounter } }) =>
          isCollectedAtCounter(handOversFromRow(row)) ? atCounter : row.delivery_address,
      ],
      ['delivery', (row, { exports }) => exports.delivery[row.delivery_preference]],
      ['items', (row, words) => orderItemTexts(words, row).join('; ')],
      ['itemsTotal', (row) => priced(row, row.items_paise)],
      ['expressFee', (row) => toRupees(row.express_fee_paise)],
      ['fees', (row) => toRupees(row.fees_paise)],
      ['clubCover', (row) => toRupees(row.covered_paise)],
      ['discount', (row) => toRupees(row.discount_paise)],
      ['total', (row) => priced(row, row.total_paise)],
      ['goodwill', (row) => toRupees(row.goodwill_paise)],
      ['charged', (row) => priced(row, row.money.chargedPaise)],
      ['paidInAll', ({ money }) => toRupees(money.paidPaise)],
      ['refunded', ({ money }) => toRupees(money.refundedPaise)],
      ['due', (row) => priced(row, row.money.duePaise)],
      ['refundDue', ({ money }) => toRupees(money.refundDuePaise)],
      ['keptInCash', ({ kept }) => toRupees(kept.cash)],
      ['keptByUpi', ({ kept }) => toRupees(kept.upi)],
      ['keptByCard', ({ kept }) => toRupees(kept.card)],
      [
        'payment',
        ({ kept, payment_method }, { exports }) => exports.payments(waysOf(kept, payment_method)),
      ],
      ['paid', (row) => row.paid],
      ['stars', (row) => row.rating],
      ['orderId', (row) => row.id],
      ['keptOnAccount', ({ kept }) => toRupees(kept.account)],
      [
        'refundReferences',
        (row) => row.refund_references.map(({ reference }) => reference).join('; '),
      ],
    ],
  ),
  customers: exported(selectCustomersPage, () => ({}), [
    ['customer', (row) => row.name],
    ['email', (row) => row.email],
    ['phone', (row) => phoneCsvCell(row.phone)],
    ['address', (row) => row.address],
    ['joined', (row) => row.joined],
    ['lastOrder', (row) => row.last_ordered],
    ['orders', (row) => row.orders ?? 0],
    ['spent', (row) => toRupees(row.spent_paise ?? 0)],
    ['club', (row) => row.plan],
    ['customerId', (row) => row.id],
  ]),
  invoices: exported(
    selectInvoicesPage,
    () => ({}),
    [
      ['invoice', (row) => invoiceNumber(row.series, row.number)],
      ['issued', (row) => row.issued],
      ['subject', (row) => row.content.subject],
      ...PARTY_AND_TAX,
      ['discount', (row) => toRupees(row.content.sums.discountPaise)],
      ['clubCover', (row) => toRupees(row.content.sums.coveredPaise)],
      ['standing', (row, { exports }) => exports.standing[standingOf(row, row.credit_notes)]],
      ['credited', (row) => toRupees(sumPaise(row.credit_notes.map((note) => note.total_paise)))],
      [
        'creditNotes',
        (row) =>
          row.credit_notes.map(({ series, number }) => invoiceNumber(series, number)).join('; '),
      ],
      ...REGISTRATION,
    ],
    selectGstColumns('invoices'),
  ),
  'credit-notes': exported(
    selectCreditNotesPage,
    () => ({}),
    [
      ['creditNote', (row) => invoiceNumber(row.series, row.number)],
      ['issued', (row) => row.issued],
      ['invoice', (row) => invoiceNumber(row.invoice_series, row.invoice_number)],
      ['invoiceIssued', (row) => row.invoice_issued],
      ['ofInvoice', (row, { exports }) => exports.ofInvoice[row.ends_invoice ? 'rest' : 'part']],
      ['subject', (row) => row.content.subject],
      ...PARTY_AND_TAX,
      ...REGISTRATION,
    ],
    selectGstColumns('credit_notes'),
  ),
  till: exported(readTillPage, () => ({}), [
    ['day', (row) => row.date],
    ['person', (row) => row.name],
    ['opening', (row) => toRupees(row.openingPaise)],
    ['atDoors', (row) => toRupees(row.doorsPaise)],
    ['atCounter', (row) => toRupees(row.counterPaise)],
    ['cashRefunded', (row) => toRupees(row.refundedPaise)],
    ['handedIn', (row) => toRupees(row.handedInPaise)],
    ['difference', (row) => toRupees(row.differencePaise)],
    ['stillOut', (row) => toRupees(row.closingPaise)],
    ['takenByUpi', (row) => toRupees(row.upiPaise)],
  ]),
}

/** The SAC codes of a document's lines; of one from before lines had any, the laundry's. */
function sacCodesOf(lines: readonly (string | null)[], laundrys: string): string {
  const codes = [...new Set(lines.map((code) => code ?? laundrys))].toSorted()
  return codes.join('; ')
}

/** What an order or a charge still has as its invoice is not taken back, even when all of it is credited. */
function standingOf(
  invoice: { order_id: string | null; charge_id: string | null; total_paise: number },
  notes: readonly { ends_invoice: boolean; total_paise: number }[],
): keyof Words['exports']['standing'] {
  const isOfSomething = invoice.order_id !== null || invoice.charge_id !== null
  if (!isOfSomething || notes.some(({ ends_invoice }) => ends_invoice)) return 'takenBack'
  if (notes.length === 0) return 'stands'
  const creditedPaise = sumPaise(notes.map(({ total_paise }) => total_paise))
  return creditedPaise < invoice.total_paise ? 'partlyCredited' : 'credited'
}

/** What an order cost and owes, and what is kept of its payments. */
function moneyOf(row: Awaited<ReturnType<typeof selectOrdersPage>>[number]) {
  const kept = paidPaiseByMethod(
    row.payments.map(({ method, status, amount_paise, refunded_paise }) => ({
      method,
      status,
      amountPaise: amount_paise,
      refundedPaise: refunded_paise,
    })),
  )
  return { money: orderMoney(orderAmountsFromRow(row)), kept }
}

/** The ways by which something is kept; as long as nothing is, the one that was chosen. */
function waysOf(
  kept: ReturnType<typeof paidPaiseByMethod>,
  chosen: PaymentMethod,
): PaymentMethod[] {
  const ways = PAYMENT_METHODS.filter((way) => kept[way] > 0)
  return ways.length > 0 ? ways : [chosen]
}

/** In rupees; nothing before the clothes are counted. */
function priced({ counted }: { counted: boolean }, paise: number): number | null {
  return counted ? toRupees(paise) : null
}
