import { describe, expect, it } from 'vitest'
import { adminOrders } from '#contract/orders/order-list.ts'
import { userStats } from '#contract/accounts/accounts.ts'
import type { InputOf } from '#contract/base/call.ts'
import { listOrders, type Order } from '#contract/orders/orders.ts'
import { rateOrder } from '#contract/orders/rating.ts'
import { countStatements } from '../../../database/statement-count.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { asha, product, ravi, setStatus, staff } from './test-read-orders.ts'

type ListQuery = NonNullable<InputOf<typeof listOrders>['query']>

async function ordersOf(customer: SignedIn, query: ListQuery = {}): Promise<Order[]> {
  const answer = await customer.call(listOrders, {
    params: { userId: customer.user._id },
    query,
  })
  expect(answer.status).toBe(200)
  return answer.body
}

const idsOf = (orders: { _id: string }[]) => orders.map(({ _id }) => _id)

/** Follows the Link header from page to page, as a client would, and collects the ids. */
async function walk(person: SignedIn, path: string): Promise<string[][]> {
  const pages: string[][] = []
  for (let url: string | undefined = path; url;) {
    const { body, headers } = await person.send({ method: 'GET', url })
    pages.push(idsOf(body as { _id: string }[]))
    url = /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1]
  }
  return pages
}

describe('my orders', () => {
  it('lists only the customer’s own orders, newest first', async () => {
    const orders = [await placed(asha), await placed(asha), await placed(asha)]
    await placed(ravi)

    const listed = await ordersOf(asha)

    expect(listed).toEqual(orders.toReversed())
  })

  it('returns each order exactly once over all pages while new ones are placed', async () => {
    const orders: Order[] = []
    for (let count = 0; count < 7; count += 1) orders.push(await placed(asha))

    const first = await asha.call(listOrders, {
      params: { userId: asha.user._id },
      query: { limit: 3 },
    })
    await placed(asha)
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1]
    const rest = await walk(asha, next!)

    expect([idsOf(first.body), ...rest].map((page) => page.length)).toEqual([3, 3, 1])
    expect([...idsOf(first.body), ...rest.flat()]).toEqual(idsOf(orders.toReversed()))
  })

  it('keeps the filters on the next page, and offers none after the last', async () => {
    for (let count = 0; count < 4; count += 1) {
      const order = await placed(asha)
      if (count % 2 === 0) await setStatus(order, 'completed')
    }
    const pages = await walk(asha, `/api/orders/${asha.user._id}?limit=1&status=completed`)
    expect(pages.map((page) => page.length)).toEqual([1, 1])
  })

  it('returns 20 by default', async () => {
    for (let count = 0; count < 21; count += 1)
      await placed(asha, { pickupDate: `2025-07-0${1 + (count % 5)}` })
    expect((await walk(asha, `/api/orders/${asha.user._id}`)).map(({ length }) => length)).toEqual([
      20, 1,
    ])
  })

  it('filters by status and by days', async () => {
    product.clock.set('2025-06-01T06:30:00Z')
    const old = await placed(asha, { pickupDate: '2025-06-05' })
    product.clock.set('2025-06-18T06:30:00Z')
    const recent = await placed(asha)
    await setStatus(old, 'completed')

    expect(idsOf(await ordersOf(asha, { days: 7 }))).toEqual([recent._id])
    expect(idsOf(await ordersOf(asha, { days: 30 }))).toEqual([recent._id, old._id])
    expect(idsOf(await ordersOf(asha, { status: 'completed' }))).toEqual([old._id])
    expect(idsOf(await ordersOf(asha, { status: 'washing' }))).toEqual([])
  })

  it('finds orders by number, id and item texts', async () => {
    const laundry = await placed(asha)
    const dress = await placed(asha, { items: ['2 × Wedding Dress'], lines: undefined })
    const search = async (q: string) => idsOf(await ordersOf(asha, { q }))

    expect(await search(dress.number)).toEqual([dress._id])
    expect(await search(dress.number.toLowerCase().slice(3))).toEqual([dress._id])
    expect(await search(laundry._id.slice(-6))).toEqual([laundry._id])
    expect(await search('wedding')).toEqual([dress._id])
    expect(await search(' special care ')).toEqual([dress._id])
    expect(await search(dress.items[0]!)).toEqual([dress._id])
    expect(await search('2x wedding')).toEqual([dress._id])
    expect(await search('3 kg wash & fold')).toEqual([laundry._id])
    expect(await search('tuxedo')).toEqual([])
  })

  it('finds an order by number without hyphens, with spaces, in lower case and by a part', async () => {
    const order = await placed(asha)
    await placed(asha)
    const bare = order.number.replaceAll('-', '')
    const typed = [
      bare,
      bare.toLowerCase(),
      order.number.replaceAll('-', ' '),
      `# ${order.number.toLowerCase()}`,
      order.number.replaceAll('-', '–'),
      bare.slice(2),
      bare.slice(2).replaceAll('0', 'o').replaceAll('1', 'l'),
      bare.slice(3, 9),
      `${bare.slice(2, 5)} ${bare.slice(5, 8)}`.toLowerCase(),
      `#${order._id.slice(-6).toUpperCase()}`,
      order._id.toUpperCase(),
      order._id.replaceAll('-', ''),
    ]
    for (const q of typed) expect([q, idsOf(await ordersOf(asha, { q }))]).toEqual([q, [order._id]])
  })

  it('treats wildcards in a search as plain characters', async () => {
    await placed(asha)
    for (const q of ['%', '_', '\\', 'wash%fold', "'"])
      expect([q, await ordersOf(asha, { q })]).toEqual([q, []])
  })

  it('runs at most 2 statements beside the session check', async () => {
    await placed(asha)
    const { value, statements } = await countStatements(() => ordersOf(asha))
    expect(value).toHaveLength(1)
    expect(statements.length).toBeLessThanOrEqual(3)
  })
})

