/** API calls about companies: staff's and the companies' own people's. */
import * as staffCalls from '#contract/companies/companies.ts'
import * as ownCalls from '#contract/companies/own-company.ts'
import * as upcomingCalls from '#contract/companies/upcoming-company-prices.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { requireUser } from '../../identity/find-user.ts'
import type { Deps } from '../../platform/deps.ts'
import { toPdfAnswer } from '../invoices/to-pdf-answer.ts'
import { addCompanyMember, changeCompanyMember, removeCompanyMember } from './company-people.ts'
import { planCompanyPrices } from './plan-company-prices.ts'
import { printCompanyInvoice } from './print-company-invoice.ts'
import {
  readCompanies,
  readCompany,
  readCompanyOfCustomer,
  readOwnCompanyAccount,
  readCompanyStatement,
} from './read-company.ts'
import { remindCompany } from './remind-company.ts'
import {
  changeCompany,
  changeCompanyPrices,
  changeCompanyTerms,
  createCompany,
} from './save-company.ts'
import { recordCompanyPayment } from './record-company-payment.ts'
import { undoCompanyPayment } from './undo-company-payment.ts'
import { withdrawCompanyPrices } from './withdraw-company-prices.ts'

export function companyRoutes(deps: Deps): Route[] {
  return [
    route(staffCalls.listCompanies, () => readCompanies(deps)),
    route(staffCalls.readCompany, ({ params }) => readCompany(deps, params.id)),
    route(staffCalls.makeCompany, async ({ body, person }) => {
      const id = await createCompany(deps, person, body)
      return new Answer(await readCompany(deps, id), { status: 201 })
    }),
    route(staffCalls.changeCompany, async ({ params, body, person }) => {
      await changeCompany(deps, person, params.id, body)
      return readCompany(deps, params.id)
    }),
    route(staffCalls.changeCompanyTerms, async ({ params, body, person }) => {
      await changeCompanyTerms(deps, person, params.id, body)
      return readCompany(deps, params.id)
    }),
    route(staffCalls.changeCompanyPrices, async ({ params, body, person }) => {
      await changeCompanyPrices(deps, person, params.id, body)
      return readCompany(deps, params.id)
    }),
    route(upcomingCalls.planCompanyPrices, async ({ params, body, person }) => {
      await planCompanyPrices(deps, person, params.id, body)
      return new Answer(await readCompany(deps, params.id), { status: 201 })
    }),
    route(upcomingCalls.withdrawCompanyPrices, async ({ params, query, person }) => {
      await withdrawCompanyPrices(deps, person, params, query.itemId)
      return readCompany(deps, params.id)
    }),
    route(staffCalls.addCompanyPerson, async ({ params, body, person }) => {
      await addCompanyMember(deps, person, params.id, body)
      return readCompany(deps, params.id)
    }),
    route(staffCalls.changeCompanyPerson, async ({ params, body, person }) => {
      const ids = { companyId: params.id, userId: params.userId }
      await changeCompanyMember(deps, person, ids, body.seesAccount)
      return readCompany(deps, params.id)
    }),
    route(staffCalls.removeCompanyPerson, async ({ params, person }) => {
      await removeCompanyMember(deps, person, { companyId: params.id, userId: params.userId })
      return readCompany(deps, params.id)
    }),
    route(staffCalls.takeCompanyPayment, async ({ params, body, headers, person }) => {
      const key = headers['idempotency-key'] ?? null
      const isNew = await recordCompanyPayment(deps, person, params.id, body, key)
      return new Answer(await readCompany(deps, params.id), { status: isNew ? 201 : 200 })
    }),
    route(staffCalls.undoCompanyPayment, async ({ params, person }) => {
      await undoCompanyPayment(deps, person, params.id, params.paymentId.toLowerCase())
      return readCompany(deps, params.id)
    }),
    route(staffCalls.remindCompany, async ({ params, person }) => {
      await remindCompany(deps, person, params.id)
      return readCompany(deps, params.id)
    }),
    route(staffCalls.companyInvoicePdf, async ({ params }) =>
      toPdfAnswer(await printCompanyInvoice(deps, { companyId: params.id, id: params.invoiceId })),
    ),
    route(ownCalls.companyStatement, ({ params, words }) =>
      readCompanyStatement(deps, params.id, words),
    ),
    route(ownCalls.ownCompany, ({ person, words }) => readCompanyOfCustomer(deps, person, words)),
    route(ownCalls.companyOfCustomer, async ({ params, words }) =>
      readCompanyOfCustomer(deps, await requireUser(deps.db, params.userId), words),
    ),
    route(ownCalls.ownCompanyAccount, ({ person, words }) =>
      readOwnCompanyAccount(deps, person, words),
    ),
    route(ownCalls.ownCompanyInvoicePdf, async ({ params, person }) => {
      const { companyId, seesCompanyAccount } = person
      if (!companyId || !seesCompanyAccount) throw notFound('invoice')
      return toPdfAnswer(await printCompanyInvoice(deps, { companyId, id: params.invoiceId }))
    }),
  ]
}
