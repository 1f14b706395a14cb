/** Companies for tests. */
import {
  addCompanyPerson,
  changeCompanyTerms,
  type Company,
  makeCompany,
} from '#contract/companies/companies.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { issueCompanyInvoices } from '../billing/companies/issue-company-invoices.ts'
import type { SignedIn, TestProduct } from './test-product.ts'

export const HOTEL = {
  name: 'Hotel Neem',
  gstin: '29ABCDE1234F1ZW',
  billingAddress: '4 Residency Road, Bengaluru 560025',
  email: 'accounts@neem.example',
  addresses: [],
}

/** A laundry in Karnataka that is registered for GST. */
export const REGISTERED = { gstin: '29AAAAA0000A1ZY', tax_standing: 'registered' } as const

/** A company with a limit, in rupees, that somebody orders for and sees the account of. */
export async function makeCompanyFor(
  staff: SignedIn,
  customer: SignedIn,
  { limit = 10_000, ...facts }: Partial<typeof HOTEL> & { limit?: number } = {},
): Promise<Company> {
  const made = await staff.call(makeCompany, { body: { ...HOTEL, ...facts } })
  if (made.status !== 201) throw new Error(made.message)
  const params = { id: made.body._id }
  const { versions } = made.body
  const terms = { limit, paymentDays: 15, blocksOverdue: true, version: versions.terms }
  await staff.call(changeCompanyTerms, { params, body: terms })
  const added = await staff.call(addCompanyPerson, {
    params,
    body: { contact: customer.user.email, seesAccount: true },
  })
  return added.body
}

export async function complete(staff: SignedIn, ...orders: Order[]): Promise<void> {
  for (const { _id: id } of orders)
    await staff.call(setOrderStatus, { params: { id }, body: { status: 'completed' } })
}

/** Has the invoices of June 2025 issued, and lets them become overdue. */
export async function makeInvoicesOverdue({ clock, deps }: TestProduct): Promise<void> {
  clock.set('2025-07-02T06:30:00Z')
  await issueCompanyInvoices(deps)
  clock.set('2025-08-02T06:30:00Z')
}
