// Invoices and credit notes. Texts of the moment of issue (`issued`) are stored in them unchanged; the rest is added
// at each printing.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { handOverWords } from '../orders/hand-over.ts'
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'
import type { DocumentTitle } from '#domain/settings/tax-standing.ts'
import { amountInWords } from '../base/amount-in-words.ts'

/** Pages are counted while they are drawn. */
type Count = number | string

/** A sum as people write it, "₹1,250". */
interface Sum {
  sum: string
}

const paidBy: Readonly<Record<PaymentMethod, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  card: 'by card',
  account: 'on account',
}

function due({ method, ...order }: HandOvers & { method: PaymentMethod }): string {
  if (method === 'card') return 'with the saved card'
  if (method === 'account') return paidBy.account
  return `${paidBy[method]} ${handOverWords.wayBack(order).payOn}`
}

export const invoices = {
  /** What stands in a document from its issue on. */
  issued: {
    order: ({ number }: { number: string }) => `Order ${number}`,
    /** What is taken back of one order of an invoice over several. */
    ofOrder: ({ number, reason }: { number: string; reason: string }) =>
      `Order ${number}: ${reason}`,
    /** `month`: as people write it, "October 2026". */
    orders: ({ month }: { month: string }) => `Orders of ${month}`,
    orderOf: (order: { number: string; day: string; name: string }) =>
      `Order ${order.number}, ${order.day}, ${order.name}`,
    orderCount: 'Orders',
    toBePaidBy: 'To be paid by',
    club: ({ plan }: { plan: string }) => `Laundry Club, ${plan}`,
    ordered: 'Ordered',
    pickedUp: 'Picked up',
    /** What the chain of its hand-overs ends with. */
    lastHandOver: 'Last hand-over',
    byKilogram: 'By the kilogram',
    from: 'From',
    until: 'Until',
    period: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
    takesBack: 'Cancels invoice',
    lowers: 'Reduces invoice',
    of: 'Dated',
  },

  titles: {
    taxInvoice: 'Tax invoice',
    billOfSupply: 'Bill of supply',
    plainInvoice: 'Invoice',
  } satisfies Record<DocumentTitle, string>,
  invoice: 'Invoice',
  /** What rule 5(1)(f) of the CGST Rules asks at the top of a bill of supply. */
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  creditNote: 'Credit note',
  from: 'From',
  for: 'For',
  what: 'Details',
  gstin: ({ gstin }: { gstin: string }) => `GSTIN ${gstin}`,

  columns: {
    item: 'Item',
    quantity: 'Quantity',
    list: 'List price',
    price: 'Our price',
    amount: 'Amount',
  },
  kilograms: (count: number) => `${count} kg`,
  detailWithSac: ({ detail, sacCode }: { detail: string; sacCode: string }) =>
    `${detail} · SAC ${sacCode}`,
  /** `quantity` as it stands in the table. */
  clubCovers: ({ quantity }: { quantity: string }) => `The Laundry Club covers ${quantity}`,

  items: 'Items',
  covered: 'Covered by the Laundry Club',
  leastCharge: 'Least charge for wash & fold',
  express: 'Express',
  fees: 'Second visit',
  discount: 'Discount',
  discountFor: ({ label }: { label: string }) => `Discount: ${label}`,
  refundedBefore: 'Refunded earlier',
  total: 'Total',
  inWords: amountInWords,
  saved: ({ sum }: Sum) => `You saved ${sum} on our list prices.`,

  gst: {
    sac: 'SAC',
    taxable: 'Taxable value',
    central: ({ percent }: { percent: number }) => `CGST ${percent} %`,
    state: ({ percent }: { percent: number }) => `SGST ${percent} %`,
    unionTerritory: ({ percent }: { percent: number }) => `UTGST ${percent} %`,
    integrated: ({ percent }: { percent: number }) => `IGST ${percent} %`,
    placeOfSupply: 'Place of supply',
    all: 'Total GST',
    contained: ({ percent, total }: { percent: number; total: string }) =>
      `All prices include GST at ${percent} %; it is contained in the total of ${total}.`,
  },
  paid: 'Paid',
  toBePaid: 'To be paid',
  takenBack: 'Taken back',
  credited: 'Credited',
  thanks: 'Thank you for letting us take care of your clothes.',
  scan: 'Scan to see\nthis order',
  foot: ({ laundry, document }: { laundry: string; document: string }) =>
    `${laundry} · ${document} · computer-generated, valid without a signature`,
  page: ({ page, pages }: { page: Count; pages: Count }) => `Page ${page} of ${pages}`,

  nothingLeft: 'There was nothing left to pay.',
  paidBy,
  endingIn: ({ way, last4 }: { way: string; last4: string }) => `${way} ending in ${last4}`,
  /** Several ways, each with its sum. */
  paidByEach: (ways: readonly { sum: string; way: string }[]) =>
    ways.map(({ sum, way }) => `${sum} ${way}`).join(' and '),
  due,
  dueAfterRefusal: (order: HandOvers) => `in cash or by UPI ${handOverWords.wayBack(order).payOn}`,
  /** A part that is still due. */
  sumDue: ({ sum, how }: Sum & { how: string }) => `${sum} ${how}`,
  paidOn: ({ how, day }: { how: string; day: string }) => `${how}, ${day}`,
  /** Follows how it was paid. `numbers` are those of the credit notes. */
  alsoRefunded: ({ sum, numbers }: Sum & { numbers: readonly string[] }) =>
    `. ${sum} was refunded by credit note ${numbers.join(', ')}.`,
  openUntil: ({ sum, day }: Sum & { day: string }) => `${sum} by ${day}`,
  byCreditNote: ({ number }: { number: string }) => `by credit note ${number}`,
  invoiceEnded: 'This cancels the invoice named above. Anything paid on it is refunded.',
  partRefunded: ({ sum }: Sum) => `${sum} of the invoice named above is refunded.`,
}
