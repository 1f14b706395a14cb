// An offline completion counts from its own time: history, money, invoice, points, daily sums.
import { beforeEach, describe, expect, it } from 'vitest'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { adminReports } from '#contract/reports/reports.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { orderDetails, type Order } from '#contract/orders/orders.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { completeStop } from '#contract/run-sheet/run-sheet.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { newForm } from '../../testing/forms.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

/** The last evening of a financial year, and the morning on which the phone is online again. */
const MADE = '2026-03-31T14:30:00.000Z'
const ARRIVED = '2026-04-01T04:30:00.000Z'

/** The test clock goes on by a millisecond with every look at it. */
const second = (instant: string | Date) => new Date(instant).toISOString().slice(0, 19)

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
// Messages stay in the outbox: one that left after the clock has moved on would be too late, and tell staff so.
product.deps.jobs.pause()
let asha: SignedIn
let order: Order
beforeEach(async () => {
  await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
  product.clock.set('2026-03-30T04:00:00Z')
  asha = await product.person({ name: 'Asha', phone: '+91 98450 33333' })
  order = await placed(asha, { pickupDate: '2026-03-31' })
  product.clock.set('2026-03-31T10:00:00Z')
  await setStatus('out_for_delivery')
  product.clock.set(ARRIVED)
})

async function setStatus(status: OrderStatus): Promise<void> {
  await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
}

type CompletionInput = { at?: string; sentAt?: string; collected?: 'cash'; note?: string }

function deliver(body: CompletionInput, key: string = crypto.randomUUID()) {
  const params = { orderId: order._id, kind: 'delivery' as const }
  return staff.call(completeStop, { params, body }, { 'idempotency-key': key })
}

async function details(): Promise<Order> {
  return (await asha.call(orderDetails, { params: { orderId: order._id } })).body as Order
}

const invoice = () =>
  product.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow()

async function file(name: string, query: string): Promise<string> {
  const { body } = await staff.send({ method: 'GET', url: `/api/admin/exports/${name}${query}` })
  return String(body)
}

async function entriesIn(table: 'loyalty_entries') {
  return product.db
    .selectFrom(table)
    .select(['created_at', 'points'])
    .where('order_id', '=', order._id)
    .execute()
}

describe('a delivery that was marked offline on the last day of a financial year', () => {
  it('keeps its completion, payment and invoice on that day and in that year', async () => {
    const answer = await deliver({ at: MADE, sentAt: ARRIVED, collected: 'cash' })
    expect([answer.status, answer.body.done]).toEqual([200, true])

    const { history, payments } = await details()
    expect(history.at(-1)).toMatchObject({ status: 'completed', at: MADE })
    expect(payments).toMatchObject([{ method: 'cash', status: 'succeeded', at: MADE }])
    const row = await product.db
      .selectFrom('orders')
      .select(['completed_at', 'paid_at'])
      .where('id', '=', order._id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ completed_at: new Date(MADE), paid_at: new Date(MADE) })
    const { series, issued_at, content } = await invoice()
    expect([series, issued_at]).toEqual(['2025-26', new Date(MADE)])
    expect(content.issuedOn).toContain('31 March 2026')
    expect(await entriesIn('loyalty_entries')).toEqual([
      { created_at: new Date(MADE), points: 210 },
    ])
    const completion = await product.db
      .selectFrom('stop_completions')
      .select('completed_at')
      .where('order_id', '=', order._id)
      .executeTakeFirstOrThrow()
    expect(completion.completed_at).toEqual(new Date(MADE))
  })

  it('counts in that day’s sums, spreadsheets and ledger', async () => {
    const revenueOn = async (date: string) => {
      const { body } = await staff.call(adminReports, { query: { from: date, to: date } })
      return body.now.total.revenue
    }
    const [before, next] = [await revenueOn('2026-03-31'), await revenueOn('2026-04-01')]
    await deliver({ at: MADE, sentAt: ARRIVED, collected: 'cash' })
    expect([await revenueOn('2026-03-31'), await revenueOn('2026-04-01')]).toEqual([
      before + 210,
      next,
    ])
    const year = '?from=2026-03-31&to=2026-03-31'
    expect(await file('invoices.csv', year)).toContain(order.number)
    expect(await file('invoices.csv', '?from=2026-04-01')).not.toContain(order.number)
    const line = (await file('orders.csv', '?from=2026-03-30&to=2026-03-30'))
      .split('\r\n')
      .find((each) => each.startsWith(order.number))
    expect(line?.match(/2026-03-31 20:00/g)).toHaveLength(2)
    const moved = await product.db
      .selectFrom('ledger_transactions')
      .innerJoin('order_payments', 'order_payments.id', 'ledger_transactions.order_payment_id')
      .select('at')
      .where('order_id', '=', order._id)
      .execute()
    expect(moved).toEqual([{ at: new Date(MADE) }])
  })

  it('takes the next number of its year, although later dates already have numbers', async () => {
    await deliver({})
    const later = await invoice()
    expect(later.series).toBe('2026-27')
    product.clock.set('2026-03-30T04:00:00Z')
    const numbers: number[] = []
    for (const at of ['2026-03-31T13:00:00Z', '2026-03-31T12:00:00Z']) {
      product.clock.set('2026-03-30T04:00:00Z')
      order = await placed(asha, { pickupDate: '2026-03-31' })
      await setStatus('ready')
      product.clock.set(ARRIVED)
      await deliver({ at })
      const { series, number, issued_at } = await invoice()
      expect([series, issued_at]).toEqual(['2025-26', new Date(at)])
      numbers.push(number)
    }
    expect(numbers[1]).toBe(numbers[0]! + 1)
  })

  it('notifies its customer now, and appears in the audit log at its arrival', async () => {
    await deliver({ at: MADE })
    const { body } = await asha.call(notifications, {})
    const notified = body.notifications.find(({ title }) => title.endsWith('Completed'))!
    expect(second(notified.createdAt)).toBe(second(ARRIVED))
    const entry = await product.db
      .selectFrom('audit_log')
      .select(['at', 'details'])
      .where('record_id', '=', order._id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(second(entry.at)).toBe(second(ARRIVED))
    expect(entry.details).toMatchObject({ to: 'completed', madeAt: MADE })
  })
})

