import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminStats } from '#contract/activity.ts'
import { setOrderStatus } from '#contract/order-list.ts'
import { markOrderPaid } from '#contract/order-payments.ts'
import { adminReports } from '#contract/reports.ts'
import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { addDays, calendarDateIn } from '#domain/time-zone.ts'
import { newId } from '../../platform/ids.ts'
import { member } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'
import { recountedFrom } from './test-reports.ts'

const product = await testProduct()
let asha: SignedIn
let ravi: SignedIn
let staff: SignedIn
beforeAll(async () => {
  await product.db
    .updateTable('business')
    .set({
      slot_capacities: JSON.stringify(
        [8, ...Array(6).fill(500)].map((each) => Array(5).fill(each)),
      ),
    })
    .execute()
  staff = await product.person({ role: 'admin' })
  asha = await product.person()
  ravi = await product.person()
})

const WEEK = { from: '2025-06-12', to: '2025-06-18' }
const MAY_AND_JUNE = { from: '2025-05-20', to: '2025-06-18' }

const reports = async (query = MAY_AND_JUNE) => (await staff.call(adminReports, { query })).body

async function setStatus(order: Order, status: OrderStatus): Promise<void> {
  const answer = await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
  expect(answer.status).toBe(200)
}

const recounted = (timeZone: string, range = MAY_AND_JUNE) =>
  recountedFrom(product.db, timeZone, range)

/** What is answered of a range, in the same shape. */
async function answered(query = MAY_AND_JUNE, side: 'now' | 'before' = 'now') {
  const { sums, services, payments, customers } = (await reports(query))[side]
  return {
    sums,
    services: Object.fromEntries(services.map(({ service, amount }) => [service, amount])),
    payments: Object.fromEntries(payments.map(({ way, amount }) => [way, amount])),
    customers,
  }
}

const STATUSES: OrderStatus[] = ['picked_up', 'washing', 'completed', 'cancelled']
const BASKETS = [
  { lines: [{ itemId: 'wash-fold', quantity: 3 }] },
  { lines: [{ itemId: 'dry-cleaning-shirt', quantity: 2 }] },
  {
    lines: [
      { itemId: 'wash-fold', quantity: 5 },
      { itemId: 'dry-cleaning-suit', quantity: 1 },
    ],
  },
]

