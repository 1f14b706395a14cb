import { randomUUID } from 'node:crypto'
import webPush from 'web-push'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  forgotPassword,
  login,
  me,
  resetPassword,
  signup,
  socialSignIn,
  updateUser,
  type SocialProvider,
} from '#contract/accounts/accounts.ts'
import { live, subscribePush } from '#contract/messages/notifications.ts'
import { addAddress } from '#contract/accounts/profile.ts'
import { confirmEmail } from '#contract/accounts/account-security.ts'
import { addressOf, type Client } from '../../../testing/client.ts'
import { openEventStream } from '../../../testing/event-stream.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import {
  startOpenIdProvider,
  type OpenIdProvider,
} from '../../../testing/stand-ins/openid-provider.ts'
import { openTestProduct, type TestProduct } from '../../../testing/test-product.ts'
import { createAdmin } from '../create-admin.ts'

const SQUATTERS = 'monsoon-terrace-7'
const OWNERS = 'umbrella-stand-12'
const PHONE = '+91 98450 66666'

let provider: OpenIdProvider
let product: TestProduct
let address: string
beforeAll(async () => {
  provider = await startOpenIdProvider()
  product = await openTestProduct({
    config: { ...provider.settings, webPush: webPush.generateVAPIDKeys() },
  })
  address = await product.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await product.close()
  await provider.close()
})

let victim: string
beforeEach(() => {
  victim = `victim-${randomUUID()}@example.com`
})

const whoIs = async (browser: Client) => (await browser.call(me, {})).body.user
const logIn = async (email: string, password: string) =>
  (await product.newBrowser().call(login, { body: { email, password } })).status

async function comeBy(
  browser: Client,
  name: SocialProvider,
  profile: { id: string; email: string; emailVerified?: boolean },
): Promise<string | null> {
  provider.next = { name: 'Somebody', ...profile }
  const { body } = await browser.call(socialSignIn, { body: { provider: name } })
  const sent = await fetch(body.url, { redirect: 'manual' })
  const back = new URL(sent.headers.get('location')!)
  const answer = await browser.send({ method: 'GET', url: `${back.pathname}${back.search}` })
  return new URL(String(answer.headers.location), 'http://local').searchParams.get('error')
}

/** Settles in an account: a phone, an address, notices in the browser, a live stream. */
async function settle(browser: Client) {
  const { _id, name, email } = (await whoIs(browser))!
  const params = { id: _id }
  await browser.call(updateUser, { params, body: { name, email, phone: PHONE } })
  await browser.call(addAddress, {
    params,
    body: { type: 'Home', address: '6 Squatter Lane, Bengaluru 560001' },
  })
  await browser.call(subscribePush, {
    body: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    },
  })
  const stream = await openEventStream(`${address}${addressOf(live, {})}`, {
    cookie: browser.cookieHeader(),
  })
  return { browser, id: _id, stream }
}

async function squatWithPassword() {
  const browser = product.newBrowser()
  await browser.call(signup, { body: { name: 'Squatter', email: victim, password: SQUATTERS } })
  return settle(browser)
}

/** The owner asks for a link in their mailbox and chooses a password with it. */
async function ownerResets(email = victim) {
  await product.visitor.send({
    method: 'POST',
    url: forgotPassword.path,
    payload: { email },
    remoteAddress: `10.1.0.${Math.ceil(Math.random() * 250)}`,
  })
  const [mail] = await readMailsTo(product, email, 1)
  const token = /token=(\S+)/.exec(mail!.text!)![1]!
  const answer = await product.visitor.call(resetPassword, { body: { token, password: OWNERS } })
  expect(answer.status).toBe(200)
}

/** Nothing of what the squatter had opens the account any more, and nothing of it stays. */
async function expectEvicted({
  browser,
  id,
  stream,
}: Awaited<ReturnType<typeof settle>>): Promise<void> {
  await expect(stream.ended).resolves.toBeUndefined()
  expect(await whoIs(browser)).toBeNull()
  expect(await logIn(victim, SQUATTERS)).toBe(401)
  const count = (table: 'push_subscriptions' | 'addresses') =>
    product.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()
  expect(await count('push_subscriptions')).toEqual([])
  expect(await count('addresses')).toEqual([])
  const row = await product.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row?.phone).toBe('')
}