describe('the time of a completion', () => {
  const completedAt = async () => second((await details()).history.at(-1)!.at)

  it('defaults to its arrival when the client sends no time', async () => {
    await deliver({})
    expect(await completedAt()).toBe(second(ARRIVED))
  })

  it('corrects a device’s wrong clock', async () => {
    await deliver({ at: '2026-03-31T19:30:00+02:00', sentAt: '2026-04-01T09:30:00+02:00' })
    expect(await completedAt()).toBe(second(MADE))
  })

  it.each([
    ['in the future', '2026-04-02T00:00:00Z', ARRIVED],
    ['before the order’s last change', '2026-03-31T08:00:00Z', '2026-03-31T10:00:00.000Z'],
  ])('corrects a time sent as %s', async (_, at, counted) => {
    await deliver({ at })
    expect(await completedAt()).toBe(second(counted))
  })

  it('reaches back at most 48 hours before its arrival', async () => {
    product.clock.set('2026-04-05T04:30:00Z')
    await deliver({ at: MADE })
    expect(await completedAt()).toBe('2026-04-03T04:30:00')
  })

  it.each(['yesterday', '2026-03-31T14:30:00', '2026-03-31', 7])('refuses %j', async (at) => {
    const url = `/api/admin/run-sheet/${order._id}/delivery`
    const sent = { method: 'PUT' as const, url, payload: { at } }
    expect((await expectRefusal(product, staff, sent)).status).toBe(422)
  })

  it('can be sent with a photo, and is also the time of the note and photo from the door', async () => {
    const form = await newForm({ note: 'At the gate', at: MADE, sentAt: ARRIVED })
    const url = `/api/admin/run-sheet/${order._id}/delivery`
    expect((await staff.send({ method: 'PUT', url, ...form })).status).toBe(200)
    const { body } = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(body).toMatchObject([{ note: 'At the gate', at: MADE }])
  })
})

it('leaves a cancelled order cancelled after an earlier completion, and changes nothing when sent again', async () => {
  product.clock.set('2026-03-31T16:00:00Z')
  await setStatus('cancelled')
  product.clock.set(ARRIVED)
  const late = await deliver({ at: MADE })
  expect([late.status, late.body.toDecide]).toEqual([200, true])
  const { history } = await details()
  const last = history.at(-1)!
  expect([last.status, second(last.at)]).toEqual(['cancelled', '2026-03-31T16:00:00'])

  await setStatus('out_for_delivery')
  await deliver({ at: MADE }, 'sent-twice')
  product.clock.set('2026-04-01T05:30:00Z')
  await deliver({ at: MADE }, 'sent-twice')
  const statuses = (await details()).history.map(({ status, at }) => [status, second(at)])
  expect(statuses.slice(-2)).toEqual([
    ['out_for_delivery', second(ARRIVED)],
    ['completed', second(ARRIVED)],
  ])
})
