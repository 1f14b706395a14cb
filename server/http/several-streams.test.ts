import { beforeEach, describe, expect, it } from 'vitest'
import { logout } from '#contract/accounts/accounts.ts'
import { severalStreams } from '#contract/operate/several-streams.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { addressOf, type Client } from '../testing/client.ts'
import { openEventStream, type EventReader } from '../testing/event-stream.ts'
import { placed } from '../testing/order-inputs.ts'
import { testProduct } from '../testing/test-product.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const open: EventReader[] = []

beforeEach(() => () => open.splice(0).forEach((stream) => stream.close()))

async function follow(streams: string[], client?: Client, readAgo?: number): Promise<EventReader> {
  const query = { streams: streams.join(','), ...(readAgo !== undefined && { readAgo }) }
  const path = addressOf(severalStreams, { query })
  const stream = await openEventStream(
    `${address}${path}`,
    client && { cookie: client.cookieHeader() },
  )
  open.push(stream)
  return stream
}

/** What was said of which stream until an event of one came. */
async function said(stream: EventReader, path: string, event: string): Promise<unknown[]> {
  const heard = await stream.until(({ data }) => {
    const about = data as { stream?: string; event?: string }
    return about.stream === path && about.event === event
  })
  return heard.map(({ data }) => data)
}

describe('several streams over one connection', () => {
  it('start together, and each event names its stream', async () => {
    const asha = await product.person()
    const order = await placed(asha)
    const own = `/api/orders/details/${order._id}/live`
    const stream = await follow(['/api/live', own, '/api/help/live'], asha)
    expect(stream.status).toBe(200)
    const begun = [await stream.next(), await stream.next(), await stream.next()]
    expect(begun.map(({ data }) => data)).toEqual([
      { stream: '/api/live', event: 'state', data: {} },
      { stream: own, event: 'state', data: {} },
      { stream: '/api/help/live', event: 'state', data: {} },
    ])
    await placed(asha)
    await said(stream, '/api/live', 'notifications')
  })

  it('refuse the stream its person may not follow, and continue the others', async () => {
    const asha = await product.person()
    const stream = await follow(['/api/admin/live', '/api/nothing', '/api/live'], asha)
    const heard = [await stream.next(), await stream.next(), await stream.next()]
    expect(heard.map(({ event, data }) => [event, data])).toEqual([
      ['refused', { stream: '/api/admin/live', code: 'forbidden' }],
      ['refused', { stream: '/api/nothing', code: 'not_found' }],
      ['followed', { stream: '/api/live', event: 'state', data: {} }],
    ])
  })

  it('let a visitor follow public streams only', async () => {
    const asha = await product.person()
    const order = await placed(asha)
    const path = `/api/orders/details/${order._id}/live`
    expect((await (await follow([path])).next()).event).toBe('followed')
    expect((await follow([path, '/api/live'])).status).toBe(401)
  })

  it('begin with the events since the page read its data, instead of “state”', async () => {
    const asha = await product.person()
    const order = await placed(asha)
    const own = `/api/orders/details/${order._id}/live`
    const before = await follow(['/api/live'], asha)
    const readAt = performance.now()
    await placed(asha)
    await said(before, '/api/live', 'change')
    const readAgo = Math.ceil(performance.now() - readAt)
    const stream = await follow(['/api/live', own], asha, readAgo)
    const heard = await said(stream, '/api/live', 'change')
    expect(heard).not.toContainEqual(expect.objectContaining({ event: 'state' }))
  })

  it('begin with “state” when the page read its data too long ago', async () => {
    const asha = await product.person()
    const stream = await follow(['/api/live'], asha, 3_600_000)
    expect((await stream.next()).data).toEqual({ stream: '/api/live', event: 'state', data: {} })
  })

  it('tell the page to read its data again when more happened than can be repeated', async () => {
    const asha = await product.person()
    const before = await follow(['/api/live'], asha)
    const readAt = performance.now()
    for (let count = 0; count < 21; count += 1) {
      await placed(asha, { pickupTime: PICKUP_SLOTS[count % PICKUP_SLOTS.length]!.label })
      await said(before, '/api/live', 'change')
    }
    const readAgo = Math.ceil(performance.now() - readAt)
    const stream = await follow(['/api/live'], asha, readAgo)
    expect((await stream.next()).data).toEqual({ stream: '/api/live', event: 'resync', data: {} })
  })

  it('report that access has ended before they close', async () => {
    const asha = await product.person()
    const stream = await follow(['/api/live'], asha)
    await stream.next()
    await asha.call(logout, {})
    await stream.until(({ event }) => event === 'ended')
    await expect(stream.ended).resolves.toBeUndefined()
  })
})
