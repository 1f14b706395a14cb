/** Every PDF that a customer reads is in their language; a company’s in that of the customers who ordered. */
import { expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import { ownCompanyInvoicePdf } from '#contract/companies/own-company.ts'
import { claimEvidence, orderClaims } from '#contract/help/claims.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import {
  chargeInvoice,
  orderCreditNote,
  orderInvoice,
  readCreditNote,
} from '#contract/invoices/invoices.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { giveGoodwill } from '#contract/orders/order-payments.ts'
import { refundCharge } from '#contract/payments/payments.ts'
import { findEnglishWords, PSEUDO } from '#words/testing/pseudo-reader.ts'
import { allRoutes } from '../capabilities.ts'
import { addMember } from '../testing/club.ts'
import {
  makeCompanyFor,
  complete,
  HOTEL,
  makeInvoicesOverdue,
  REGISTERED,
} from '../testing/companies.ts'
import { placed } from '../testing/order-inputs.ts'
import { pdfPageTexts } from '../testing/pdf-text.ts'
import { testProduct } from '../testing/test-product.ts'

const product = await testProduct({ languages: [PSEUDO] })
await product.db.updateTable('business').set(REGISTERED).execute()
const staff = await product.person({ role: 'admin', name: '112' })
const asha = await product.person({ name: '9845', phone: '+91 98450 00000' })
await product.db
  .updateTable('users')
  .set({ language: 'xx' })
  .where('id', '=', asha.user._id)
  .execute()

const SHIRT = 'dry-cleaning-shirt'
const SHIRTS = [{ itemId: SHIRT, quantity: 2 }]

async function completed(): Promise<Order> {
  const order = await placed(asha, { lines: SHIRTS })
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'completed' } })
  return order
}

/** A club charge, refunded in part. */
async function refundedCharge(): Promise<string> {
  const { _id: id } = await addMember(asha)
  const [charge] = (await asha.call(subscriptionCharges, { params: { id } })).body
  const params = { id: charge!._id }
  await staff.call(refundCharge, { params, body: { amount: 1, reason: '1 2 3' } })
  return charge!._id
}

async function claimOf({ _id: orderId }: Order): Promise<string> {
  const body = { problem: 'damaged', wish: 'refund', piece: SHIRT, message: '…' } as const
  await asha.call(reportProblem, { params: { orderId }, body })
  return (await asha.call(orderClaims, { params: { orderId } })).body[0]!._id
}

async function creditNoteOf({ _id: id }: Order): Promise<string> {
  const { body } = await staff.call(giveGoodwill, {
    params: { id },
    body: { amount: 1, reason: '1 2 3', seen: 30 },
  })
  const { id: note } = await product.db
    .selectFrom('credit_notes')
    .select('id')
    .where('order_id', '=', body._id)
    .executeTakeFirstOrThrow()
  return note
}

/** The company of Asha, who reads its mails, too. */
const COMPANY = { email: asha.user.email }

const order = await completed()
const cancelled = await completed()
await staff.call(setOrderStatus, { params: { id: cancelled._id }, body: { status: 'cancelled' } })

/** A company's invoice of an order that Asha placed on account. */
async function companyInvoice(): Promise<string> {
  const { _id: companyId } = await makeCompanyFor(staff, asha, COMPANY)
  await complete(staff, await placed(asha, { paymentMethod: 'account', lines: SHIRTS }))
  await makeInvoicesOverdue(product)
  const { invoice_id: id } = await product.db
    .selectFrom('company_invoices')
    .select('invoice_id')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return id
}

/** The documents by the paths of their calls, each with the id that it is asked by. */
const DOCUMENTS: Record<string, string> = {
  [orderInvoice.path]: order._id,
  [orderCreditNote.path]: cancelled._id,
  [readCreditNote.path]: await creditNoteOf(order),
  [chargeInvoice.path]: await refundedCharge(),
  [claimEvidence.path]: await claimOf(order),
  [ownCompanyInvoicePdf.path]: await companyInvoice(),
}

const { name, address, phone, email } = await product.deps.laundry(MAIN_BRANCH).settings.current()
/** In no language: what was typed, and what items, services, plans and slots are called. */
const FACTS = [
  order.address,
  address,
  name,
  phone,
  email,
  asha.user.email,
  'Shirt',
  'Dry Cleaning',
  'Family',
  '9-11 AM',
  'Asia/Kolkata',
  'UPI',
  REGISTERED.gstin,
  'Karnataka',
  HOTEL.name,
  HOTEL.billingAddress,
  HOTEL.gstin,
]

it('knows every call that gives a customer a PDF', async () => {
  const paths = (await allRoutes(product.deps))
    .filter(({ call: { media, access } }) => media === 'application/pdf' && !isForStaff(access))
    .map(({ call }) => call.path)
  expect(paths.toSorted()).toEqual(Object.keys(DOCUMENTS).toSorted())
})

function isForStaff(access: unknown): boolean {
  return typeof access === 'object' && access !== null && !('owner' in access)
}

it.each(Object.entries(DOCUMENTS))('prints %s in its customer’s language', async (path, id) => {
  const url = path.replace(/:\w+/, id)
  const headers = { cookie: asha.cookieHeader() }
  const { statusCode, rawPayload } = await product.app.inject({ url, headers })
  expect(statusCode).toBe(200)
  const text = pdfPageTexts(rawPayload).join(' ')
  expect(text).toMatch(/[ա-ֆ]{3}/)
  expect(findEnglishWords(text, FACTS)).toEqual([])
})

it('prints a document as it was issued when its customer reads another language since', async () => {
  await product.db
    .updateTable('users')
    .set({ language: null })
    .where('id', '=', asha.user._id)
    .execute()
  const url = orderInvoice.path.replace(':orderId', order._id)
  const headers = { cookie: staff.cookieHeader() }
  const text = pdfPageTexts((await product.app.inject({ url, headers })).rawPayload).join(' ')
  expect(findEnglishWords(text, FACTS)).toEqual([])
})