describe('a squatter who signed up with another person’s email loses the account', () => {
  it('deletes it when the owner signs in with Google', async () => {
    const squatter = await squatWithPassword()
    const owner = product.newBrowser()
    await comeBy(owner, 'google', { id: randomUUID(), email: victim, emailVerified: true })
    expect((await whoIs(owner))?.email).toBe(victim)
    await expectEvicted(squatter)
  })

  it('deletes it when the owner chooses a new password', async () => {
    const squatter = await squatWithPassword()
    await ownerResets()
    expect(await logIn(victim, OWNERS)).toBe(200)
    await expectEvicted(squatter)
  })

  it('deletes it when Facebook, which verifies no email, is refused and the owner resets the password', async () => {
    const squatter = await squatWithPassword()
    const owner = product.newBrowser()
    const error = await comeBy(owner, 'facebook', { id: randomUUID(), email: victim })
    expect([error, await whoIs(owner)]).toEqual(['email_taken', null])
    await ownerResets()
    await expectEvicted(squatter)
  })

  it('deletes it when the squatter used Facebook, and the owner signs in with Google or resets', async () => {
    for (const isByGoogle of [true, false]) {
      victim = `victim-${randomUUID()}@example.com`
      const profile = { id: randomUUID(), email: victim }
      const browser = product.newBrowser()
      await comeBy(browser, 'facebook', profile)
      const squatter = await settle(browser)
      if (isByGoogle) {
        const google = { id: randomUUID(), email: victim, emailVerified: true }
        await comeBy(product.newBrowser(), 'google', google)
      } else await ownerResets()
      await expectEvicted(squatter)
      const again = product.newBrowser()
      expect(await comeBy(again, 'facebook', profile)).toBe('email_taken')
      expect(await whoIs(again)).toBeNull()
    }
  })

  it('deletes it when the operator makes the account staff, however the squatter signed in', async () => {
    const facebook = { id: randomUUID(), email: victim }
    const browser = product.newBrowser()
    await comeBy(browser, 'facebook', facebook)
    const squatter = await settle(browser)
    await createAdmin(
      product.deps,
      { email: victim, name: 'Owner', password: OWNERS },
      product.clock.read(),
    )
    expect(await logIn(victim, OWNERS)).toBe(200)
    await expectEvicted(squatter)
    const again = product.newBrowser()
    await comeBy(again, 'facebook', facebook)
    expect(await whoIs(again)).toBeNull()
  })

  it('deletes it even after the squatter moved their own Google account to that email', async () => {
    const google = { id: randomUUID(), email: `own-${victim}`, emailVerified: true }
    const browser = product.newBrowser()
    await comeBy(browser, 'google', google)
    const squatter = await settle(browser)
    // As an account of the time before emails were confirmed.
    await product.db
      .updateTable('users')
      .set({ email: victim, email_verified: false })
      .where('id', '=', squatter.id)
      .execute()
    const owner = product.newBrowser()
    await comeBy(owner, 'google', { id: randomUUID(), email: victim, emailVerified: true })
    expect((await whoIs(owner))?.email).toBe(victim)
    await expectEvicted(squatter)
    const again = product.newBrowser()
    await comeBy(again, 'google', google)
    expect((await whoIs(again))?._id).not.toBe(squatter.id)
  })

  it('ends the squatter’s log-in that was in progress when the owner arrived', async () => {
    await squatWithPassword()
    const [statuses] = await Promise.all([
      Promise.all(
        Array.from({ length: 5 }, async () => {
          const browser = product.newBrowser()
          await browser.call(login, { body: { email: victim, password: SQUATTERS } })
          return browser
        }),
      ),
      comeBy(product.newBrowser(), 'google', {
        id: randomUUID(),
        email: victim,
        emailVerified: true,
      }),
    ])
    expect(await Promise.all(statuses.map(whoIs))).toEqual(Array(5).fill(null))
  })
})

describe('a squatter can’t move an account to another’s email', () => {
  async function askFor(email: string) {
    const browser = product.newBrowser()
    const own = `squatter-${randomUUID()}@example.com`
    await browser.call(signup, { body: { name: 'Squatter', email: own, password: SQUATTERS } })
    const { _id, name } = (await whoIs(browser))!
    const answer = await browser.call(updateUser, {
      params: { id: _id },
      body: { name, email, currentPassword: SQUATTERS },
    })
    expect([answer.status, answer.body.email, answer.body.pendingEmail]).toEqual([200, own, email])
    return { browser, own }
  }

  it('still lets the owner sign up with that email', async () => {
    const { browser, own } = await askFor(victim)
    const owner = product.newBrowser()
    const body = { name: 'Owner', email: victim, password: OWNERS }
    expect((await owner.call(signup, { body })).status).toBe(201)
    expect((await whoIs(browser))?.email).toBe(own)
  })

  it('ignores a careless click of the owner', async () => {
    const { browser, own } = await askFor(victim)
    const [mail] = await readMailsTo(product, victim, 1)
    const token = /confirm-email=(\S+)/.exec(mail!.text!)![1]!
    const owner = await product.person()
    const answers = [
      await product.visitor.call(confirmEmail, { body: { token } }),
      await owner.call(confirmEmail, { body: { token } }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['not_signed_in', 'email_link_invalid'])
    expect((await whoIs(browser))?.email).toBe(own)
  })

  it('refuses the move by staff', async () => {
    const staff = await product.person({ role: 'admin' })
    const customer = await product.person()
    const answer = await staff.call(updateUser, {
      params: { id: customer.user._id },
      body: { name: customer.user.name, email: victim },
    })
    expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
    expect((await whoIs(customer))?.email).toBe(customer.user.email)
  })
})
