/** A company for its own people: prices, ordering on account, and the account where they may see it. */
import { ACCOUNT_ENTRY_KINDS } from '#domain/companies/company-account.ts'
import * as z from 'zod/mini'
import { account, companyInvoice } from './companies.ts'
import { defineCall } from '../base/call.ts'
import { id, instant, rupees } from '../base/fields.ts'

/** What an order for a company is priced and paid with. */
const orderingCompany = z.object({
  _id: z.string(),
  name: z.string(),
  percentOff: z.number(),
  prices: z.array(z.object({ itemId: z.string(), price: rupees })),
  addresses: z.array(z.object({ label: z.string(), address: z.string() })),
  /** What can still be ordered on account; null where nothing goes on account. */
  left: z.nullable(rupees),
  /** Why nothing can go on account now; null where something can. */
  refusal: z.nullable(z.string()),
  /** Whether the asker sees its account. */
  seesAccount: z.boolean(),
})
export type OrderingCompany = z.output<typeof orderingCompany>

const answer = z.object({ company: z.nullable(orderingCompany) })

export const ownCompany = defineCall({
  method: 'GET',
  path: '/api/company',
  summary: 'The company that the caller orders for, with its prices; null for none',
  access: 'own',
  answers: { 200: answer },
})

export const companyOfCustomer = defineCall({
  method: 'GET',
  path: '/api/admin/counter/customers/:userId/company',
  summary: 'The company that a customer orders for, with its prices; null for none',
  access: { permission: 'orders' },
  params: z.object({ userId: id }),
  answers: { 200: answer },
  errors: ['not_found'],
})

/** What moved on a company's account, oldest first, each with what it owed then. */
const statement = z.array(
  z.object({
    _id: z.string(),
    at: instant,
    /** `undone`: a payment that was a mistake, taken back. */
    kind: z.enum(ACCOUNT_ENTRY_KINDS),
    /** The order's number, or how and with which reference it was paid. */
    text: z.string(),
    /** A payment that can still be taken back; null for everything else. */
    paymentId: z.nullable(z.string()),
    /** Null for a payment. */
    orderId: z.nullable(z.string()),
    /** Who placed the order; empty for a payment. */
    person: z.string(),
    /** Above 0 for what it owes more. */
    amount: rupees,
    owed: rupees,
  }),
)
export type Statement = z.output<typeof statement>

export const companyStatement = defineCall({
  method: 'GET',
  path: '/api/admin/companies/:id/statement',
  summary: 'What moved on a company’s account: orders, what was given back, and payments',
  access: { permission: 'customers' },
  params: z.object({ id }),
  answers: { 200: statement },
  errors: ['not_found'],
})

export const ownCompanyAccount = defineCall({
  method: 'GET',
  path: '/api/company/account',
  summary: 'The statement and the invoices of the caller’s company, for those who may see them',
  access: 'own',
  answers: {
    200: z.object({
      name: z.string(),
      ...account,
      invoices: z.array(companyInvoice),
      statement,
    }),
  },
  errors: ['not_found'],
})

export const ownCompanyInvoicePdf = defineCall({
  method: 'GET',
  path: '/api/company/invoices/:invoiceId',
  summary: 'An invoice of the caller’s company as a PDF, for those who may see it',
  access: 'own',
  params: z.object({ invoiceId: id }),
  answers: { 200: z.unknown() },
  media: 'application/pdf',
  errors: ['not_found'],
})
