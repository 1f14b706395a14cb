// The laundry opened at an address other than BASE_URL: changes are refused, with an explanation.
import { beforeEach, expect, it } from 'vitest'
import { readNow } from '#contract/operate/now.ts'
import { login } from '#contract/accounts/accounts.ts'
import { clientOf } from '../../testing/client.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const owner = await product.person({ role: 'admin' })
const counter = await product.person({ preset: 'counter' })
const app = await product.withSettings({ baseUrl: 'https://laundry.example', baseUrlIsSet: true })
beforeEach(() => product.clock.set('2025-06-18T07:00:00.000Z'))

const shown = async (person: typeof owner) => (await person.call(readNow, {})).body.serverNotices
const change = (headers: Record<string, string>) =>
  clientOf(app).call(login, { body: { email: 'a@b.example', password: 'wrong-one' } }, headers)

it('tells users of another address the right one, and owners both addresses', async () => {
  const opened = { origin: 'https://www.laundry.example', host: 'www.laundry.example' }
  const { status, message } = await change(opened)
  expect(status).toBe(403)
  expect(message).toContain('https://laundry.example.')
  expect(await shown(owner)).toEqual([
    {
      code: 'other-address',
      since: expect.stringContaining('2025-06-18T07:00:00') as unknown,
      message: expect.stringMatching(
        /https:\/\/www\.laundry\.example.*BASE_URL is https:\/\/laundry\.example/,
      ) as unknown,
    },
  ])
  expect(await shown(counter)).toBeNull()
})

it('recognises the right address behind a proxy that rewrites Host', async () => {
  const headers = {
    origin: 'http://laundry.example',
    host: '127.0.0.1:3000',
    'sec-fetch-site': 'same-origin',
  }
  expect((await change(headers)).message).toContain('https://laundry.example.')
  const messages = (await shown(owner))?.map(({ message }) => message).join('\n')
  expect(messages).toContain('http://laundry.example,')
})

it('does not notify owners of requests made by another site', async () => {
  const before = (await shown(owner))?.length
  const { message } = await change({
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  })
  expect(message).toBe('This request came from another site.')
  expect((await shown(owner))?.length).toBe(before)
})
