import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { forgotPassword, login, logout, signup, updateUser } from '#contract/accounts/accounts.ts'
import { adminStats } from '#contract/audit/activity.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { createAuth } from '../../identity/accounts/sign-in/auth.ts'
import { buildApp } from '../../app.ts'
import { clientOf } from '../../testing/client.ts'
import { testProduct } from '../../testing/test-product.ts'
import { logSecurity } from '../security-log.ts'
import { networkOfAddress } from '../callers/source.ts'
import { formatWait } from '#words/en/base/phrases.ts'

const product = await testProduct()

describe('limits', () => {
  it('count across processes: three of them accept five requests for a new password, not 15', async () => {
    const settings = { limitFactor: 1 }
    const processes = await Promise.all([1, 2, 3].map(() => product.withSettings(settings)))
    const body = { email: 'nobody@example.com' }

    const answers = await Promise.all(
      processes.flatMap((app) =>
        Array.from({ length: 5 }, () => clientOf(app).call(forgotPassword, { body })),
      ),
    )

    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5)
    const refused = answers.find(({ status }) => status === 429)!
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('apply to a signed-in person, from any address', async () => {
    const app = await product.withSettings({ trustProxy: '127.0.0.1' })
    const [one, other] = [await product.person(), await product.person()]
    const change = (who: typeof one, index: number) =>
      clientOf(app).call(
        updateUser,
        { params: { id: who.user._id }, body: { name: who.user.name, email: who.user.email } },
        { cookie: who.cookieHeader(), 'x-forwarded-for': `203.0.113.${index}` },
      )
    const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => change(one, index)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await change(other, 1)).status).toBe(200)
  })

  it('store counts without naming the person', async () => {
    const rows = await product.db.selectFrom('limit_counters').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{32}$/)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts a visitor at %s under the network %s', (ip, network) => {
  expect(networkOfAddress(ip)).toBe(network)
})

it.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3600, 'an hour'],
  [80_000, '23 hours'],
])('says %i seconds as %s', (seconds, words) => {
  expect(formatWait({ seconds: seconds })).toBe(words)
})

it('logs sign-ins and refusals at the default level, without anything personal', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const { deps } = product
  const app = await buildApp({ ...deps, log, auth: createAuth({ ...deps, log }) }, null)
  const browser = clientOf(app)
  const body = { name: 'Zenobia Quill', email: 'zenobia@example.com', password: 'nine odd socks' }
  const { user } = (await browser.call(signup, { body })).body
  await browser.call(adminStats, {})
  await browser.call(orderDetails, { params: { orderId: 'LC-0000-0000' } })
  await browser.call(logout, {})
  await browser.call(adminStats, {})
  await browser.send({ method: 'POST', url: login.path, body: { email: ['zenobia@example.com'] } })
  await browser.call(login, { body: { email: body.email, password: 'not the password' } })
  await browser.call(login, { body })
  await app.close()

  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const from = logged[0]!.from
  expect(from).toMatch(/^[\w-]{12}$/)
  const refused = (code: string, call: string, userId: string | null = null) =>
    expect.objectContaining({ security: 'refused', code, call, userId, from })
  expect(logged).toEqual([
    expect.objectContaining({ security: 'signed up', userId: user._id, from }),
    refused('forbidden', 'GET /api/admin/stats', user._id),
    refused('order_not_found', 'GET /api/orders/details/:orderId', user._id),
    expect.objectContaining({ security: 'signed out', userId: user._id, from }),
    refused('not_signed_in', 'GET /api/admin/stats'),
    refused('invalid_input', 'POST /api/auth/login'),
    refused('wrong_credentials', 'POST /api/auth/login'),
    expect.objectContaining({ security: 'signed in', userId: user._id, with: 'password', from }),
  ])
  expect(lines.join()).not.toMatch(/zenobia|quill|socks|127\.0\.0\.1/i)
})

it('logs at most 20 refusals of each kind a second, even in a flood, and every sign-in', () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const request = { ip: '198.51.100.7', log } as unknown as Parameters<typeof logSecurity>[0]
  const refuse = (code: string) =>
    logSecurity(request, product.deps.config, 'refused', { code, userId: null })
  for (let tries = 0; tries < 1_000; tries += 1) refuse('invalid_input')
  refuse('forbidden')
  logSecurity(request, product.deps.config, 'signed in', { with: 'password' })
  // A second may end while they come.
  expect(lines.filter((line) => line.includes('invalid_input')).length).toBeLessThanOrEqual(40)
  expect(lines.at(-2)).toContain('forbidden')
  expect(lines.at(-1)).toContain('signed in')
})
