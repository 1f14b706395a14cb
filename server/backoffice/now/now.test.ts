// The console's first page: each count equals the length of the list it links to, and agrees with the domain.
// @both-engines
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { takeCompanyPayment, undoCompanyPayment } from '#contract/companies/companies.ts'
import { readNow, readTaken } from '#contract/operate/now.ts'
import {
  adminOrderCounts,
  adminOrders,
  setOrderStatus,
  type TakenMethod,
} from '#contract/orders/order-list.ts'
import { changeLines } from '#contract/orders/order-detail.ts'
import { editBooking } from '#contract/orders/order-edit.ts'
import { markOrderPaid, undoOrderPayment } from '#contract/orders/order-payments.ts'
import { placeOrder, type StaffOrder } from '#contract/orders/orders.ts'
import { DUES, dueListsOf } from '#domain/orders/due.ts'
import { ORDER_STATUSES } from '#domain/orders/record/order-lifecycle.ts'
import { fromRupees } from '#domain/base/money.ts'
import { countStatements } from '../../database/statement-count.ts'
import { inTransaction } from '../../database/transaction.ts'
import { sumPaymentsToday } from './store.ts'
import { makeCompanyFor } from '../../testing/companies.ts'
import { orderInput, placed, THURSDAY } from '../../testing/order-inputs.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })

const ZONE = 'Asia/Kolkata'

/** The afternoon before the pickups, during them, on the evening, when they are due, and long after. */
const MOMENTS = [
  '2025-06-18T12:00:00.000Z',
  '2025-06-19T05:45:00.000Z',
  '2025-06-19T14:00:00.000Z',
  '2025-06-20T08:10:00.000Z',
  '2025-06-21T04:00:00.000Z',
  '2025-06-27T18:40:00.000Z',
]

it('counts the same orders as the order list shows, after any change', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => product.person()))
  const orders: string[] = []
  for (const [index, customer] of people.entries())
    for (const pickupTime of ['9-11 AM', '1-3 PM', '5-7 PM'])
      orders.push(
        (await placed(customer, { pickupTime, pickupDate: index % 2 ? THURSDAY : '2025-06-20' }))
          ._id,
      )

  // Each time other orders move on to other statuses, and other hours pass.
  for (const [round, now] of MOMENTS.entries()) {
    product.clock.set(now)
    for (const [index, id] of orders.entries())
      if ((index + round) % 3 === 0)
        await staff.call(setOrderStatus, {
          params: { id },
          body: { status: ORDER_STATUSES[(index * 5 + round * 2) % ORDER_STATUSES.length]! },
        })
    const all = (await staff.call(adminOrders, { query: { limit: 200 } })).body
    const { due } = (await staff.call(readNow, {})).body
    for (const each of DUES) {
      const list = (await staff.call(adminOrders, { query: { due: each, limit: 200 } })).body
      const { matching } = (await staff.call(adminOrderCounts, { query: { due: each } })).body
      const meant = all.filter((order) =>
        dueListsOf(asFollowed(order), product.clock.read(), ZONE).includes(each),
      )
      expect([round, each, idsOf(list)]).toEqual([round, each, idsOf(meant)])
      expect([round, each, due[each], matching]).toEqual([round, each, list.length, list.length])
    }
  }
})

it('lists an order as arrived until it is counted in or weighed', async () => {
  product.clock.set(MOMENTS[0]!)
  const customer = await product.person()
  const { lines: _, ...bag } = orderInput({ toBeCounted: ['wash-fold'] })
  const { body: counted } = await customer.call(placeOrder, { body: bag })
  const [corrected, edited, waiting] = [
    await placed(customer),
    await placed(customer),
    await placed(customer),
  ]
  for (const { _id: id } of [counted, corrected, edited, waiting])
    await staff.call(setOrderStatus, { params: { id }, body: { status: 'picked_up' } })
  const arrived = async () => {
    const { body } = await staff.call(adminOrders, { query: { due: 'arrived', limit: 200 } })
    const all = (await staff.call(adminOrders, { query: { limit: 200 } })).body
    const meant = all.filter((order) =>
      dueListsOf(asFollowed(order), product.clock.read(), ZONE).includes('arrived'),
    )
    expect(idsOf(body)).toEqual(idsOf(meant))
    return idsOf(body.filter(({ userId }) => userId._id === customer.user._id))
  }
  expect(await arrived()).toEqual(idsOf([counted, corrected, edited, waiting]))
  const weighs = (id: string, quantity: number, total: number) =>
    staff.call(changeLines, {
      params: { id },
      body: {
        lines: [{ itemId: 'wash-fold', quantity }],
        reason: 'Weighed.',
        total,
        revision: 0,
        agreed: true,
      },
    })
  expect((await weighs(counted._id, 2, 140)).status).toBe(200)
  expect((await weighs(corrected._id, 4, 280)).status).toBe(200)
  // Other than items, nothing is weighed by a change.
  const { status } = await staff.call(editBooking, {
    params: { id: edited._id },
    body: { specialInstructions: 'Ring twice.', revision: 0 },
  })
  expect(status).toBe(200)
  expect(await arrived()).toEqual(idsOf([edited, waiting]))
})

