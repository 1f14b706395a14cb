/** Issues the invoice of a completed order, once. */
import { ALLOWANCE } from '#domain/club/allowance.ts'
import { serviceById } from '#domain/catalogue/catalogue.ts'
import { shortHash } from '#domain/clothes/custody-root.ts'
import { invoiceOf, type InvoiceContent, type InvoiceLine } from '#domain/invoices/invoice.ts'
import { pickupOfSlotId } from '#domain/slots/slot-id.ts'
import type { Words } from '#words/words.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { leastChargeOf } from '../../order/least-charge-of.ts'
import { issueInvoice } from './issue-invoice.ts'
import { sacOfLine, sellerFromRow } from './seller.ts'
import { findOrderToInvoice, type OrderToInvoice, type SellerRow } from './store.ts'

/**
 * The order must be locked by `tx`, so that nobody completes it at the same time.
 * @returns false where it has its invoice already
 */
export async function issueOrderInvoice(
  tx: Tx,
  deps: Pick<Deps, 'wordsFor'>,
  orderId: string,
  at: Date,
): Promise<boolean> {
  const order = await findOrderToInvoice(tx, orderId)
  if (!order) return false
  await issueInvoiceOfOrder(tx, deps, order, at)
  return true
}

/** Issues it for an order that has been read already. */
export async function issueInvoiceOfOrder(
  tx: Tx,
  { wordsFor }: Pick<Deps, 'wordsFor'>,
  order: OrderToInvoice,
  at: Date,
): Promise<void> {
  const what = { orderId: order.id, chargeId: null, userId: order.user_id }
  await issueInvoice(tx, what, contentOf(wordsFor(order), order, at), at, order.time_zone)
}

function contentOf(
  { invoices: { issued: words }, dates, language }: Words,
  order: OrderToInvoice,
  at: Date,
): InvoiceContent {
  const day = (at: Date) => dates.day(at, order.time_zone)
  const pickup = pickupOfSlotId(order.slot_id)
  return invoiceOf({
    ...sellerFromRow(order),
    language,
    customer: order.company
      ? companyInvoiceParty(order.company)
      : {
          name: order.name,
          address: order.delivery_address,
          phone: order.phone,
          email: order.email,
          gstin: order.customer_gstin,
        },
    subject: words.order(order),
    issuedOn: day(at),
    facts: [
      { name: words.ordered, value: day(order.created_at) },
      {
        name: words.pickedUp,
        value: `${day(new Date(`${pickup.pickupDate}T12:00:00Z`))}, ${pickup.pickupTime}`,
      },
      ...(order.last_hand_over === null
        ? []
        : [{ name: words.lastHandOver, value: shortHash(order.last_hand_over) }]),
    ],
    lines: invoiceLines(words, order, order.lines),
    trackingPath: `/track-order?orderId=${order.number}`,
    discounts: order.adjustments.filter(({ source }) => source !== ALLOWANCE),
    leastChargePaise: leastChargeOf(order),
    expressFeePaise: order.express_fee_paise,
    feesPaise: order.fees_paise,
    givenBackPaise: order.goodwill_paise,
  })
}

/** An order's lines as documents list them. */
export function invoiceLines(
  words: Words['invoices']['issued'],
  seller: SellerRow,
  lines: OrderToInvoice['lines'],
): InvoiceLine[] {
  return lines.map((line) => ({
    name: line.name,
    detail: line.unit === 'kg' ? words.byKilogram : serviceById(line.service).name,
    ...sacOfLine(seller, line.service),
    quantity: line.quantity,
    unit: line.unit,
    listPricePaise: line.list_price_paise,
    unitPricePaise: line.unit_price_paise,
    amountPaise: line.amount_paise,
    coveredQuantity: line.covered_quantity,
    coveredPaise: line.covered_paise,
  }))
}

/** A company as the customer of a document. */
export function companyInvoiceParty(company: NonNullable<OrderToInvoice['company']>) {
  const { name, billing_address: address, email, gstin } = company
  return { name, address, phone: '', email, ...(gstin !== '' && { gstin }) }
}
