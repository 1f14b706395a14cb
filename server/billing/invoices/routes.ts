/** API calls that send invoices as PDF files. */
import {
  chargeInvoice,
  orderCreditNote,
  orderInvoice,
  readCreditNote,
} from '#contract/invoices/invoices.ts'
import { can } from '#domain/people/permissions.ts'
import { notFound, orderNotFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { route, type Route } from '../../http/route.ts'
import type { Person } from '../../http/callers/session.ts'
import { printChargeInvoice, printCreditNote, printOrderInvoice } from './print-invoice.ts'
import { toPdfAnswer } from './to-pdf-answer.ts'
import { findCreditNote } from './credit-store.ts'
import { findInvoiceOfCharge, findInvoiceOfOrder } from './store.ts'

export function invoiceRoutes(deps: Deps): Route[] {
  const { db } = deps
  const creditNotePdf = async (
    person: Person,
    found: Awaited<ReturnType<typeof findCreditNote>>,
  ) => {
    if (!found || !(can(person, 'money-in', found.user_id) || seesCompany(person, found)))
      throw notFound('creditNote')
    return toPdfAnswer(await printCreditNote(deps, found))
  }
  return [
    route(orderInvoice, async ({ params, person }) => {
      const found = await findInvoiceOfOrder(db, params.orderId)
      // Another customer's order is as unknown as none.
      if (!found || !can(person, 'money-in', found.user_id)) throw orderNotFound()
      if (found.payment_method === 'account')
        throw new AppError('not_completed', say('onMonthlyInvoice'))
      const printed = await printOrderInvoice(deps, found)
      if (!printed) throw new AppError('not_completed', say('notCompletedForReceipt'))
      return toPdfAnswer(printed)
    }),
    route(orderCreditNote, async ({ params, person }) => {
      return creditNotePdf(person, await findCreditNote(db, { orderId: params.orderId }))
    }),
    route(readCreditNote, async ({ params, person }) => {
      return creditNotePdf(person, await findCreditNote(db, { id: params.id }))
    }),
    route(chargeInvoice, async ({ params, person }) => {
      const found = await findInvoiceOfCharge(db, params.chargeId)
      if (!found || !can(person, 'money-in', found.user_id)) throw notFound('invoice')
      return toPdfAnswer(await printChargeInvoice(deps, found))
    }),
  ]
}

/** Whether it takes back what stood on the invoice of a company whose account the person sees. */
function seesCompany(person: Person, { company_id }: { company_id: string | null }): boolean {
  return (
    company_id !== null && person.seesCompanyAccount === true && person.companyId === company_id
  )
}