it('are what a plain recount gives, whatever happens to orders', async () => {
  const orders: Order[] = []
  // Around midnight where the laundry is, which is 18:30 UTC.
  const instants = [
    '2025-06-12T18:29:00Z',
    '2025-06-12T18:31:00Z',
    '2025-06-14T06:00:00Z',
    '2025-06-17T06:00:00Z',
  ]
  const step = fc.oneof(
    fc.record({
      place: fc.nat(BASKETS.length - 1),
      by: fc.nat(1),
      at: fc.nat(instants.length - 1),
    }),
    fc.record({
      order: fc.nat(30),
      status: fc.nat(STATUSES.length - 1),
      at: fc.nat(instants.length - 1),
    }),
    fc.record({ pay: fc.nat(30), at: fc.nat(instants.length - 1) }),
    fc.record({ remove: fc.nat(30) }),
    fc.record({ line: fc.nat(30), quantity: fc.integer({ min: 1, max: 9 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const each of steps) {
        if ('at' in each) product.clock.set(instants[each.at]!)
        if ('place' in each)
          orders.push(await placed([asha, ravi][each.by]!, inputNow(BASKETS[each.place]!)))
        else if (orders.length === 0) continue
        else if ('status' in each)
          await setStatus(orders[each.order % orders.length]!, STATUSES[each.status]!)
        else if ('pay' in each) await pay(orders[each.pay % orders.length]!)
        else if ('remove' in each) await remove(orders.splice(each.remove % orders.length, 1)[0]!)
        else await changeLine(orders[each.line % orders.length]!, each.quantity)
      }
      product.clock.set('2025-06-18T06:30:00Z')
      expect(await answered()).toEqual(await recounted('Asia/Kolkata'))
      const last = { from: '2025-06-14', to: '2025-06-18' }
      expect(await answered(last)).toEqual(await recounted('Asia/Kolkata', last))
      const before = { from: '2025-06-09', to: '2025-06-13' }
      expect(await answered(last, 'before')).toEqual(await recounted('Asia/Kolkata', before))
    }),
    { numRuns: 12 },
  )
})

/** The pickup on the day after the one that the clock shows. */
function inputNow(basket: (typeof BASKETS)[number]) {
  return { ...basket, pickupDate: addDays(calendarDateIn(product.clock.read(), 'Asia/Kolkata'), 1) }
}

async function pay({ _id }: Order): Promise<void> {
  const answer = await staff.call(markOrderPaid, {
    params: { id: _id },
    body: { method: _id < 'f' ? 'cash' : 'upi' },
  })
  expect([201, 409]).toContain(answer.status)
}

/** One that was paid stays. */
async function remove({ _id }: Order): Promise<void> {
  const paid = await product.db
    .selectFrom('order_payments')
    .select('id')
    .where('order_id', '=', _id)
    .execute()
  if (paid.length > 0) return
  await product.db.deleteFrom('orders').where('id', '=', _id).execute()
}

/** As staff would: the line and the total in one go. */
async function changeLine({ _id }: Order, quantity: number): Promise<void> {
  await product.db.transaction().execute(async (tx) => {
    const line = await tx
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', _id)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow()
    const amount = line.unit_price_paise * quantity
    await tx
      .updateTable('order_lines')
      .set({ quantity, amount_paise: amount })
      .where('order_id', '=', _id)
      .where('position', '=', 0)
      .execute()
    await tx
      .updateTable('orders')
      .set((eb) => ({
        items_paise: eb('items_paise', '+', amount - line.amount_paise),
        total_paise: eb('total_paise', '+', amount - line.amount_paise),
        list_paise: eb('list_paise', '+', 1_000_000),
      }))
      .where('id', '=', _id)
      .execute()
  })
}

it.each(['completed', 'cancelled'] as const)(
  'count an order that is stored as it ended: %s',
  async (status) => {
    product.clock.set('2025-06-18T06:30:00Z')
    const { _id } = await placed(asha, { ...BASKETS[2]!, pickupDate: '2025-06-20' })
    const stats = (await staff.call(adminStats, {})).body
    const at = product.clock.read()
    const other = {
      id: newId(at),
      number: `LC-${status}`,
      status,
      completed_at: status === 'completed' ? at : null,
    }
    await sql`
      with copied as (
        insert into orders select (json_populate_record(orders, ${JSON.stringify(other)})).*
        from orders where id = ${_id}
      )
      insert into order_lines
      select (json_populate_record(order_lines, ${JSON.stringify({ order_id: other.id })})).*
      from order_lines where order_id = ${_id}`.execute(product.db)

    expect(await answered()).toEqual(await recounted('Asia/Kolkata'))
    expect((await staff.call(adminStats, {})).body.totalOrders).toBe(stats.totalOrders + 1)
  },
)

it('count what members of the Laundry Club pay, and come to the total revenue', async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  await member(await product.person())
  expect(await answered()).toEqual(await recounted('Asia/Kolkata'))
  const { total } = (await reports()).now
  expect(total.revenue).toBe((await staff.call(adminStats, {})).body.totalRevenue)
  expect(total.revenue).toBeGreaterThan(0)
})

it('tell how full each slot of the week was', async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  const before = (await reports(WEEK)).now.slots
  expect(before).toHaveLength(6 * 5 + 4)
  const wednesday = { weekday: 3, pickupTime: '3-5 PM' }
  const of = (slots: typeof before) =>
    slots.find((each) => each.weekday === 3 && each.pickupTime === '3-5 PM')
  expect(of(before)).toEqual({ ...wednesday, booked: 0, capacity: 500 })
  await placed(asha, { pickupDate: '2025-06-18', pickupTime: '3-5 PM' })
  expect(of((await reports(WEEK)).now.slots)).toEqual({ ...wednesday, booked: 1, capacity: 500 })
  const sunday = before.find((each) => each.weekday === 0 && each.pickupTime === '9-11 AM')
  expect(sunday).toMatchObject({ capacity: 8 })
})

