// Two servers of one laundry: a change at one shows at the other at once.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, logout, me, signup } from '#contract/accounts/accounts.ts'
import { business } from '#contract/catalogue/catalogue.ts'
import { sendMessage } from '#contract/help/contact.ts'
import type { Garment } from '#contract/garments/garments.ts'
import { placeOrder, orderDetails } from '#contract/orders/orders.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { clientOf } from '../testing/client.ts'
import { newForm } from '../testing/forms.ts'
import { orderInput } from '../testing/order-inputs.ts'
import { openS3Server } from '../testing/stand-ins/s3-server.ts'
import { testProduct } from '../testing/test-product.ts'

const service = await openS3Server()
const product = await testProduct({ config: { s3: service.config } })
afterAll(() => service.close())

const PASSWORD = 'monsoon-terrace-7'

// Only PostgreSQL serves several processes.
describe('two servers on one database', () => {
  let second: Awaited<ReturnType<typeof product.secondProcess>>
  beforeAll(async () => {
    second = await product.secondProcess()
  })

  /** One browser, as a proxy sends its calls to one server or the other. */
  function newBrowser() {
    const cookies = new Map<string, string>()
    return { first: clientOf(product.app, cookies), other: clientOf(second, cookies) }
  }

  it('recognise each other’s sign-ins, until the person signs out on either', async () => {
    const { first, other } = newBrowser()
    const email = 'asha@servers.example'
    await first.call(signup, { body: { name: 'Asha', email, password: PASSWORD } })
    expect((await other.call(me, {})).body.user?.email).toBe(email)
    const copy = { cookie: first.cookieHeader() }
    await other.call(logout, {})
    expect((await newBrowser().first.call(me, {}, copy)).body.user).toBeNull()
  })

  it('count password guesses together', async () => {
    const { first, other } = newBrowser()
    const email = 'meera@servers.example'
    await newBrowser().first.call(signup, { body: { name: 'Meera', email, password: PASSWORD } })
    const statuses: number[] = []
    for (const client of [first, other, first, other, first, other])
      statuses.push(
        (await client.call(login, { body: { email, password: 'wrong-guess-1' } })).status,
      )
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    // Not even the right one is judged now, at either.
    for (const client of [first, other])
      expect((await client.call(login, { body: { email, password: PASSWORD } })).status).toBe(429)
  })

  it('share one limit on requests', async () => {
    const { first, other } = newBrowser()
    const account = { name: 'Ravi', email: 'ravi@servers.example', password: PASSWORD }
    await first.call(signup, { body: account })
    const body = {
      name: 'Ravi',
      email: 'ravi@servers.example',
      subject: 'Carpets',
      message: 'Do you wash them?',
    }
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      for (const client of [first, other])
        statuses.push((await client.call(sendMessage, { body })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('apply settings that were changed on the other', async () => {
    const staff = await product.person({ role: 'admin' })
    const { other } = newBrowser()
    await other.call(business, {})
    const { body } = await staff.call(adminSettings, {})
    const changed = { ...body.business, name: 'Two Doors Laundry' }
    expect((await staff.call(settingCalls.changeBusiness, { body: changed })).status).toBe(200)
    await expect
      .poll(async () => (await other.call(business, {})).body.name)
      .toBe('Two Doors Laundry')
  })

  it('place one order when the same request is sent to both', async () => {
    const person = await product.person()
    const headers = { cookie: person.cookieHeader(), 'idempotency-key': crypto.randomUUID() }
    const { first, other } = newBrowser()
    const answers = await Promise.all(
      [first, other, first, other].map((client) =>
        client.call(placeOrder, { body: orderInput() }, headers),
      ),
    )
    const numbers = answers.flatMap(({ body }) => body.number ?? [])
    expect(new Set(numbers).size).toBe(1)
    const { orders } = await product.db
      .selectFrom('orders')
      .select((each) => each.fn.countAll<number>().as('orders'))
      .where('user_id', '=', person.user._id)
      .executeTakeFirstOrThrow()
    expect(orders).toBe(1)
    const params = { orderId: numbers[0]! }
    expect((await other.call(orderDetails, { params })).status).toBe(200)
  })

  it('show pictures that were sent to the other', async () => {
    const person = await product.person()
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#c43' },
    })
      .png()
      .toBuffer()
    const form = await newForm({ name: 'Red dress', category: 'dresses' }, { bytes })
    const { body } = await person.send({ method: 'POST', url: '/api/garments', ...form })
    const answer = await second.inject({
      url: (body as Garment).imageUrl!,
      headers: { cookie: person.cookieHeader() },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
  })
})
