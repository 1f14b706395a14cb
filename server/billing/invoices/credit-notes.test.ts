import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import {
  chargeInvoice,
  orderCreditNote,
  orderInvoice,
  readCreditNote,
} from '#contract/invoices/invoices.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { refundCharge } from '#contract/payments/payments.ts'
import { subscriptionCharges } from '#contract/club/subscriptions.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { newId } from '../../platform/ids.ts'
import { addMember, installRecordingPayments } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha Rao' })
})

const setStatus = (order: Order, status: OrderStatus) =>
  staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })

async function creditedOrder(): Promise<Order> {
  const order = await placed(asha)
  await setStatus(order, 'completed')
  await setStatus(order, 'cancelled')
  return order
}

const pdfOf = (person: SignedIn, call: { path: string }, order: Order) =>
  person.send({ method: 'GET', url: call.path.replace(':orderId', order._id) })

const notes = () => product.db.selectFrom('credit_notes').selectAll().orderBy('number').execute()

describe('a completed order that is cancelled', () => {
  it('gets a credit note naming its invoice, for its owner and staff', async () => {
    const order = await creditedOrder()
    const answer = await pdfOf(asha, orderCreditNote, order)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="credit-note-CN-2025-26-\d{5}\.pdf"$/,
    )
    expect((await pdfOf(staff, orderCreditNote, order)).status).toBe(200)
    expect((await pdfOf(await product.person(), orderCreditNote, order)).status).toBe(404)
    expect((await pdfOf(asha, orderInvoice, order)).code).toBe('not_completed')
    const seen = (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
    expect(seen.hasCreditNote).toBe(true)

    const [note] = (await notes()).filter(({ order_id }) => order_id === order._id)
    const invoice = await product.db
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', note!.invoice_id)
      .executeTakeFirstOrThrow()
    expect(note!.total_paise).toBe(invoice.total_paise)
    expect(note!.content).toMatchObject({ sums: invoice.content.sums, gst: invoice.content.gst })
    expect(note!.content.facts[0]).toEqual({
      name: 'Cancels invoice',
      value: `2025-26-${String(invoice.number).padStart(5, '0')}`,
    })
  })

  it('gets a new invoice if completed again, and a new credit note if cancelled again', async () => {
    const order = await creditedOrder()
    await setStatus(order, 'completed')
    expect((await pdfOf(asha, orderInvoice, order)).status).toBe(200)
    await setStatus(order, 'cancelled')
    const own = (await notes()).filter(({ order_id }) => order_id === order._id)
    expect(own).toHaveLength(2)
    expect(new Set(own.map(({ invoice_id }) => invoice_id)).size).toBe(2)
  })

  it('gets a credit note numbered without gaps when many are cancelled at once', async () => {
    const orders: Order[] = []
    for (let count = 0; count < 6; count += 1) {
      const order = await placed(asha)
      await setStatus(order, 'completed')
      orders.push(order)
    }
    await Promise.all([...orders, ...orders].map((order) => setStatus(order, 'cancelled')))
    const numbers = (await notes()).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('keeps its credit note unchanged', async () => {
    await creditedOrder()
    const change = product.db.updateTable('credit_notes').set({ total_paise: 1 }).execute()
    await expect(change).rejects.toThrow('never changed')
    await expect(product.db.deleteFrom('credit_notes').execute()).rejects.toThrow('never changed')
  })
})

describe('a refunded Laundry Club charge', () => {
  it('gets a credit note for each part, visible to its member and staff', async () => {
    installRecordingPayments(product.deps)
    const { _id } = await addMember(asha, { planId: 'basic' })
    const params = { id: _id }
    const chargeId = (await asha.call(subscriptionCharges, { params })).body[0]!._id
    for (const amount of [5, undefined])
      await staff.call(refundCharge, {
        params: { id: chargeId },
        body: { amount, reason: 'We were closed.' },
      })
    const [charge] = (await asha.call(subscriptionCharges, { params })).body
    expect(charge).toMatchObject({ amount: 15, refunded: 15 })
    expect(charge!.creditNotes.map(({ amount }) => amount)).toEqual([5, 10])
    for (const { _id: id } of charge!.creditNotes) {
      const answer = await asha.call(readCreditNote, { params: { id } })
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect((await staff.call(readCreditNote, { params: { id } })).status).toBe(200)
      const other = await product.person()
      expect((await other.call(readCreditNote, { params: { id } })).code).toBe('not_found')
    }
    const invoice = await asha.call(chargeInvoice, { params: { chargeId } })
    expect(invoice.status).toBe(200)
  })
})

describe('a credit note', () => {
  it('never exceeds its invoice, whatever it is issued for', async () => {
    const order = await creditedOrder()
    const [note] = (await notes()).filter(({ order_id }) => order_id === order._id)
    const another = product.db
      .insertInto('credit_notes')
      .values({
        ...note!,
        id: newId(new Date()),
        number: 99_000,
        total_paise: 1,
        content: JSON.stringify(note!.content),
      })
      .execute()
    await expect(another).rejects.toThrow('more than its invoice')
  })

  it.each([
    'invoices',
    'credit_notes',
    'invoice_counters',
    'ledger_transactions',
    'ledger_entries',
    'loyalty_entries',
    'loyalty_accounts',
  ])('refuses to delete records kept for the books: %s', async (table) => {
    const emptying = sql.raw(`truncate ${table} cascade`).execute(product.db)
    await expect(emptying).rejects.toThrow('never emptied')
  })
})

it('issues no credit note for an order without an invoice', async () => {
  const order = await placed(asha)
  await setStatus(order, 'cancelled')
  expect((await pdfOf(asha, orderCreditNote, order)).status).toBe(404)
})
