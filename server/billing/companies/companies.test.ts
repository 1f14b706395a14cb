import { beforeAll, describe, expect, it } from 'vitest'
import {
  changeCompanyPrices,
  changeCompanyTerms,
  type Company,
  type CompanyPricesChange,
  companyInvoicePdf,
  makeCompany,
  readCompany,
  remindCompany,
  takeCompanyPayment,
  undoCompanyPayment,
} from '#contract/companies/companies.ts'
import { changeBooking, quoteBooking } from '#contract/orders/booking-change.ts'
import { handInCash, readOwnCash } from '#contract/cash/cash.ts'
import { companyStatement, ownCompany, ownCompanyAccount } from '#contract/companies/own-company.ts'
import { cancelOrder, placeOrder, type Order } from '#contract/orders/orders.ts'
import { quote } from '#contract/orders/quotes.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { orderInput, placed } from '../../testing/order-inputs.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import { testProduct } from '../../testing/test-product.ts'
import { issueCompanyInvoices } from './issue-company-invoices.ts'
import { remindCompanies } from './remind-company.ts'
import { makeCompanyFor, complete, HOTEL, REGISTERED } from '../../testing/companies.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ name: 'Asha' })
const ravi = await product.person({ name: 'Ravi' })
let company: Company
const params = () => ({ id: company._id })
const read = async () => (await staff.call(readCompany, { params: params() })).body
const mayOwe = async (limit: number) => {
  const version = (await read()).versions.terms
  const body = { limit, paymentDays: 15, blocksOverdue: true, version }
  await staff.call(changeCompanyTerms, { params: params(), body })
}
const onAccount = (fields = {}) => placed(asha, { paymentMethod: 'account', ...fields })

beforeAll(async () => {
  await product.db
    .updateTable('business')
    .set({ name: 'Sparkle', address: '7 Soapnut Lane', ...REGISTERED })
    .execute()
  company = await makeCompanyFor(staff, asha, { limit: 1000 })
})

describe('a company', () => {
  const make = (fields: Partial<typeof HOTEL>) =>
    staff.call(makeCompany, { body: { ...HOTEL, ...fields } })

  it.each([
    ['with a GSTIN that is none', { gstin: '29ABCDE1234F1ZX' }, 422, /isn’t a valid GSTIN/],
    [
      'with another’s GSTIN',
      { gstin: ' 29abcde1234f1zw' },
      409,
      /Another company already has the GSTIN/,
    ],
    ['without a name', { name: ' ' }, 422, /Name is required/],
  ])('refuses %s', async (_, fields, status, message) => {
    const answer = await make(fields)
    expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(message)])
  })
})

describe('a company’s prices', () => {
  async function changePrices(prices: Omit<CompanyPricesChange, 'version'>): Promise<string> {
    const version = (await read()).versions.prices
    await staff.call(changeCompanyPrices, { params: params(), body: { ...prices, version } })
    return version
  }

  it('apply to its own people only', async () => {
    const prices = [{ itemId: 'ironing-shirt', price: 8 }]
    const seen = await changePrices({ percentOff: 10, prices })
    const lines = [
      { itemId: 'wash-fold', quantity: 3 },
      { itemId: 'ironing-shirt', quantity: 2 },
    ]
    const shown = await asha.call(quote, { body: { lines } })
    expect(shown.body.lines.map(({ unitPrice }) => unitPrice)).toEqual([63, 8])
    expect((await ravi.call(quote, { body: { lines } })).body.total).toBe(230)
    const order = await placed(asha, { lines, total: shown.body.total })
    expect([order.total, order.amountDue, order.paymentMethod]).toEqual([205, 205, 'cash'])
    const { company: own } = (await asha.call(ownCompany, {})).body
    expect(own).toMatchObject({ name: 'Hotel Neem', percentOff: 10, prices, left: 1000 })
    expect((await ravi.call(ownCompany, {})).body).toEqual({ company: null })
    const stale = { percentOff: 50, prices: [], version: seen }
    const refused = await staff.call(changeCompanyPrices, { params: params(), body: stale })
    expect([refused.code, refused.body]).toMatchObject([
      'changed_meanwhile',
      { current: { percentOff: 10, prices } },
    ])
    await changePrices({ percentOff: 0, prices: [{ itemId: 'ironing-shirt', price: 50 }] })
    expect((await placed(asha, { lines: lines.slice(1) })).listTotal).toBe(100)
    await changePrices({ percentOff: 0, prices: [] })
  })
})

