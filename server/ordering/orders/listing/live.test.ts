// @both-engines
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminLive } from '#contract/audit/activity.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { addItem } from '#contract/settings/settings-catalogue.ts'
import { live } from '#contract/messages/notifications.ts'
import { orderLive } from '#contract/orders/orders.ts'
import { changeDayPlaces } from '#contract/settings/settings-days.ts'
import { addAreas } from '#contract/settings/settings.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { addressOf } from '../../../testing/client.ts'
import { openEventStream, type EventReader } from '../../../testing/event-stream.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'
import { placed } from '../../../testing/order-inputs.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const staff = await product.person({ role: 'admin' })
let asha: SignedIn
let ravi: SignedIn
const open: EventReader[] = []

beforeEach(async () => {
  asha = await product.person()
  ravi = await product.person()
  return () => open.splice(0).forEach((stream) => stream.close())
})

async function follow(path: string, headers: Record<string, string> = {}): Promise<EventReader> {
  const stream = await openEventStream(`${address}${path}`, headers)
  open.push(stream)
  return stream
}

const orderPath = (id: string) => addressOf(orderLive, { params: { orderId: id } })
const as = (person: SignedIn) => ({ cookie: person.cookieHeader() })

async function move(order: { _id: string }, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses) {
    const answer = await staff.call(setOrderStatus, { params: { id: order._id }, body: { status } })
    expect(answer.status).toBe(200)
  }
}

const statusOf = (event: { data: unknown }) => (event.data as { status?: string }).status

describe('following an order', () => {
  it('works without signing in, reports what staff do, and does not name the customer', async () => {
    const order = await placed(asha)
    const stream = await follow(orderPath(order._id))
    expect(await stream.next()).toMatchObject({ event: 'state' })

    await move(order, 'picked_up', 'washing')

    const [first, second] = [await stream.next(), await stream.next()]
    expect([first.event, statusOf(first), statusOf(second)]).toEqual([
      'change',
      'picked_up',
      'washing',
    ])
    expect(Object.keys(first.data as object).toSorted()).toEqual([
      'at',
      'event',
      'id',
      'orderId',
      'status',
    ])
    expect(first.id).toBe(String((first.data as { id: number }).id))
  })

  it('works with the number in lower case and without dashes', async () => {
    const order = await placed(asha)
    const stream = await follow(orderPath(order.number.toLowerCase().replaceAll('-', '')))
    await stream.next()
    await move(order, 'ready')
    expect(statusOf(await stream.next())).toBe('ready')
  })

  it('reports nothing about other orders', async () => {
    const [order, other] = [await placed(asha), await placed(asha)]
    const stream = await follow(orderPath(order._id))
    await stream.next()

    await move(other, 'picked_up', 'completed')
    await move(order, 'washing')

    expect(await stream.next()).toMatchObject({ data: { orderId: order._id, status: 'washing' } })
  })

  it('sends missed events once, in order, then new ones', async () => {
    const order = await placed(asha)
    const first = await follow(orderPath(order._id))
    await first.next()
    await move(order, 'picked_up')
    const seen = await first.next()
    first.close()
    await move(order, 'washing', 'ready')

    const second = await follow(orderPath(order._id), { 'last-event-id': seen.id! })
    await move(order, 'out_for_delivery', 'completed')

    const events = await second.until((event) => statusOf(event) === 'completed')
    expect(events.map(statusOf)).toEqual(['washing', 'ready', 'out_for_delivery', 'completed'])
  })

  it('loses and repeats nothing when staff make changes during the connection', async () => {
    const order = await placed(asha)
    const first = await follow(orderPath(order._id))
    const { id } = await first.next()
    const steps: OrderStatus[] = ['picked_up', 'washing', 'ready', 'out_for_delivery', 'completed']

    const moving = move(order, ...steps)
    const streams = await Promise.all(
      Array.from({ length: 5 }, () => follow(orderPath(order._id), { 'last-event-id': id! })),
    )
    await moving

    for (const stream of streams) {
      const events = await stream.until((event) => statusOf(event) === 'completed')
      expect(events.map(statusOf)).toEqual(steps)
    }
  })

  it('opens at once when nothing was missed', async () => {
    const order = await placed(asha)
    const { id } = await (await follow(orderPath(order._id))).next()

    const again = await follow(orderPath(order._id), { 'last-event-id': id! })

    expect(again.status).toBe(200)
  })

  it.each(['nonsense', '-1', '1e99', '9'.repeat(30), '1; drop table orders'])(
    'sends what happens next although the browser names the invalid event id %s',
    async (id) => {
      const order = await placed(asha)
      const stream = await follow(orderPath(order._id), { 'last-event-id': id })
      expect(stream.status).toBe(200)
      await move(order, 'picked_up')
      const events = await stream.until((event) => statusOf(event) === 'picked_up')
      expect(events.filter((event) => statusOf(event) === 'picked_up')).toHaveLength(1)
    },
  )

  it('reports that an order does not exist', async () => {
    const answer = await product.visitor.call(orderLive, { params: { orderId: 'LC-0000-0000' } })
    expect([answer.status, answer.code]).toEqual([404, 'order_not_found'])
  })
})