function asFollowed(order: StaffOrder) {
  return {
    ...order,
    estimatedDeliveryAt: new Date(order.estimatedDelivery),
    endedAt: null,
    totalPaise: fromRupees(order.total),
    goodwillPaise: fromRupees(order.goodwill),
    paidPaise: fromRupees(order.amountPaid),
    refundedPaise: fromRupees(order.amountRefunded),
  }
}

function idsOf(orders: readonly { _id: string }[]): string[] {
  return orders.map(({ _id }) => _id).toSorted()
}

it('shows waiting tickets to the help desk only, and money taken to staff who take money', async () => {
  const counter = await product.person({ preset: 'counter' })
  const rider = await product.person({ preset: 'rider' })
  const { waiting, claims, taken } = (await staff.call(readNow, {})).body
  expect([waiting?.count, claims?.count, Object.keys(taken ?? {})]).toEqual([
    0,
    0,
    ['cash', 'upi', 'card'],
  ])
  const seen = (await counter.call(readNow, {})).body
  expect([seen.waiting, seen.claims, seen.taken === null]).toEqual([null, null, false])
  expect((await rider.call(readNow, {})).status).toBe(403)
})

it('shows each sum of today’s money equal to the orders in its list', async () => {
  const customer = await product.person()
  const took: Record<'cash' | 'upi', StaffOrder[]> = { cash: [], upi: [] }
  const pay = async (method: 'cash' | 'upi') => {
    const { _id: id } = await placed(customer, { pickupDate: '2025-07-03' })
    took[method].push((await staff.call(markOrderPaid, { params: { id }, body: { method } })).body)
  }
  const sums = async () => (await staff.call(readNow, {})).body.taken!
  const listed = (taken: TakenMethod) => staff.call(adminOrders, { query: { taken, limit: 200 } })

  product.clock.set('2025-07-01T18:29:00.000Z')
  await pay('cash')
  took.cash.pop()
  // Midnight in the laundry's zone.
  product.clock.set('2025-07-01T18:30:00.000Z')
  expect(await sums()).toEqual({ cash: 0, upi: 0, card: 0 })
  for (const method of ['cash', 'upi', 'cash'] as const) await pay(method)
  const mistaken = took.cash.pop()!
  await staff.call(undoOrderPayment, {
    params: { id: mistaken._id, paymentId: mistaken.payments[0]!._id },
  })
  for (const method of ['cash', 'upi'] as const) {
    const list = (await listed(method)).body
    expect([method, idsOf(list)]).toEqual([method, idsOf(took[method])])
    expect([method, (await sums())[method]]).toEqual([
      method,
      list.reduce((sum, order) => sum + order.amountPaid, 0),
    ])
    const { body } = await staff.call(adminOrderCounts, { query: { taken: method } })
    expect([method, body.matching]).toEqual([method, list.length])
  }
  expect((await listed('card')).body).toEqual([])
})

it('sums today’s payments of orders, and those of companies separately', async () => {
  const [customer, buyer] = [await product.person(), await product.person()]
  const { _id: id } = await makeCompanyFor(staff, buyer, { limit: 1000 })
  const pays = (method: 'cash' | 'transfer', amount: number) =>
    staff.call(takeCompanyPayment, { params: { id }, body: { method, amount, reference: 'No. 7' } })
  const cash = async () => (await staff.call(readTaken, { query: { method: 'cash' } })).body

  product.clock.set('2025-08-01T18:29:00.000Z')
  await pays('cash', 1)
  product.clock.set('2025-08-02T06:30:00.000Z')
  const order = await placed(customer, { pickupDate: '2025-08-04' })
  await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'cash' } })
  for (const amount of [500, 40, 2.5]) await pays('cash', amount)
  // A transfer stands in no till.
  await pays('transfer', 700)
  const [mistaken] = (await cash()).companies
  expect(mistaken?.amount).toBe(2.5)
  await staff.call(undoCompanyPayment, { params: { id, paymentId: mistaken!._id } })

  const { orders, companies } = await cash()
  expect([orders, companies.map(({ amount, reference }) => [amount, reference])]).toEqual([
    order.total,
    [
      [40, 'No. 7'],
      [500, 'No. 7'],
    ],
  ])
  expect(companies.every(({ companyId }) => companyId === id)).toBe(true)
  const { taken } = (await staff.call(readNow, {})).body
  expect(taken?.cash).toBe(orders + 540)
  expect((await staff.call(readTaken, { query: { method: 'upi' } })).body).toEqual({
    orders: 0,
    companies: [],
  })
  const plant = await product.person({ preset: 'plant' })
  expect((await plant.call(readTaken, { query: { method: 'cash' } })).status).toBe(403)
})

it('reads today’s money from an index by day, at a cost independent of all earlier payments', async () => {
  const day = { startsAt: new Date('2025-06-18'), endsAt: new Date('2025-06-19') }
  const { statements } = await countStatements(() => sumPaymentsToday(product.db, day))
  const read = statements.find((statement) => statement.includes('order_payments'))!
  const plan = await inTransaction(product.db, async (tx) => {
    // A table of a few rows is read whole otherwise, whatever its indexes.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      ${sql.raw(`explain (generic_plan, costs off) ${read}`)}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/order_payments_by_payment.*\n.*Cond: \(\(paid_at >= \$1\) AND/)
  expect(plan).toMatch(/company_payments_by_day.*\n.*Cond: \(\(at >= \$3\) AND/)
})
