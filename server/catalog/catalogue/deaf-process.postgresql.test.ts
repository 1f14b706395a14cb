/** A process that misses change notifications reports it and reads the database instead of its cache. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCatalogue, changeItem } from '#contract/settings/settings-catalogue.ts'
import { live } from '#contract/messages/notifications.ts'
import { quote } from '#contract/orders/quotes.ts'
import { addressOf, clientOf } from '../../testing/client.ts'
import { type CutLine, openBreakableConnection } from '../../testing/stand-ins/cut-line.ts'
import { type EventReader, openEventStream } from '../../testing/event-stream.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'

const ITEM = 'dry-cleaning-shirt'

// PGlite has one process and no connection that could be cut.
describe('a process that misses change notifications', () => {
  let product: TestProduct
  let staff: SignedIn
  let asha: SignedIn
  let line: CutLine
  let second: FastifyInstance
  let stream: EventReader

  beforeAll(async () => {
    product = await openTestProduct()
    staff = await product.person({ role: 'admin' })
    asha = await product.person()
    line = await openBreakableConnection(product.databaseUrl!)
    second = await product.secondProcess({ databaseUrl: line.url })
    const address = await second.listen({ port: 0, host: '127.0.0.1' })
    stream = await openEventStream(`${address}${addressOf(live, {})}`, {
      cookie: asha.cookieHeader(),
    })
  })
  afterAll(async () => {
    stream.close()
    await product.close()
    await line.close()
  })

  async function changePrice(onlinePrice: number): Promise<void> {
    const { body } = await staff.call(adminCatalogue, {})
    const item = body.items.find(({ id }) => id === ITEM)!
    const { name, listPrice, active, version } = item
    const changed = await staff.call(changeItem, {
      params: { itemId: ITEM },
      body: { name, listPrice, onlinePrice, active, version },
    })
    expect(changed.status).toBe(200)
  }

  async function quoted(): Promise<number> {
    const { body } = await clientOf(second).call(quote, {
      body: { lines: [{ itemId: ITEM, quantity: 1 }] },
    })
    return body.total
  }

  async function readiness(): Promise<number> {
    return (await second.inject('/readyz')).statusCode
  }

  it('still quotes new prices, reports that it isn’t ready, and listens again once it can', async () => {
    await changePrice(7)
    expect([await readiness(), await quoted()]).toEqual([200, 7])

    line.refuseListening(true)
    while ((await readiness()) !== 503) await delay(1)
    await changePrice(9)
    expect(await quoted()).toBe(9)

    line.refuseListening(false)
    await stream.until(({ event }) => event === 'resync')
    expect([await readiness(), await quoted()]).toEqual([200, 9])
    await changePrice(8)
    while ((await quoted()) !== 8) await delay(1)
  })
})
