/** Companies: several people order for one at its own prices, and it pays its account once a month. */
import * as z from 'zod/mini'
import { COMPANY_PAYMENT_METHODS } from '#domain/companies/company-account.ts'
import { cleanEmail, cleanPhone } from '#domain/base/pasted.ts'
import { badCompanyPayment, contactNeeded } from '#words/en/fields/billing.ts'
import * as names from '#words/en/fields/names.ts'
import { badEmail } from '#words/en/fields/shared.ts'
import { defineCall } from '../base/call.ts'
import {
  calendarDate,
  id,
  idempotencyHeader,
  instant,
  oneLineField,
  rupees,
  textField,
} from '../base/fields.ts'
import { gstin } from '../base/gstin.ts'
import { countField, priceField, version } from '../settings/settings-catalogue.ts'

/** The most that a company may owe, in rupees. */
const MOST_OWED = 10_000_000

export const account = {
  /** What it owes: orders on account less payments; below 0 for a credit. */
  owed: rupees,
  /** What it may owe at most; 0 where nothing goes on account. */
  limit: rupees,
  /** What can still be ordered on account. */
  left: rupees,
  /** What of its invoices is unpaid beyond its day. */
  overdue: rupees,
}

export const listedCompany = z.object({
  _id: z.string(),
  name: z.string(),
  gstin: z.string(),
  ...account,
})
export type ListedCompany = z.output<typeof listedCompany>

const companyFacts = {
  name: oneLineField(names.name, 200),
  gstin,
  billingAddress: textField(names.billingAddress, 500, 1),
  /** Where invoices and reminders are mailed; empty for nowhere. */
  email: z.string({ error: badEmail }).check(
    z.overwrite(cleanEmail),
    z.maxLength(254, { error: badEmail }),
    z.refine((text) => text === '' || z.email().safeParse(text).success, { error: badEmail }),
  ),
  /** Where its people have clothes picked up and delivered. */
  addresses: z
    .array(
      z.object({
        label: oneLineField(names.name, 60),
        address: textField(names.address, 500, 1),
      }),
    )
    .check(z.maxLength(30)),
}
export const companyInput = z.object(companyFacts)
/** A part of a company is saved with the version of it that its editor saw. */
export const companyFactsChange = z.object({ ...companyFacts, version })
export type CompanyInput = z.output<typeof companyInput>
export type CompanyFactsChange = z.output<typeof companyFactsChange>

const companyTerms = {
  limit: priceField(names.theLimit, 0, MOST_OWED),
  /** From an invoice's issue until it is to be paid. */
  paymentDays: countField(names.paymentDays, 0, 180),
  /** Whether nothing more goes on account while an invoice is overdue. */
  blocksOverdue: z.boolean(),
}
export const companyTermsChange = z.object({ ...companyTerms, version })
export type CompanyTermsChange = z.output<typeof companyTermsChange>

const ownPrice = z.object({
  itemId: z.string().check(z.maxLength(80)),
  price: priceField(names.price, 0),
})

/** A price of its own that a company has from a day of the laundry on; null for none of its own any more. */
export const plannedOwnPrice = z.extend(ownPrice, { price: z.nullable(priceField(names.price, 0)) })
const upcomingOwnPrice = z.object({
  itemId: z.string(),
  from: calendarDate,
  price: z.nullable(rupees),
})

const companyPrices = {
  /** Taken off every price that the company has no price of its own for. */
  percentOff: countField(names.percent, 0, 100),
  prices: z.array(ownPrice).check(z.maxLength(500)),
}
export const companyPricesChange = z.object({ ...companyPrices, version })
export type CompanyPricesChange = z.output<typeof companyPricesChange>

const companyPerson = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Whether they work at the laundry by now. */
  isStaff: z.boolean(),
  /** Whether they see the company's statement and its invoices. */
  seesAccount: z.boolean(),
  /** Whether they order for it only once their email is confirmed. */
  isInvited: z.boolean(),
})

/** The invoice of a month, and what of it is open. */
export const companyInvoice = z.object({
  _id: z.string(),
  number: z.string(),
  /** The first day of its month. */
  month: calendarDate,
  issuedAt: instant,
  dueOn: calendarDate,
  total: rupees,
  /** What credit notes took back. */
  credited: rupees,
  /** What payments leave of it; they pay the oldest first. */
  open: rupees,
  overdue: z.boolean(),
  remindedAt: z.nullable(instant),
})
export type CompanyInvoice = z.output<typeof companyInvoice>

export const company = z.object({
  _id: z.string(),
  ...companyFacts,
  ...companyTerms,
  ...companyPrices,
  /** By day, then by item. */
  upcomingPrices: z.array(upcomingOwnPrice),
  /** What each part says now, which is sent back with a change. */
  versions: z.object({ facts: z.string(), terms: z.string(), prices: z.string() }),
  ...account,
  people: z.array(companyPerson),
  /** The latest first. */
  invoices: z.array(companyInvoice),
})
export type Company = z.output<typeof company>

export const listCompanies = defineCall({
  method: 'GET',
  path: '/api/admin/companies',
  summary: 'Every company by name, with what it owes and what of that is overdue',
  access: { permission: 'customers' },
  answers: { 200: z.array(listedCompany) },
})

