// A request has the same id in its answer, in the log and in the user's error report.
import { expect, it } from 'vitest'
import { me } from '#contract/accounts/accounts.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { testProduct } from '../../testing/test-product.ts'

const GIVEN_OUT = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/

const product = await testProduct()
const behindProxy = await product.withSettings({ trustProxy: 'loopback' })
const asha = await product.person()

async function idOf(url: string, given?: string, app = product.app): Promise<string> {
  const { headers } = await app.inject({
    url,
    headers: given === undefined ? {} : { 'x-request-id': given },
  })
  return String(headers['x-request-id'])
}

it('gives each request an id, whatever the outcome', async () => {
  const urls = [catalogue.path, me.path, '/healthz', '/api/no-such-call', '/api/%']
  const ids = await Promise.all(urls.map((url) => idOf(url)))
  for (const id of ids) expect(id).toMatch(GIVEN_OUT)
  expect(new Set(ids).size).toBe(urls.length)
})

it.each(['7KQ2M-9XD4A', '0190e3a1-7c1b-7d6e-9a3e-2f6b1c0d9e8f', 'proxy_1.request'])(
  'keeps the id %s from our own proxy, and none from a visitor',
  async (given) => {
    expect(await idOf('/healthz', given, behindProxy)).toBe(given)
    expect(await idOf('/healthz', given)).toMatch(GIVEN_OUT)
  },
)

it.each([
  'short',
  'a'.repeat(65),
  'with space in it',
  '<script>alert(1)',
  '-begins-so',
  '{"a":"bcdef"}',
])('replaces %s with another id', async (given) => {
  expect(await idOf('/healthz', given, behindProxy)).toMatch(GIVEN_OUT)
})

it('names the log’s request id in the answer to a failed call', async () => {
  await product.db.schema.alterTable('notifications').renameTo('notifications_away').execute()
  const { status, body, message, headers } = await asha.send({ url: '/api/notifications' })
  await product.db.schema.alterTable('notifications_away').renameTo('notifications').execute()

  const id = String(headers['x-request-id'])
  expect(status).toBe(500)
  expect(message).toBe(`Something went wrong on our side. Please try again. (Reference ${id})`)
  expect(body).toMatchObject({ code: 'server_error', requestId: id })
  const lines = product.loggedErrors.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(
    expect.objectContaining({
      requestId: id,
      call: 'GET /api/notifications',
      msg: 'request failed',
    }),
  )
})
