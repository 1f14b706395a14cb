/** Company orders that continue after a cancellation: back on their company's account, due from no one. */
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { readCompany, type Company } from '#contract/companies/companies.ts'
import { makePromoCode } from '#contract/discounts/promo-codes.ts'
import { cancelForCustomer, changeLines } from '#contract/orders/order-detail.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { cancelOrder } from '#contract/orders/orders.ts'
import { completeStop } from '#contract/run-sheet/run-sheet.ts'
import { issueCompanyInvoices } from '../../../billing/companies/issue-company-invoices.ts'
import type { Queues } from '../../../platform/jobs/queues.ts'
import { makeCompanyFor } from '../../../testing/companies.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { PROMO_CODE } from '../../../testing/promo-codes.ts'
import { setUpMessageQueue } from '../../../testing/waiting-messages.ts'
import { settleStatusChangePayments } from './settle-status-change-payments.ts'

const test = setUpMessageQueue()
const { later, read, set, undo } = test
let company: Company

beforeEach(async () => {
  company = await makeCompanyFor(test.staff, test.asha, { gstin: '' })
  test.order = await placed(test.asha, { paymentMethod: 'account' })
})

const readAccount = async () =>
  (await test.staff.call(readCompany, { params: { id: company._id } })).body

/** Lets the wait of the last change pass, and runs the jobs that were queued for it. */
async function settle(): Promise<void> {
  later(61)
  const { rows } = await sql<{ data: Queues['settle-status'] }>`
    select data from pgboss.job
    where name = 'settle-status' and data ->> 'orderId' = ${test.order._id}
    order by created_on`.execute(test.product.db)
  const jobs = rows.map(({ data }) => data)
  expect([...(await settleStatusChangePayments(test.product.deps, jobs)).values()]).toEqual([])
}

const cancel = () => test.asha.call(cancelOrder, { params: { orderId: test.order._id } })

it('returns to the account after several changes within the wait, and stands on the month’s invoice', async () => {
  await cancel()
  expect((await readAccount()).owed).toBe(0)
  await set('picked_up')
  later(10)
  await set('washing')
  await settle()
  expect(await read()).toMatchObject({ amountDue: 0, refundDue: 0 })
  expect((await readAccount()).owed).toBe(210)

  await set('completed')
  await settle()
  test.product.clock.set('2025-07-01T06:00:00Z')
  await issueCompanyInvoices(test.product.deps)
  expect(await readAccount()).toMatchObject({
    owed: 210,
    invoices: [{ month: '2025-06-01', total: 210, open: 210 }],
  })
})

it('returns to the account once when a later change was undone', async () => {
  await cancel()
  await set('picked_up')
  later(50)
  const second = await set('washing')
  later(20)
  await undo(second)
  await settle()
  expect(await read()).toMatchObject({ status: 'picked_up', amountDue: 0 })
  expect((await readAccount()).owed).toBe(210)
})

it('costs what was agreed although its code went to another order while it was cancelled by mistake', async () => {
  const code = { ...PROMO_CODE, promoCode: 'ONCE20', maxUses: 1 }
  await test.staff.call(makePromoCode, { body: code })
  test.order = await placed(test.asha, {
    paymentMethod: 'account',
    promoCode: 'ONCE20',
    total: 168,
  })
  await set('picked_up')
  const { body: cancelled } = await test.staff.call(cancelForCustomer, {
    params: { id: test.order._id },
    body: { reason: 'A slip' },
  })
  await placed(await test.product.person(), { promoCode: 'ONCE20', total: 168 })
  await undo(cancelled.undo!.change)
  expect(await read()).toMatchObject({
    status: 'picked_up',
    total: 168,
    discount: 42,
    adjustments: [{ source: 'kept-price', amount: 42 }],
  })
  // Nor does a second slip raise it.
  const { body: again } = await test.staff.call(cancelForCustomer, {
    params: { id: test.order._id },
    body: { reason: 'Another slip' },
  })
  await undo(again.undo!.change)
  expect(await read()).toMatchObject({ status: 'picked_up', total: 168 })
  await settle()
  expect((await read()).amountDue).toBe(0)
  expect((await readAccount()).owed).toBe(378)
})

async function invoiceOfJune() {
  test.product.clock.set('2025-07-01T06:00:00Z')
  await issueCompanyInvoices(test.product.deps)
  const { owed, invoices } = await readAccount()
  return { owed, open: invoices.map(({ open }) => open) }
}

it('bills its company for all of it where cash was taken at the door, and owes the cash back', async () => {
  await set('ready')
  await settle()
  await test.staff.call(completeStop, {
    params: { orderId: test.order._id, kind: 'delivery' },
    body: { collected: 'cash', amount: 210 },
  })
  expect(await read()).toMatchObject({ status: 'completed', refundDue: 210 })
  await set('ready')
  await settle()
  const params = { id: test.order._id }
  const lines = [{ itemId: 'wash-fold', quantity: 2 }]
  const body = { lines, reason: 'Weighed again', total: 140, revision: 0 }
  expect((await test.staff.call(changeLines, { params, body })).status).toBe(200)
  await set('completed')
  await settle()
  expect(await read()).toMatchObject({ total: 140, amountDue: 0, refundDue: 210 })
  expect(await invoiceOfJune()).toEqual({ owed: 140, open: [140] })
})

it('goes on the account also where cash was taken at the door while it was about to', async () => {
  await cancel()
  await set('out_for_delivery')
  await test.staff.call(completeStop, {
    params: { orderId: test.order._id, kind: 'delivery' },
    body: { collected: 'cash', amount: 210 },
  })
  await settle()
  expect(await read()).toMatchObject({ amountDue: 0, refundDue: 210 })
  expect(await invoiceOfJune()).toEqual({ owed: 210, open: [210] })
})

it('is not paid at the counter as long as its company pays it', async () => {
  await cancel()
  await set('ready')
  const take = () =>
    test.staff.call(markOrderPaid, { params: { id: test.order._id }, body: { method: 'cash' } })
  expect((await take()).code).toBe('nothing_due')
  await settle()
  expect(await read()).toMatchObject({ amountDue: 0, refundDue: 0 })
})