describe('the range', () => {
  it.each([
    ['a day', '2025-06-18 2025-06-18', 1, '2025-06-17 2025-06-17'],
    ['a month that is not over', '2025-06-01 2025-06-30', 30, '2025-05-01 2025-05-18'],
    ['what is to come', '2026-01-01 2026-01-31', 31, '2025-12-01 2025-12-31'],
    ['a year, by month', '2024-07-01 2025-06-30', 12, '2023-07-01 2024-06-17'],
    ['ten years', '2016-01-01 2025-12-31', 120, '2006-01-01 2015-06-19'],
  ])('%s is reported whole, beside the same before', async (_, asked, count, before) => {
    product.clock.set('2025-06-18T06:30:00Z')
    const [from, to] = asked.split(' ') as [string, string]
    const answer = await reports({ from, to })
    expect(answer.now.sums).toHaveLength(count)
    expect(answer.now).toMatchObject({ from, to })
    expect(`${answer.before.from} ${answer.before.to}`).toBe(before)
  })

  it.each([
    ['from=2025-06-18&to=2025-06-17', 'The last day is before the first one.'],
    ['from=2015-01-01&to=2025-06-18', 'A report covers ten years at most.'],
    ['from=1999-12-31&to=2000-01-01', 'Reports are about the years 2000 to 2099.'],
    ['from=2099-12-31&to=2100-01-01', 'Reports are about the years 2000 to 2099.'],
    ['from=2025-02-30&to=2025-03-01', 'a real date'],
  ])('%s is refused', async (query, said) => {
    const answer = await staff.send({ method: 'GET', url: `/api/admin/figures?${query}` })
    expect(answer.code).toBe('invalid_input')
    expect(JSON.stringify(answer.body)).toContain(said)
  })

  it('of a laundry where nothing has happened is there with zeros', async () => {
    const { now, before } = await reports({ from: '2003-01-01', to: '2003-01-02' })
    expect(now.total).toMatchObject({ orders: 0, revenue: 0, averageValue: null, onTime: 0 })
    expect([now.services, now.payments, before.customers]).toEqual([
      [],
      [],
      { new: 0, returning: 0 },
    ])
  })
})

it.each([
  ['sums', /^\uFEFFDay,Orders,Completed,Revenue \(₹\),.*\r\n2025-06-12,\d+,/],
  ['services', /\r\nWash & Fold,[\d.]+,0\r\n/],
  ['payments', /\r\nCash,[\d.]+,0\r\nUPI,/],
  ['customers', /\r\nNew,\d+,0\r\nReturning,0,0\r\n/],
  ['slots', /^\uFEFFWeekday,Pickup slot,.*\r\nMonday,.*,500,\d+,500\r\n/],
])('are there as a spreadsheet: %s', async (name, text) => {
  const url = `/api/admin/figures/${name}.csv?from=${WEEK.from}&to=${WEEK.to}`
  const { status, body, headers } = await staff.send({ method: 'GET', url })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toContain(`${name}-2025-06-12-to-2025-06-18.csv`)
  expect(String(body)).toMatch(text)
})

it('are for those alone who may read them', async () => {
  for (const url of ['/api/admin/figures', '/api/admin/figures/sums.csv']) {
    const whole = `${url}?from=${WEEK.from}&to=${WEEK.to}`
    const counter = await product.person({ preset: 'counter' })
    expect((await counter.send({ method: 'GET', url: whole })).status).toBe(403)
    expect((await product.visitor.send({ method: 'GET', url: whole })).status).toBe(401)
  }
})

it('are counted again when the laundry’s clocks move to another zone', async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  await product.db.updateTable('business').set({ time_zone: 'America/New_York' }).execute()
  await expect
    .poll(async () => (await product.deps.settings.current()).timeZone)
    .toBe('America/New_York')
  expect(await answered()).toEqual(await recounted('America/New_York'))
  await placed(asha, { pickupDate: '2025-06-20' })
  expect(await answered()).toEqual(await recounted('America/New_York'))
})