describe('all orders, for staff', () => {
  it('shows the customer, and searches by customer, phone, address and number', async () => {
    const order = await placed(asha, { address: '7 Lavelle Road, "100%_sure"' })
    await placed(ravi)
    await product.db
      .updateTable('users')
      .set({ phone: '+91 98450 22222' })
      .where('id', '=', asha.user._id)
      .execute()
    const search = async (q: string) =>
      idsOf((await staff.call(adminOrders, { query: { q } })).body)

    const [found] = (await staff.call(adminOrders, { query: { q: order.number } })).body
    expect(found?.userId).toEqual({
      _id: asha.user._id,
      name: 'Asha Rao',
      email: asha.user.email,
      phone: '+91 98450 22222',
    })
    for (const q of [asha.user.email, '98450 22222', '7 lavelle', '100%_sure'])
      expect([q, await search(q)]).toEqual([q, [order._id]])
    expect(await search('100_%sure')).toEqual([])
  })

  it('returns each order exactly once over all pages', async () => {
    await placed(asha)
    await placed(ravi)
    const { length } = await product.db.selectFrom('orders').select('id').execute()
    const ids = (await walk(staff, '/api/admin/orders?limit=13')).flat()
    expect([ids.length, new Set(ids).size]).toEqual([length, length])
    expect(ids).toEqual(ids.toSorted().toReversed())
  })
})

describe('a customer’s stats', () => {
  const stats = async () => (await asha.call(userStats, { params: { id: asha.user._id } })).body

  it('counts this month’s orders and their savings', async () => {
    const shirts = { lines: [{ itemId: 'dry-cleaning-shirt', quantity: 2 }] }
    await placed(asha, shirts)
    await placed(asha)
    const cancelled = await placed(asha, shirts)
    await setStatus(cancelled, 'cancelled')
    await placed(ravi, shirts)

    expect(await stats()).toMatchObject({
      ordersCount: 2,
      moneySaved: 2 * (99 - 15),
      totalOrders: 3,
      completedOrders: 0,
      totalSpent: 0,
    })
  })

  it('counts as cleaned what came back clean, not what was only ordered', async () => {
    const shirts = { lines: [{ itemId: 'dry-cleaning-shirt', quantity: 2 }] }
    const order = await placed(asha, shirts)
    const load = await placed(asha)
    for (const status of ['picked_up', 'washing', 'ready', 'out_for_delivery'] as const) {
      await setStatus(order, status)
      expect([status, (await stats()).itemsCleaned]).toEqual([status, 0])
    }
    await setStatus(order, 'completed')
    await setStatus(load, 'completed')
    expect((await stats()).itemsCleaned).toBe(2 + 3)
    await setStatus(order, 'cancelled')
    expect((await stats()).itemsCleaned).toBe(3)
  })

  it('counts cleaned pieces in the month of their return', async () => {
    product.clock.set('2025-06-30T12:00:00Z')
    const order = await placed(asha, { pickupDate: '2025-07-01' })
    product.clock.set('2025-07-02T12:00:00Z')
    await setStatus(order, 'completed')
    expect(await stats()).toMatchObject({ ordersCount: 0, itemsCleaned: 3 })
    product.clock.set('2025-08-02T12:00:00Z')
    expect((await stats()).itemsCleaned).toBe(0)
  })

  it('starts the month at midnight in the laundry’s time zone', async () => {
    product.clock.set('2025-05-31T18:29:00Z')
    await placed(asha, { pickupDate: '2025-06-05' })
    product.clock.set('2025-05-31T18:31:00Z')
    await placed(asha, { pickupDate: '2025-06-05' })

    expect((await stats()).ordersCount).toBe(1)
    product.clock.set('2025-05-31T18:29:30Z')
    expect((await stats()).ordersCount).toBe(1)
    product.clock.set('2025-06-30T18:31:00Z')
    expect(await stats()).toMatchObject({ ordersCount: 0, moneySaved: 0, totalOrders: 2 })
  })

  it('sums the cost of completed orders and averages their ratings', async () => {
    const [first, second] = [await placed(asha), await placed(asha)]
    for (const order of [first, second]) await setStatus(order, 'completed')
    await asha.call(rateOrder, { params: { orderId: first._id }, body: { rating: 4 } })
    await asha.call(rateOrder, { params: { orderId: second._id }, body: { rating: 5 } })

    expect(await stats()).toMatchObject({
      completedOrders: 2,
      totalSpent: 420,
      averageRating: 4.5,
    })
  })
})