describe('an order on account', () => {
  it('leaves nothing to pay, and counts as owed by the company until it is cancelled', async () => {
    const order = await onAccount()
    expect(order).toMatchObject({ total: 210, amountDue: 0, paymentMethod: 'account' })
    expect(order.payments.map(({ method, amount }) => [method, amount])).toEqual([['account', 210]])
    expect(await read()).toMatchObject({ owed: 210, left: 790 })
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect(await read()).toMatchObject({ owed: 0, left: 1000 })
  })

  it('grows with its items up to the limit, and shrinks with them', async () => {
    const order = await onAccount()
    const change = async (quantity: number) => {
      const named = { params: { orderId: order._id } }
      const lines = [{ itemId: 'wash-fold', quantity }]
      const { body: shown } = await asha.call(quoteBooking, { ...named, body: { lines } })
      const seen = { total: shown.quote.total, revision: shown.revision }
      return asha.call(changeBooking, { ...named, body: { lines, ...seen } })
    }
    expect((await change(20)).code).toBe('not_on_account')
    for (const [quantity, owed] of [
      [5, 350],
      [2, 140],
    ] as const) {
      expect((await change(quantity)).body).toMatchObject({ amountDue: 0, refundDue: 0 })
      expect((await read()).owed).toBe(owed)
    }
    await asha.call(cancelOrder, { params: { orderId: order._id } })
    expect((await read()).owed).toBe(0)
  })

  it('allows only people who order for a company', async () => {
    const answer = await ravi.call(placeOrder, { body: orderInput({ paymentMethod: 'account' }) })
    expect([answer.status, answer.code]).toEqual([409, 'not_on_account'])
  })

  it('stays within the limit when many are placed at once', async () => {
    await mayOwe(500)
    const body = orderInput({ paymentMethod: 'account' })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => asha.call(placeOrder, { body })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.message).toBe(
      '₹80 is left of the company’s limit, which is less than this order costs. Please choose another way to pay.',
    )
    expect(await read()).toMatchObject({ owed: 420, left: 80 })
    for (const { status, body: order } of answers) if (status === 201) await complete(staff, order)
  })
})

describe('the invoice of a month', () => {
  it('lists every order completed in it, once, over several pages', async () => {
    await mayOwe(100_000)
    const orders: Order[] = []
    for (let count = 0; count < 8; count += 1) orders.push(await onAccount())
    await complete(staff, ...orders.slice(1))
    await issueCompanyInvoices(product.deps)
    expect((await read()).invoices).toEqual([])

    product.clock.set('2025-06-30T18:29:00.000Z')
    await issueCompanyInvoices(product.deps)
    expect((await read()).invoices).toEqual([])
    product.clock.set('2025-06-30T18:31:00.000Z')
    await Promise.all([issueCompanyInvoices(product.deps), issueCompanyInvoices(product.deps)])
    await issueCompanyInvoices(product.deps)
    const { invoices, owed } = await read()
    expect(invoices).toMatchObject([
      { month: '2025-06-01', total: 1890, open: 1890, dueOn: '2025-07-16', overdue: false },
    ])
    expect(owed).toBe(2100)

    const url = companyInvoicePdf.path
      .replace(':id', company._id)
      .replace(':invoiceId', invoices[0]!._id)
    const headers = { cookie: staff.cookieHeader() }
    const file = await product.app.inject({ method: 'GET', url, headers })
    const pages = pdfPageTexts(file.rawPayload)
    expect(pages.length).toBeGreaterThan(1)
    const text = pages.join(' ')
    expect(text).toContain('Orders of June 2025')
    expect(text).toContain('GSTIN 29ABCDE1234F1ZW')
    for (const { number } of orders.slice(1)) expect(text).toContain(number)
    expect(text).not.toContain(orders[0]!.number)
    await complete(staff, orders[0]!)
  })

  it('shrinks by a credit note when one of its orders is cancelled', async () => {
    const { statement } = (await asha.call(ownCompanyAccount, {})).body
    const { text: number } = statement.filter(({ kind }) => kind === 'order').at(-2)!
    const { id } = await product.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await staff.call(setOrderStatus, { params: { id }, body: { status: 'cancelled' } })
    expect((await read()).invoices).toMatchObject([{ total: 1890, credited: 210, open: 1680 }])
    await staff.call(setOrderStatus, { params: { id }, body: { status: 'completed' } })
    product.clock.set('2025-08-01T06:00:00.000Z')
    await issueCompanyInvoices(product.deps)
    expect((await read()).invoices).toMatchObject([
      { month: '2025-07-01', total: 420, number: '2025-26-00002' },
      { month: '2025-06-01', open: 1680 },
    ])
  })
})

