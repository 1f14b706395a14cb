/** A person's invoices and credit notes: exported as printed; the law requires keeping them after erasure. */
import type { PersonalData } from '../../platform/personal-data.ts'
import { selectCreditNotesOfCustomer } from './credit-store.ts'
import {
  printChargeInvoice,
  printCreditedInvoice,
  printCreditNote,
  printOrderInvoice,
  type Printed,
} from './print-invoice.ts'
import { findInvoiceOfCharge, findInvoiceOfOrder, selectInvoicesOfCustomer } from './store.ts'

/** So that a customer of many years is exported without holding all of it in memory. */
const READ_AT_ONCE = 200

export const invoiceData: PersonalData = {
  // They stand in the list of what is kept.
  tables: [],
  async *collect(deps, { id }) {
    let after: string | null = null
    for (;;) {
      const rows = await selectInvoicesOfCustomer(deps.db, id, after, READ_AT_ONCE)
      for (const { order_id, charge_id } of rows) {
        const ofOrder = order_id !== null && (await findInvoiceOfOrder(deps.db, order_id))
        const ofCharge = charge_id !== null && (await findInvoiceOfCharge(deps.db, charge_id))
        const printed = ofOrder
          ? await printOrderInvoice(deps, ofOrder)
          : ofCharge
            ? await printChargeInvoice(deps, ofCharge)
            : null
        if (printed) yield fileOf(printed)
      }
      if (rows.length < READ_AT_ONCE) break
      after = rows.at(-1)!.id
    }
    for (const note of await selectCreditNotesOfCustomer(deps.db, id)) {
      const invoice = {
        series: note.invoice_series,
        number: note.invoice_number,
        content: note.invoice_content,
      }
      yield fileOf(await printCreditedInvoice(deps, invoice, note))
      yield fileOf(await printCreditNote(deps, note))
    }
  },
  async erase() {},
}

function fileOf({ fileName, bytes }: Printed) {
  return { name: `invoices/${fileName}`, bytes }
}
