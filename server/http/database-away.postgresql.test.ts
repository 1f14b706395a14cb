/** An unavailable database or a cut connection: callers read a true error. */
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { listOrders, placeOrder } from '#contract/orders/orders.ts'
import { type Client, clientOf } from '../testing/client.ts'
import { type CutLine, openBreakableConnection } from '../testing/stand-ins/cut-line.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../testing/test-product.ts'
import { orderInput } from '../testing/order-inputs.ts'

// PGlite runs inside the process: there is no line to it.
describe('while the database is unavailable', () => {
  let product: TestProduct
  let line: CutLine
  let second: FastifyInstance
  let asha: SignedIn
  let browser: Client

  beforeAll(async () => {
    product = await openTestProduct()
    line = await openBreakableConnection(product.databaseUrl!)
    second = await product.secondProcess({ databaseUrl: line.url })
    asha = await product.person()
    browser = clientOf(second, cookiesOf(asha))
  })
  beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))
  afterAll(async () => {
    await product.close()
    await line.close()
  })

  const place = (key: string) =>
    browser.call(placeOrder, { body: orderInput(), headers: { 'idempotency-key': key } })

  async function isStored(key: string): Promise<boolean> {
    const { rows } = await sql`select 1 from orders where idempotency_key = ${key}`.execute(
      product.db,
    )
    return rows.length === 1
  }

  async function untilReady(): Promise<void> {
    while ((await second.inject('/readyz')).statusCode !== 200) await delay(5)
  }

  it('answers a read with 503 `unavailable` and Retry-After, and a write that nothing was stored, and recovers', async () => {
    line.breakDown(true)
    const read = await browser.call(listOrders, {
      params: { userId: asha.user._id },
      query: {},
    })
    expect([read.status, read.code, read.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    const write = await place('order-away')
    expect([write.status, write.code, write.body]).toEqual([
      503,
      'unavailable',
      expect.objectContaining({ outcome: 'not_stored' }),
    ])
    const ready = await second.inject('/readyz')
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2'])
    expect(await isStored('order-away')).toBe(false)

    line.breakDown(false)
    await untilReady()
    expect((await place('order-away')).status).toBe(201)
  })

  it('does not report a wrong password at log-in', async () => {
    line.breakDown(true)
    const answer = await clientOf(second).call(login, {
      body: { email: asha.user.email, password: 'whatever it is' },
    })
    line.breakDown(false)
    expect([answer.status, answer.code]).toEqual([503, 'unavailable'])
    await untilReady()
  })

  it('does not report an unconfirmed write as not stored, and its repetition returns the same order', async () => {
    line.cutAtCommitAfter('order-lost')
    const lost = await place('order-lost')
    expect([lost.status, lost.body]).toEqual([503, expect.objectContaining({ outcome: 'unknown' })])
    expect(lost.message).not.toContain('Nothing was saved')
    expect(await isStored('order-lost')).toBe(true)

    await untilReady()
    expect((await place('order-lost')).status).toBe(200)
  })

  it('answers truthfully and without a 500 when the database is cut off under load', async () => {
    product.loggedErrors.length = 0
    let isOver = false
    const outcomes = new Map<string, string>()
    const customers = Array.from({ length: 6 }, async (_, customer) => {
      for (let number = 0; !isOver; number += 1) {
        const key = `customer-${customer}-${number}`
        const { status, code, body } = await place(key)
        outcomes.set(
          key,
          status === 503 ? (body as unknown as { outcome: string }).outcome : `${status} ${code}`,
        )
      }
    })
    for (let cut = 0; cut < 15; cut += 1) {
      const before = outcomes.size
      while (outcomes.size < before + 5) await delay(1)
      // A slot that is full is refused before anything is written.
      await product.db.updateTable('pickup_slots').set({ booked: 0, capacity: null }).execute()
      line.breakDown(true)
      line.breakDown(false)
    }
    isOver = true
    await Promise.all(customers)
    await untilReady()

    const answers = new Set(outcomes.values())
    expect(
      [...answers].filter((each) => !/^(20[01]|409|422|not_stored|unknown)/.test(each)),
    ).toEqual([])
    const untrue: string[] = []
    for (const [key, answer] of outcomes) {
      const stored = await isStored(key)
      if (stored ? answer === 'not_stored' : answer.startsWith('20'))
        untrue.push(`${key}: ${answer}`)
    }
    expect(untrue).toEqual([])
    expect(product.loggedErrors.filter((each) => each.includes('request failed'))).toEqual([])
  })
})

function cookiesOf(client: Client): Map<string, string> {
  return new Map(
    client
      .cookieHeader()
      .split('; ')
      .map((pair) => pair.split('=') as [string, string]),
  )
}