describe('a company’s payment', () => {
  const pay = (amount: number, key: string, method: 'transfer' | 'cash' = 'transfer') =>
    staff.call(takeCompanyPayment, {
      params: params(),
      headers: { 'idempotency-key': key },
      body: { method, amount, reference: method === 'cash' ? '' : 'UTR 4711' },
    })

  it('pays the oldest invoice first, once, and leaves the rest as a credit', async () => {
    expect(await read()).toMatchObject({ owed: 2100, overdue: 1680 })
    const blocked = await asha.call(placeOrder, {
      body: orderInput({ paymentMethod: 'account', pickupDate: '2025-08-04' }),
    })
    expect(blocked.message).toMatch(/^₹1,680 of the company’s invoices is overdue/)
    const remind = () => staff.call(remindCompany, { params: params() })
    await Promise.all([remindCompanies(product.deps), remindCompanies(product.deps)])
    expect((await remind()).body.invoices[1]!.remindedAt).not.toBeNull()
    const mails = await product.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'search_text'])
      .where('recipient', '=', HOTEL.email)
      .orderBy('created_at')
      .execute()
    expect(mails.map(({ search_text }) => search_text)).toEqual([
      'Invoice 2025-26-00001 for Hotel Neem',
      'Invoice 2025-26-00002 for Hotel Neem',
      '₹1,680 of Hotel Neem is overdue',
      '₹1,680 of Hotel Neem is overdue',
    ])
    for (const status of [201, 200]) expect((await pay(1700, 'payment-one')).status).toBe(status)
    expect((await read()).invoices.map(({ open }) => open)).toEqual([400, 0])
    expect((await remind()).message).toMatch(/has no overdue invoices/)
    expect((await pay(500, 'payment-two')).body).toMatchObject({ owed: -100, overdue: 0 })
    const { body } = await staff.call(companyStatement, { params: params() })
    expect(body.at(-1)).toMatchObject({
      kind: 'payment',
      text: 'Paid by bank transfer, UTR 4711',
      amount: -500,
      owed: -100,
    })
  })

  it('counts cash for the colleague who took it', async () => {
    expect((await pay(100, 'payment-cash', 'cash')).body.owed).toBe(-200)
    expect((await staff.call(readOwnCash, {})).body).toMatchObject({ toHandIn: 100 })
  })

  it('allows undoing it once, and keeps both entries on the statement', async () => {
    const statement = async () =>
      (await staff.call(companyStatement, { params: params() })).body.slice(-2)
    const undo = (paymentId: string) =>
      staff.call(undoCompanyPayment, { params: { ...params(), paymentId } })
    await pay(50, 'payment-mistake', 'cash')
    const { paymentId } = (await statement()).at(-1)!
    const answers = await Promise.all([undo(paymentId!), undo(paymentId!)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.code).toBe('not_undoable')
    expect((await read()).owed).toBe(-200)
    expect((await staff.call(readOwnCash, {})).body).toMatchObject({ toHandIn: 100 })
    expect(await statement()).toMatchObject([
      { kind: 'payment', text: 'Paid in cash', amount: -50, owed: -250, paymentId: null },
      { kind: 'undone', text: 'Paid in cash', amount: 50, owed: -200, paymentId: null },
    ])
  })

  it('refuses undoing cash that was handed in, except by an owner', async () => {
    const manager = await product.person({ preset: 'manager' })
    const { status } = await manager.call(takeCompanyPayment, {
      params: params(),
      body: { method: 'cash', amount: 60, reference: '' },
      headers: { 'Idempotency-Key': 'payment-handed-in' },
    })
    expect(status).toBe(201)
    await manager.call(handInCash, { body: { amount: 60, expected: 60 } })
    const { body } = await staff.call(companyStatement, { params: params() })
    const undo = (by: typeof manager) =>
      by.call(undoCompanyPayment, {
        params: { ...params(), paymentId: body.at(-1)!.paymentId! },
      })
    expect((await undo(manager)).code).toBe('not_undoable')
    expect((await undo(staff)).status).toBe(200)
    expect((await manager.call(readOwnCash, {})).body.toHandIn).toBe(0)
  })

  it('keeps the ledger and the account the same', async () => {
    const { sum } = await product.db
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.sum<number>('amount_paise').as('sum'))
      .where('account', '=', 'receivables')
      .executeTakeFirstOrThrow()
    expect(Number(sum)).toBe(-20_000)
  })
})