export const readCompany = defineCall({
  method: 'GET',
  path: '/api/admin/companies/:id',
  summary: 'A company: its facts, people, prices, terms and invoices',
  access: { permission: 'customers' },
  params: z.object({ id }),
  answers: { 200: company },
  errors: ['not_found'],
})

export const makeCompany = defineCall({
  method: 'POST',
  path: '/api/admin/companies',
  summary: 'Add a company; nothing goes on its account until it has a limit',
  access: { permission: 'customers' },
  body: companyInput,
  answers: { 201: company },
  errors: ['name_taken'],
})

export const changeCompany = defineCall({
  method: 'PUT',
  path: '/api/admin/companies/:id',
  summary: 'Change a company’s facts; invoices that were issued stay as they are',
  access: { permission: 'customers' },
  params: z.object({ id }),
  body: companyFactsChange,
  answers: { 200: company },
  errors: ['not_found', 'name_taken', 'changed_meanwhile'],
})

export const changeCompanyTerms = defineCall({
  method: 'PUT',
  path: '/api/admin/companies/:id/terms',
  summary: 'Change what a company may owe, and by when it pays',
  access: { permission: 'settings' },
  params: z.object({ id }),
  body: companyTermsChange,
  answers: { 200: company },
  errors: ['not_found', 'changed_meanwhile'],
})

export const changeCompanyPrices = defineCall({
  method: 'PUT',
  path: '/api/admin/companies/:id/prices',
  summary: 'Change a company’s prices; orders that were placed keep theirs',
  access: { permission: 'prices' },
  params: z.object({ id }),
  body: companyPricesChange,
  answers: { 200: company },
  errors: ['not_found', 'unknown_item', 'changed_meanwhile'],
})

export const addCompanyPerson = defineCall({
  method: 'POST',
  path: '/api/admin/companies/:id/people',
  summary:
    'Let a customer order for a company, found by their email or confirmed number; an email that is not confirmed is mailed a link first',
  access: { permission: 'customers' },
  params: z.object({ id }),
  body: z.object({
    contact: z.string({ error: contactNeeded }).check(
      z.overwrite((text) => (text.includes('@') ? cleanEmail(text) : cleanPhone(text))),
      z.minLength(3, { error: contactNeeded }),
      z.maxLength(254),
    ),
    seesAccount: z.boolean(),
  }),
  answers: { 200: company },
  errors: ['not_found', 'name_taken'],
})

export const changeCompanyPerson = defineCall({
  method: 'PUT',
  path: '/api/admin/companies/:id/people/:userId',
  summary: 'Change whether somebody sees a company’s statement and invoices',
  access: { permission: 'customers' },
  params: z.object({ id, userId: id }),
  body: z.object({ seesAccount: z.boolean() }),
  answers: { 200: company },
  errors: ['not_found'],
})

export const removeCompanyPerson = defineCall({
  method: 'DELETE',
  path: '/api/admin/companies/:id/people/:userId',
  summary: 'End somebody’s ordering for a company; none of their orders for it may be under way',
  access: { permission: 'customers' },
  params: z.object({ id, userId: id }),
  answers: { 200: company },
  errors: ['not_found', 'orders_under_way'],
})

export const takeCompanyPayment = defineCall({
  method: 'POST',
  path: '/api/admin/companies/:id/payments',
  summary: 'Record what a company paid; what is more than it owes stays as its credit',
  access: { permission: 'money-in' },
  headers: idempotencyHeader,
  params: z.object({ id }),
  body: z.object({
    method: z.enum(COMPANY_PAYMENT_METHODS, { error: badCompanyPayment }),
    amount: priceField(names.theSum, 0.01, MOST_OWED),
    /** Such as a transfer's number. */
    reference: oneLineField(names.reference, 120, 0),
  }),
  answers: { 201: company, 200: company },
  errors: ['not_found', 'key_reused'],
})

export const undoCompanyPayment = defineCall({
  method: 'DELETE',
  path: '/api/admin/companies/:id/payments/:paymentId',
  summary: 'Take back a payment of a company that was written down by mistake',
  access: { permission: 'money-in' },
  params: z.object({ id, paymentId: id }),
  answers: { 200: company },
  errors: ['not_found', 'not_undoable'],
})

export const remindCompany = defineCall({
  method: 'POST',
  path: '/api/admin/companies/:id/reminders',
  summary: 'Mail a company of its overdue invoices now; that happens each week automatically',
  access: { permission: 'money-in' },
  params: z.object({ id }),
  answers: { 200: company },
  errors: ['not_found', 'nothing_due'],
})

/** `application/pdf`, to be saved as `invoice-<number>.pdf`. */
const pdf = z.unknown()

export const companyInvoicePdf = defineCall({
  method: 'GET',
  path: '/api/admin/companies/:id/invoices/:invoiceId',
  summary: 'A company’s invoice of a month as a PDF',
  access: { permission: 'money-in' },
  params: z.object({ id, invoiceId: id }),
  answers: { 200: pdf },
  media: 'application/pdf',
  errors: ['not_found'],
})
