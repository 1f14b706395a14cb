import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { adminStats } from '#contract/activity.ts'
import { setOrderStatus } from '#contract/order-list.ts'
import { adminReports } from '#contract/reports.ts'
import type { Order } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-lifecycle.ts'
import { toRupees } from '#domain/money.ts'
import { calendarDateIn } from '#domain/time-zone.ts'
import { newId } from '../../platform/ids.ts'
import { member } from '../../testing/club.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

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

const reports = async (range: '7d' | '30d' | '90d' | '12m' = '30d') =>
  (await staff.call(adminReports, { query: { range } })).body

async function setStatus(order: Order, status: OrderStatus): Promise<void> {
  const answer = await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
  expect(answer.status).toBe(200)
}

/** The same sums of the last 30 days, added up from every row there is. */
async function recounted(timeZone: string) {
  const orders = await product.db.selectFrom('orders').selectAll().execute()
  const lines = await product.db.selectFrom('order_lines').selectAll().execute()
  const charges = await product.db
    .selectFrom('charges')
    .selectAll()
    .where('status', '=', 'succeeded')
    .execute()
  const dayOf = (at: Date | null) => calendarDateIn(at!, timeZone)
  const today = dayOf(product.clock.read())
  const kept = orders.filter(({ status }) => status !== 'cancelled')
  const isPlacedOn = (date: string, orderId: string) =>
    kept.some((order) => order.id === orderId && dayOf(order.created_at) === date)
  const dates = Array.from({ length: 30 }, (_, ago) =>
    new Date(Date.parse(today) - (29 - ago) * 86_400_000).toISOString().slice(0, 10),
  )
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
  const amounts = new Map<string, number>()
  for (const line of lines)
    if (dates.some((date) => isPlacedOn(date, line.order_id)))
      amounts.set(line.service, (amounts.get(line.service) ?? 0) + line.amount_paise)
  return {
    days: dates.map((date) => ({
      date,
      orders: kept.filter((order) => dayOf(order.created_at) === date).length,
      revenue: toRupees(
        sum([
          ...orders
            .filter((order) => order.status === 'completed' && dayOf(order.completed_at) === date)
            .map((order) => order.total_paise),
          ...charges
            .filter((charge) => dayOf(charge.paid_at) === date)
            .map((charge) => charge.amount_paise - charge.refunded_paise),
        ]),
      ),
      kilograms: sum(
        lines
          .filter((line) => line.unit === 'kg' && isPlacedOn(date, line.order_id))
          .map((line) => line.quantity),
      ),
    })),
    services: Object.fromEntries(
      [...amounts].map(([service, paise]) => [service, toRupees(paise)]),
    ),
  }
}

async function answered() {
  const { days, services } = await reports()
  return {
    days,
    services: Object.fromEntries(services.map(({ service, amount }) => [service, amount])),
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
  const instants = ['2025-06-12T18:29:00Z', '2025-06-12T18:31:00Z', '2025-06-14T06:00:00Z']
  const step = fc.oneof(
    fc.record({ place: fc.nat(BASKETS.length - 1), at: fc.nat(instants.length - 1) }),
    fc.record({
      order: fc.nat(30),
      status: fc.nat(STATUSES.length - 1),
      at: fc.nat(instants.length - 1),
    }),
    fc.record({ remove: fc.nat(30) }),
    fc.record({ line: fc.nat(30), quantity: fc.integer({ min: 1, max: 9 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const each of steps) {
        if ('at' in each) product.clock.set(instants[each.at]!)
        if ('place' in each)
          orders.push(await placed(asha, { ...BASKETS[each.place]!, pickupDate: '2025-06-20' }))
        else if (orders.length === 0) continue
        else if ('status' in each)
          await setStatus(orders[each.order % orders.length]!, STATUSES[each.status]!)
        else if ('remove' in each) await remove(orders.splice(each.remove % orders.length, 1)[0]!)
        else await changeLine(orders[each.line % orders.length]!, each.quantity)
      }
      product.clock.set('2025-06-18T06:30:00Z')
      expect(await answered()).toEqual(await recounted('Asia/Kolkata'))
    }),
    { numRuns: 12 },
  )
})

async function remove({ _id }: Order): Promise<void> {
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
  const { days } = await reports()
  const paise = days.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0)
  expect(toRupees(paise)).toBe((await staff.call(adminStats, {})).body.totalRevenue)
  expect(toRupees(paise)).toBeGreaterThan(0)
})

it('tell how full each slot of the week was', async () => {
  product.clock.set('2025-06-18T06:30:00Z')
  const before = (await reports('7d')).slots
  expect(before).toHaveLength(6 * 5 + 4)
  const wednesday = { weekday: 3, pickupTime: '3-5 PM' }
  const of = (slots: typeof before) =>
    slots.find((each) => each.weekday === 3 && each.pickupTime === '3-5 PM')
  expect(of(before)).toEqual({ ...wednesday, booked: 0, capacity: 500 })
  await placed(asha, { pickupDate: '2025-06-18', pickupTime: '3-5 PM' })
  expect(of((await reports('7d')).slots)).toEqual({ ...wednesday, booked: 1, capacity: 500 })
  const sunday = before.find((each) => each.weekday === 0 && each.pickupTime === '9-11 AM')
  expect(sunday).toMatchObject({ booked: 0, capacity: 8 })
})

it('cover the range that is asked for, in days of the laundry', async () => {
  product.clock.set('2025-06-18T18:31:00Z')
  const spans = []
  for (const range of ['7d', '30d', '90d', '12m'] as const) {
    const { from, to, days } = await reports(range)
    spans.push([from, to, days.length])
    expect([days[0]!.date, days.at(-1)!.date]).toEqual([from, to])
  }
  expect(spans).toEqual([
    ['2025-06-13', '2025-06-19', 7],
    ['2025-05-21', '2025-06-19', 30],
    ['2025-03-22', '2025-06-19', 90],
    ['2024-07-01', '2025-06-19', 354],
  ])
  const url = '/api/admin/figures?range=5d'
  expect((await staff.send({ method: 'GET', url })).code).toBe('invalid_input')
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
