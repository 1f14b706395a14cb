import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, me, signup } from '#contract/accounts/accounts.ts'
import { clientOf } from '../../testing/client.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
beforeEach(async () => {
  await product.db.deleteFrom('limit_counters').execute()
  await product.db.deleteFrom('guesses').execute()
})

const wrong = { email: 'nobody@example.com', password: 'not the password' }

/** Tries to log in once for every set of headers, and tells what became of it. */
async function tryWith(app: FastifyInstance, tries: Record<string, string>[]): Promise<number[]> {
  const statuses: number[] = []
  for (const headers of tries)
    statuses.push((await clientOf(app).call(login, { body: wrong }, headers)).status)
  return statuses
}

describe('guessing passwords', () => {
  it('stops after a number of tries a minute, under any claimed address', async () => {
    const app = await product.withSettings({ signInTriesPerMinute: 3 })

    const statuses = await tryWith(app, [
      {},
      { 'x-forwarded-for': '203.0.113.1' },
      { 'x-forwarded-for': '203.0.113.2, 203.0.113.3', forwarded: 'for=203.0.113.4' },
      { 'x-real-ip': '203.0.113.5' },
      { 'x-washline-client-ip': '203.0.113.6' },
      { 'cf-connecting-ip': '203.0.113.7', 'true-client-ip': '203.0.113.8' },
      { 'x-client-ip': '203.0.113.9', 'x-cluster-client-ip': '203.0.113.10' },
    ])

    expect(statuses).toEqual([401, 401, 401, 429, 429, 429, 429])
    const answer = await clientOf(app).call(login, { body: wrong })
    expect(answer.body).toEqual({
      code: 'too_many_requests',
      message: 'Too many attempts. Please wait a minute and try again.',
      retryAfterSeconds: expect.any(Number),
    })
  })

  it('counts each customer behind a trusted proxy separately', async () => {
    const app = await product.withSettings({ signInTriesPerMinute: 2, trustProxy: '127.0.0.1' })
    const from = (address: string) => ({ 'x-forwarded-for': address })

    const statuses = await tryWith(app, [
      from('203.0.113.1'),
      from('203.0.113.1'),
      from('203.0.113.1'),
      from('203.0.113.2'),
      // What the guesser wrote stands before the address that the proxy saw.
      from('198.51.100.1, 203.0.113.1'),
    ])

    expect(statuses).toEqual([401, 401, 429, 401, 429])
  })

  it('counts tries that are sent at once', async () => {
    const app = await product.withSettings({ signInTriesPerMinute: 3 })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => clientOf(app).call(login, { body: wrong })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  })

  it('does not count correct log-ins, so that thousands can share an address', async () => {
    const app = await product.withSettings({ signInTriesPerMinute: 3 })
    const body = { email: 'owner@example.com', password: 'socks and shirts' }
    await product.visitor.call(signup, { body: { name: 'Owner', ...body } })
    const right = async () => (await clientOf(app).call(login, { body })).status

    for (let count = 0; count < 15; count += 1) expect(await right()).toBe(200)
    await tryWith(app, [{}, {}])
    expect(await right()).toBe(200)
    await tryWith(app, [{}])
    expect(await right()).toBe(429)
  })

  it('counts sign-ups too', async () => {
    const app = await product.withSettings({ signInTriesPerMinute: 2 })
    const statuses: number[] = []
    for (const number of [1, 2, 3]) {
      const body = {
        name: 'Asha',
        email: `asha-${number}@example.com`,
        password: 'socks and shirts',
      }
      statuses.push((await clientOf(app).call(signup, { body })).status)
    }
    expect(statuses).toEqual([201, 201, 429])
  })
})

describe('behind https', () => {
  it('sends the session cookie over https alone', async () => {
    const app = await product.withSettings({
      baseUrl: 'https://laundry.example',
      baseUrlIsSet: true,
    })
    const browser = clientOf(app)
    const { cookies } = await browser.call(signup, {
      body: { name: 'Asha', email: 'secure@example.com', password: 'socks and shirts' },
    })

    const session = cookies.find(({ name }) => name.endsWith('washline.session_token'))
    expect(session).toMatchObject({
      name: '__Host-washline.session_token',
      secure: true,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect((await browser.call(me, {})).body.success).toBe(true)
  })
})
