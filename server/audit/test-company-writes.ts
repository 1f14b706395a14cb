/** Staff writes about companies that order on account, for tests of the audit log. */
import * as calls from '#contract/companies/companies.ts'
import * as upcoming from '#contract/companies/upcoming-company-prices.ts'
import { companyStatement } from '#contract/companies/own-company.ts'
import { makeCompanyFor, complete, HOTEL, makeInvoicesOverdue } from '../testing/companies.ts'
import { placed } from '../testing/order-inputs.ts'
import { product, staff, type Writes } from './test-console.ts'

const FACTS = { ...HOTEL, gstin: '' }
const PRICES = { percentOff: 10, prices: [] }
const LATER = '2030-01-01'
const TERMS = { limit: 500, paymentDays: 30, blocksOverdue: false }

/** A company and somebody who orders for it. */
async function aCompany() {
  const customer = await product.person()
  const { _id: id, versions } = await makeCompanyFor(staff, customer, { gstin: '' })
  return { customer, versions, params: { id }, ofPerson: { id, userId: customer.user._id } }
}

const planned = (params: { id: string }, version: string) =>
  staff.call(upcoming.planCompanyPrices, {
    params,
    body: { version, from: LATER, prices: [{ itemId: 'ironing-shirt', price: 9 }] },
  })

export const COMPANY_WRITES: Writes = [
  [calls.makeCompany, () => staff.call(calls.makeCompany, { body: FACTS })],
  [
    calls.changeCompany,
    async () => {
      const { params, versions } = await aCompany()
      const body = { ...FACTS, name: 'Hotel Peepal', version: versions.facts }
      return staff.call(calls.changeCompany, { params, body })
    },
  ],
  [
    calls.changeCompanyTerms,
    async () => {
      const { params, versions } = await aCompany()
      const body = { ...TERMS, version: versions.terms }
      return staff.call(calls.changeCompanyTerms, { params, body })
    },
  ],
  [
    calls.changeCompanyPrices,
    async () => {
      const { params, versions } = await aCompany()
      const body = { ...PRICES, version: versions.prices }
      return staff.call(calls.changeCompanyPrices, { params, body })
    },
  ],
  [
    upcoming.planCompanyPrices,
    async () => {
      const { params, versions } = await aCompany()
      return planned(params, versions.prices)
    },
  ],
  [
    upcoming.withdrawCompanyPrices,
    async () => {
      const { params, versions } = await aCompany()
      await planned(params, versions.prices)
      const which = { params: { ...params, from: LATER }, query: {} }
      return staff.call(upcoming.withdrawCompanyPrices, which)
    },
  ],
  [
    calls.addCompanyPerson,
    async () => {
      const { params } = await aCompany()
      const { email: contact } = (await product.person()).user
      return staff.call(calls.addCompanyPerson, { params, body: { contact, seesAccount: false } })
    },
  ],
  [
    calls.changeCompanyPerson,
    async () => {
      const { ofPerson: params } = await aCompany()
      return staff.call(calls.changeCompanyPerson, { params, body: { seesAccount: false } })
    },
  ],
  [
    calls.removeCompanyPerson,
    async () => staff.call(calls.removeCompanyPerson, { params: (await aCompany()).ofPerson }),
  ],
  [
    calls.takeCompanyPayment,
    async () => {
      const { params } = await aCompany()
      const body = { method: 'upi' as const, amount: 100, reference: '' }
      return staff.call(calls.takeCompanyPayment, { params, body })
    },
  ],
  [
    calls.undoCompanyPayment,
    async () => {
      const { params } = await aCompany()
      const body = { method: 'upi' as const, amount: 100, reference: '' }
      await staff.call(calls.takeCompanyPayment, { params, body })
      const { body: statement } = await staff.call(companyStatement, { params })
      const paymentId = statement.at(-1)!.paymentId!
      return staff.call(calls.undoCompanyPayment, { params: { ...params, paymentId } })
    },
  ],
  [
    calls.remindCompany,
    async () => {
      const { customer, params } = await aCompany()
      await complete(staff, await placed(customer, { paymentMethod: 'account' }))
      const now = product.clock.read()
      await makeInvoicesOverdue(product)
      const reply = await staff.call(calls.remindCompany, { params })
      product.clock.set(now.toISOString())
      return reply
    },
  ],
]
