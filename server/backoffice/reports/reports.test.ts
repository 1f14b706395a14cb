// @both-engines
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { adminStats } from '#contract/audit/activity.ts'
import { adminReports } from '#contract/reports/reports.ts'
import { newId } from '../../platform/ids.ts'
import { addMember } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'
import { readReportAs, recountReport } from './test-reports.ts'

const product = await testProduct()
let asha: SignedIn
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
})

const WEEK = { from: '2025-06-12', to: '2025-06-18' }
const MAY_AND_JUNE = { from: '2025-05-20', to: '2025-06-18' }

const reports = async (query = MAY_AND_JUNE) => (await staff.call(adminReports, { query })).body

const recounted = (timeZone: string, range = MAY_AND_JUNE) =>
  recountReport(product.db, timeZone, range)

const answered = (query = MAY_AND_JUNE) => readReportAs(staff, query)

const BASKET = {
  lines: [
    { itemId: 'wash-fold', quantity: 5 },
    { itemId: 'dry-cleaning-suit', quantity: 1 },
  ],
}

it.each(['completed', 'cancelled'] as const)(
  'count an order that was stored with its final status: %s',
  async (status) => {
    product.clock.set('2025-06-18T06:30:00Z')
    const { _id } = await placed(asha, { ...BASKET, pickupDate: '2025-06-20' })
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

it('count what Laundry Club members pay, and add up to the total revenue', async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  await addMember(await product.person())
  expect(await answered()).toEqual(await recounted('Asia/Kolkata'))
  const { total } = (await reports()).now
  expect(total.revenue).toBe((await staff.call(adminStats, {})).body.totalRevenue)
  expect(total.revenue).toBeGreaterThan(0)
})

it('show how full each slot of the week was', async () => {
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
  ])('reports the whole %s, beside the same range before', async (_, asked, count, before) => {
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
  ])('refuses %s', async (query, said) => {
    const answer = await staff.send({ method: 'GET', url: `/api/admin/figures?${query}` })
    expect(answer.code).toBe('invalid_input')
    expect(JSON.stringify(answer.body)).toContain(said)
  })

  it('shows zeros for a laundry without orders', async () => {
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
])('export a spreadsheet: %s', async (name, text) => {
  const url = `/api/admin/figures/${name}.csv?from=${WEEK.from}&to=${WEEK.to}`
  const { status, body, headers } = await staff.send({ method: 'GET', url })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toContain(`${name}-2025-06-12-to-2025-06-18.csv`)
  expect(String(body)).toMatch(text)
})

it('allow only staff who may read them', async () => {
  for (const url of ['/api/admin/figures', '/api/admin/figures/sums.csv']) {
    const whole = `${url}?from=${WEEK.from}&to=${WEEK.to}`
    const counter = await product.person({ preset: 'counter' })
    expect((await counter.send({ method: 'GET', url: whole })).status).toBe(403)
    expect((await product.visitor.send({ method: 'GET', url: whole })).status).toBe(401)
  }
})

it('recount when the laundry moves to another time zone', async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  await product.db.updateTable('business').set({ time_zone: 'America/New_York' }).execute()
  await expect
    .poll(async () => (await product.deps.laundry(MAIN_BRANCH).settings.current()).timeZone)
    .toBe('America/New_York')
  expect(await answered()).toEqual(await recounted('America/New_York'))
  await placed(asha, { pickupDate: '2025-06-20' })
  expect(await answered()).toEqual(await recounted('America/New_York'))
})
