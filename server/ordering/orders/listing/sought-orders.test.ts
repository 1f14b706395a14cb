/** Order search by index before words: whole numbers, whole phone numbers, common words, and old orders. */
// @both-engines
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import { adminOrderCounts, adminOrders } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { firstIdFrom } from '../../../platform/ids.ts'
import { placed, THURSDAY } from '../../../testing/order-inputs.ts'
import { testProduct } from '../../../testing/test-product.ts'
import type { OrderFilterQuery } from './staff-filter.ts'
import { countStaffOrders } from './staff-lists.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33333' })
const shop = await product.person({ name: 'Shop', email: '9845033333@example.com' })
const idle = await product.person({ name: 'Idle', phone: '90000 77777' })
const first = await placed(asha)
const second = await placed(shop, { address: 'Next to 90000 77777, Ulsoor 560008' })
const third = await placed(asha, {
  address: 'Flat 1234, Palm Grove 560038',
  pickupDate: '2025-06-20',
})
const known = { first, second, third }

type Query = NonNullable<InputOf<typeof adminOrders>['query']>

/** The orders of a list by their names here; how many are counted is as many. */
async function found(query: Query): Promise<string[]> {
  const { status, body } = await staff.call(adminOrders, { query })
  expect([query, status]).toEqual([query, 200])
  const counts = await staff.call(adminOrderCounts, { query })
  expect(counts.body).toMatchObject({ matching: body.length, orMore: false })
  return body.map(({ _id, number }) => nameOf(_id) ?? number)
}

function nameOf(id: string): string | undefined {
  return Object.entries(known).find(([, { _id }]) => _id === id)?.[0]
}

/** Writes copies of an order with ids from a moment on; every third is from Koramangala. */
async function copy({ _id }: Order, count: number, from: Date): Promise<void> {
  await sql`
    insert into orders
    select (jsonb_populate_record(orders, jsonb_build_object(
      'id', overlay(${firstIdFrom(from)} placing lpad(to_hex(i), 12, '0') from 25),
      'number', 'copy ' || i || ' of ' || ${from.toISOString()}::text, 'idempotency_key', null,
      'address', case when i % 3 = 0 then 'Koramangala' else address end))).*
    from orders cross join generate_series(1, ${count}::int) as i where id = ${_id}`.execute(
    product.db,
  )
}

describe('a search for a whole order number', () => {
  it('finds its order however it is typed, if the filters include it', async () => {
    const bare = first.number.slice(3).replace('-', '')
    for (const q of [
      first.number,
      first.number.toLowerCase(),
      `#${first.number.replaceAll('-', ' ')}`,
      ` lc${bare.toLowerCase()} `,
      bare,
    ])
      expect([q, await found({ q })]).toEqual([q, ['first']])
    expect(await found({ q: first.number, status: 'pickup_scheduled' })).toEqual(['first'])
    expect(await found({ q: first.number, status: 'completed' })).toEqual([])
    expect(await found({ q: first.number, sort: 'customer-first' })).toEqual(['first'])
  })

  it('searches addresses when no order has it', async () => {
    const order = await placed(asha, { address: 'Locker LC-ZZZZ-ZZZZ, Hebbal' })
    expect(await found({ q: 'lc zzzz zzzz' })).toEqual([order.number])
    for (const q of ['LC-ZZZZ-ZZZY', 'a b c d e f g h'])
      expect([q, await found({ q })]).toEqual([q, []])
    await product.db.deleteFrom('orders').where('id', '=', order._id).execute()
  })
})

describe('a search for a whole phone number', () => {
  it('finds all orders of its customer, by phone or email, the newest first', async () => {
    for (const q of ['+91 98450 33333', '9845033333', '098450-33333', '0091 98450 33333'])
      expect([q, await found({ q })]).toEqual([q, ['third', 'second', 'first']])
    expect(await found({ q: '9845033333', from: '2025-06-20' })).toEqual(['third'])
    expect(await found({ q: '9845033333', sort: 'pickup-first' })).toEqual([
      'first',
      'second',
      'third',
    ])
  })

  it('searches the orders’ addresses when no customer with orders matches', async () => {
    expect(idle.user.phone).toBe('90000 77777')
    for (const q of ['90000 77777', '+91 90000-77777'])
      expect([q, await found({ q })]).toEqual([q, ['second']])
    expect(await found({ q: '90000 77778' })).toEqual([])
  })

  it('also finds a house number and a PIN code', async () => {
    expect(await found({ q: '1234 560038' })).toEqual(['third'])
  })
})

describe('among many orders', () => {
  it('lists an order split off weeks after a pickup under the days of that pickup', async () => {
    const later = new Date('2025-07-08T06:00:00Z')
    await copy(first, 2, later)
    const copies = [2, 1].map((i) => `copy ${i} of ${later.toISOString()}`)
    for (const query of [
      { to: THURSDAY },
      { from: THURSDAY, to: THURSDAY },
      { from: '2025-01-01', to: THURSDAY },
    ])
      expect([query, await found(query)]).toEqual([query, [...copies, 'second', 'first']])
    expect(await found({ from: '2025-06-01', to: '2025-06-18' })).toEqual([])
    expect(await found({ from: '2025-01-01', to: '2025-06-18' })).toEqual([])
    for (const to of ['1000-01-01', '1969-12-31', '1970-01-01'])
      expect([to, await found({ to })]).toEqual([to, []])
  })

  it('counts matches of common words roughly in a large laundry, and all others exactly', async () => {
    await copy(first, 1100, new Date('2025-07-09T06:00:00Z'))
    const counted = (query: OrderFilterQuery, total: number) =>
      countStaffOrders(product.db, query, total)
    const common = { q: 'koramangala' }
    expect(await counted(common, 1100)).toEqual({ matching: 366, orMore: false })
    expect(await counted(common, 1_000_000)).toEqual({ matching: 300, orMore: true })
    const filter: OrderFilterQuery = { slot: '9-11 AM', service: 'wash-fold' }
    expect(await counted(filter, 1_000_000)).toEqual({ matching: 3, orMore: false })
    expect(await counted({ slot: '9-11 AM' }, 1_000_000)).toEqual({ matching: 1000, orMore: true })
    for (const q of ['1234 560038', 'ulsoor', first.number])
      expect([q, await counted({ q }, 1_000_000)]).toEqual([q, { matching: 1, orMore: false }])
    expect(await counted({ q: 'quetzalcoatl' }, 1_000_000)).toEqual({ matching: 0, orMore: false })
  })
})
