import { beforeEach, describe, expect, it } from 'vitest'
import { login, logout, signup } from '#contract/accounts/accounts.ts'
import { adminLive } from '#contract/audit/activity.ts'
import { blockCustomer } from '#contract/accounts/customers.ts'
import { live } from '#contract/messages/notifications.ts'
import { orderDetails, orderLive } from '#contract/orders/orders.ts'
import {
  changePassword,
  eraseAccount,
  readSignIns,
  signOutDevice,
  signOutElsewhere,
} from '#contract/accounts/account-security.ts'
import { testEngine } from '../../testing/test-database.ts'
import { addressOf, type Client } from '../../testing/client.ts'
import { openEventStream, type EventReader } from '../../testing/event-stream.ts'
import { testProduct } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

const PASSWORD = 'monsoon-terrace-7'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const staff = await product.person({ role: 'admin' })
const open: EventReader[] = []

beforeEach(() => () => open.splice(0).forEach((stream) => stream.close()))

async function follow(path: string, client?: Client, at = address): Promise<EventReader> {
  const stream = await openEventStream(`${at}${path}`, client && { cookie: client.cookieHeader() })
  open.push(stream)
  return stream
}

const bell = (client: Client, at?: string) => follow(addressOf(live, {}), client, at)

let people = 0
async function signUp() {
  people += 1
  const email = `listener-${people}@example.com`
  const browser = product.newBrowser()
  const answer = await browser.call(signup, { body: { name: 'Asha', email, password: PASSWORD } })
  expect(answer.status).toBe(201)
  return { browser, email }
}

async function logIn(email: string): Promise<Client> {
  const browser = product.newBrowser()
  await browser.call(login, { body: { email, password: PASSWORD } })
  return browser
}

describe('a live stream ends with the session that opened it', () => {
  it('ends when its person logs out, while their other device continues', async () => {
    const { browser, email } = await signUp()
    const other = await logIn(email)
    const [here, there] = [await bell(browser), await bell(other)]
    await browser.call(logout, {})
    await expect(here.ended).resolves.toBeUndefined()
    await there.next()
    await placed(other)
    await there.until(({ event }) => event === 'notifications')
  })

  it('ends when another device signs it out, alone or with all others', async () => {
    const { browser, email } = await signUp()
    const [one, two] = [await logIn(email), await logIn(email)]
    const [kept, first, second] = [await bell(browser), await bell(one), await bell(two)]
    const { devices } = (await one.call(readSignIns, {})).body
    await browser.call(signOutDevice, { params: { id: devices[0]!._id } })
    await expect(first.ended).resolves.toBeUndefined()
    await browser.call(signOutElsewhere, {})
    await expect(second.ended).resolves.toBeUndefined()
    expect((await kept.next()).event).toBe('state')
  })

  it('ends when the password changes, but not in the browser that changed it', async () => {
    const { browser, email } = await signUp()
    const other = await logIn(email)
    const [kept, ended] = [await bell(browser), await bell(other)]
    const body = { currentPassword: PASSWORD, newPassword: 'umbrella-stand-12' }
    expect((await browser.call(changePassword, { body })).status).toBe(200)
    await expect(ended.ended).resolves.toBeUndefined()
    await placed(browser)
    await kept.until(({ event }) => event === 'notifications')
  })

  it('ends when the account is erased', async () => {
    const { browser } = await signUp()
    const stream = await bell(browser)
    await browser.call(eraseAccount, { body: { password: PASSWORD } })
    await expect(stream.ended).resolves.toBeUndefined()
  })

  it('ends when the session expires, and not while it is in use', async () => {
    const asha = await product.person()
    const now = product.clock.read()
    const expire = (ms: number) =>
      product.db
        .updateTable('sessions')
        .set({ expires_at: new Date(now.getTime() + ms) })
        .where('user_id', '=', asha.user._id)
        .execute()
    await expire(300)
    const stream = await bell(asha)
    await stream.next()
    product.clock.set(new Date(now.getTime() + 400).toISOString())
    await expect(stream.ended).resolves.toBeUndefined()
    product.clock.set(now.toISOString())
  })

  it('ends when another role changes its person’s permissions', async () => {
    const other = await product.person({ role: 'admin' })
    const stream = await follow(addressOf(adminLive, {}), other)
    await stream.next()
    await product.db
      .updateTable('users')
      .set({ role: 'customer' })
      .where('id', '=', other.user._id)
      .execute()
    await expect(stream.ended).resolves.toBeUndefined()
    expect((await other.call(adminLive, {})).code).toBe('forbidden')
  })

  it('ends when its person is narrowed to part of their role', async () => {
    const other = await product.person({ role: 'admin' })
    const stream = await follow(addressOf(adminLive, {}), other)
    await stream.next()
    await product.db
      .updateTable('users')
      .set({ narrowed_to: JSON.stringify(['intake']) })
      .where('id', '=', other.user._id)
      .execute()
    await expect(stream.ended).resolves.toBeUndefined()
    expect((await other.call(adminLive, {})).code).toBe('forbidden')
  })

  it('ends when its person is blocked, and starts again with what they may still see', async () => {
    const asha = await product.person()
    const stream = await bell(asha)
    await staff.call(blockCustomer, {
      params: { id: asha.user._id },
      body: { reason: 'Never at home' },
    })
    await expect(stream.ended).resolves.toBeUndefined()
    expect((await bell(asha)).status).toBe(200)
  })

  it('ends when the person is deleted directly in the database', async () => {
    const asha = await product.person()
    const order = await placed(await product.person())
    const streams = [
      await bell(asha),
      await follow(addressOf(orderLive, { params: { orderId: order._id } }), asha),
      await follow('/api/help/live', asha),
    ]
    await product.db.deleteFrom('users').where('id', '=', asha.user._id).execute()
    expect(await Promise.all(streams.map(({ ended }) => ended))).toHaveLength(3)
  })

  it.runIf(testEngine === 'postgresql')('ends on every other process too', async () => {
    const second = await product.secondProcess()
    const at = await second.listen({ port: 0, host: '127.0.0.1' })
    const { browser } = await signUp()
    const stream = await bell(browser, at)
    await browser.call(logout, {})
    await expect(stream.ended).resolves.toBeUndefined()
  })
})

describe('the number of open live streams', () => {
  it('has a limit for a person, and counts down once one is closed', async () => {
    const asha = await product.person()
    const streams: EventReader[] = []
    for (let count = 0; count < 40; count += 1) streams.push(await bell(asha))
    expect(streams.filter(({ status }) => status !== 200)).toEqual([])
    expect((await bell(asha)).status).toBe(429)
    expect((await bell(await product.person())).status).toBe(200)
    streams[0]!.close()
    await expect.poll(async () => (await bell(asha)).status).toBe(200)
  })

  it('has a limit for the visitors behind one address', async () => {
    const order = await placed(await product.person())
    const path = addressOf(orderLive, { params: { orderId: order._id } })
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) statuses.push((await follow(path)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})

it('limits an order’s live address like its page, so numbers can’t be guessed through it', () => {
  expect(orderLive.wrongPerMinute).toBe(orderDetails.wrongPerMinute)
})