it('answers HEAD for a stream without opening one', async () => {
  const answer = await asha.send({ method: 'HEAD', url: addressOf(live, {}) })
  expect(answer.status).toBe(404)
})

describe('a customer’s stream', () => {
  it('carries only their own orders, and reports new notifications', async () => {
    const stream = await follow(addressOf(live, {}), as(asha))
    await stream.next()

    const his = await placed(ravi)
    await move(his, 'picked_up')
    const hers = await placed(asha)

    const events = [await stream.next(), await stream.next()]
    expect(events.map(({ event }) => event).toSorted()).toEqual(['change', 'notifications'])
    const change = events.find(({ event }) => event === 'change')
    expect(change?.data).toMatchObject({ orderId: hers._id, event: 'placed' })
  })

  it('requires signing in', async () => {
    const answer = await product.visitor.call(live, {})
    expect([answer.status, answer.code]).toEqual([401, 'not_signed_in'])
  })
})

describe('staff’s stream', () => {
  it('carries every customer’s orders', async () => {
    const stream = await follow(addressOf(adminLive, {}), as(staff))
    await stream.next()

    const orders = await Promise.all([placed(asha), placed(ravi), placed(asha), placed(ravi)])

    const events = [
      await stream.next(),
      await stream.next(),
      await stream.next(),
      await stream.next(),
    ]
    expect(events.map(({ data }) => (data as { orderId: string }).orderId).toSorted()).toEqual(
      orders.map(({ _id }) => _id).toSorted(),
    )
  })

  it('asks to reload everything when too many events were missed to send again', async () => {
    const order = await placed(asha)
    await sql`insert into order_history (order_id, event, status, actor, at)
      select ${order._id}::uuid, 'status', 'washing', 'system', now()
      from generate_series(1, 600)`.execute(product.db)

    const stream = await follow(addressOf(adminLive, {}), { ...as(staff), 'last-event-id': '1' })

    expect(await stream.next()).toMatchObject({ event: 'resync' })
    await move(order, 'ready')
    const { data } = (await stream.until((event) => statusOf(event) === 'ready')).at(-1)!
    expect(data).toMatchObject({ orderId: order._id })
  })

  it('refuses customers', async () => {
    const answer = await asha.call(adminLive, {})
    expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
  })
})

describe('what staff change about the offer', () => {
  const changes: [string, () => Promise<{ status: number }>][] = [
    [
      'a price',
      () =>
        staff.call(addItem, {
          body: {
            service: 'accessories',
            name: crypto.randomUUID(),
            listPrice: 89,
            onlinePrice: null,
          },
        }),
    ],
    ['areas', () => staff.call(addAreas, { body: { pins: ['560001'] } })],
    [
      'places of a date',
      () =>
        staff.call(changeDayPlaces, {
          params: { date: '2025-06-26' },
          body: { pickupTime: '9-11 AM', places: 3, was: null },
        }),
    ],
  ]

  it.each(changes)('sends %s at once to anyone who is signed in', async (_, change) => {
    const streams = [await follow('/api/live', as(asha)), await follow('/api/live', as(staff))]
    expect((await change()).status).toBeLessThan(300)
    for (const stream of streams) {
      const events = await stream.until(({ event }) => event === 'offer')
      expect(events.map(({ event }) => event)).toEqual(['state', 'offer'])
    }
  })

  it('sends nothing for a booking, nor to visitors who follow an order', async () => {
    await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
    const order = await placed(ravi)
    const bell = await follow('/api/live', as(asha))
    const stranger = await follow(orderPath(order._id))
    await placed(ravi)
    await staff.call(addAreas, { body: { pins: ['560002'] } })
    await placed(asha)
    const heard = await bell.until(({ event }) => event === 'change')
    expect(heard.filter(({ event }) => event === 'offer')).toHaveLength(1)
    await move(order, 'picked_up')
    const seen = await stranger.until(({ event }) => event === 'change')
    expect(seen.map(({ event }) => event)).toEqual(['state', 'change'])
  })
})
