/** Order texts in a laundry with another language: no English word is left for staff or customers. */
import { expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { activities } from '#contract/audit/activity.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderCreditNote, orderInvoice } from '#contract/invoices/invoices.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { english } from '#words/words.ts'
import { placed } from '../testing/order-inputs.ts'
import { pdfPageTexts } from '../testing/pdf-text.ts'
import { testProduct } from '../testing/test-product.ts'

const words = { ...pseudoLanguage(english), language: english.language }
const product = await testProduct({ words })
const staff = await product.person({ role: 'admin', name: '112' })
const asha = await product.person({ name: '9845', phone: '+91 98450 00000' })

const ENGLISH = /[a-z]/i

it('translates each step of an order’s history', async () => {
  const order = await placed(asha)
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status: 'washing' } })
  const { history } = (await asha.call(orderDetails, { params: { orderId: order._id } })).body
  expect(history.map(({ label }) => label)).toEqual(['Pickup Scheduled', 'Washing'].map(pseudoText))
})

it('translates the feed of recent events', async () => {
  const { number } = await placed(asha)
  const said = (await staff.call(activities, { query: {} })).body.map(({ message }) => message)
  expect(said).toContain(pseudoText(`9845 placed order ${number}`))
  expect(said.filter((message) => ENGLISH.test(message))).toEqual([])
})

it.each([
  ['orders', 'Order,Status,Placed,'],
  ['customers', 'Customer,Email,Phone,'],
  ['invoices', 'Invoice,Issued,For,'],
  ['credit-notes', 'Credit note,Issued,Invoice,'],
])('translates the columns of %s.csv', async (name, columns) => {
  const { body } = await staff.send({ method: 'GET', url: `/api/admin/exports/${name}.csv` })
  const [head] = String(body).split('\r\n')
  expect(head).toContain(pseudoText(columns))
  expect(head).not.toMatch(ENGLISH)
})

it('translates the words in a spreadsheet’s cells', async () => {
  const { body } = await staff.send({ method: 'GET', url: '/api/admin/exports/orders.csv' })
  const cells = String(body).split('\r\n')[1]!.split(',')
  expect(cells).toEqual(expect.arrayContaining(['Washing', 'standard', 'cash'].map(pseudoText)))
})

it('translates the labels of an order’s bags', async () => {
  const order = await placed(asha, { specialInstructions: '12 '.repeat(200) })
  const url = `/api/admin/orders/${order.number}/bag-tag.pdf?bags=2`
  const headers = { cookie: staff.cookieHeader() }
  const [tag, label] = pdfPageTexts((await product.app.inject({ url, headers })).rawPayload)
  for (const words of [
    'Bag 1 of 2',
    'Back by',
    'Standard',
    'CARE: 1 instruction on the next label',
  ])
    expect(tag).toContain(pseudoText(words))
  expect(label).toContain(pseudoText('Care, label 1 of '))
})

it('translates an invoice, and the credit note that reverses it', async () => {
  const order = await placed(asha)
  const set = (status: OrderStatus) =>
    staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
  const { name, address } = await product.deps.laundry(MAIN_BRANCH).settings.current()
  /** In no language: addresses, numbers, what items and slots are called. */
  const facts = [order.address, name, address, asha.user.email, 'CN-', 'Wash & Fold', '9-11 AM']
  const printed = async (path: string) => {
    const url = path.replace(':orderId', order._id)
    const headers = { cookie: asha.cookieHeader() }
    const pages = pdfPageTexts((await product.app.inject({ url, headers })).rawPayload)
    return facts.filter(Boolean).reduce((rest, fact) => rest.replaceAll(fact, ''), pages.join(' '))
  }

  await set('completed')
  const invoice = await printed(orderInvoice.path)
  for (const text of [
    'Ordered',
    'Our price',
    'Rupees Two Hundred Ten Only',
    'Page 1 of 1',
    'June 2025',
  ])
    expect(invoice).toContain(pseudoText(text))
  await set('cancelled')
  const creditNote = await printed(orderCreditNote.path)
  for (const text of ['Credit note', 'Cancels invoice', 'Credited'])
    expect(creditNote).toContain(pseudoText(text))
  for (const document of [invoice, creditNote]) expect(document).not.toMatch(ENGLISH)
})
