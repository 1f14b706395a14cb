import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgotPassword, login, me, resetPassword, signup } from '#contract/accounts/accounts.ts'
import { changePassword, eraseAccount } from '#contract/accounts/account-security.ts'
import { serverNotices } from '#contract/audit/activity.ts'
import { clientOf, type Client } from '../../../testing/client.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { removeOldGuessCounters } from './guess.ts'

const PASSWORD = 'seven silent socks'

const product = await testProduct()
let behindProxy: FastifyInstance
let people = 0
beforeAll(async () => {
  behindProxy = await product.withSettings({ trustProxy: '127.0.0.1' })
})
beforeEach(() => product.db.deleteFrom('limit_counters').execute())

/** Somebody new who has a password, and the browser that they signed up with. */
async function newAccount(): Promise<{ email: string; browser: Client }> {
  people += 1
  const email = `guessed-${people}@example.com`
  const browser = product.newBrowser()
  await browser.call(signup, { body: { name: 'Asha Rao', email, password: PASSWORD } })
  return { email, browser }
}

/** Tries to log in from an address that nobody has used yet. */
let addresses = 0
function tryFromElsewhere(email: string, password = 'wrong password') {
  addresses += 1
  const from = `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`
  return clientOf(behindProxy).call(
    login,
    { body: { email, password } },
    { 'x-forwarded-for': from },
  )
}

/** Lets time pass for anyone who waits. */
async function letWaitPass(): Promise<void> {
  await product.db
    .updateTable('guesses')
    .set({ blocked_until: sql<Date>`now() - interval '1 second'` })
    .execute()
}

async function waits(): Promise<number[]> {
  const rows = await product.db
    .selectFrom('guesses')
    .select(sql<number>`round(extract(epoch from blocked_until - last_at))::integer`.as('seconds'))
    .execute()
  return rows.map((row) => row.seconds)
}

describe('guessing at one account’s password', () => {
  it('checks only five of 60 passwords that are sent at once from 60 addresses', async () => {
    const { email } = await newAccount()

    const answers = await Promise.all(Array.from({ length: 60 }, () => tryFromElsewhere(email)))

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(55)
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.message).toBe(
      'Too many wrong passwords. Try again in a minute, or choose a new one with “Forgot password?”.',
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  })

  it('does not reveal whether an email has an account', async () => {
    const answers = []
    for (let count = 0; count < 7; count += 1)
      answers.push((await tryFromElsewhere('nobody-at-all@example.com')).status)
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('requires a longer wait after each wrong one, up to 15 minutes', async () => {
    await product.db.deleteFrom('guesses').execute()
    const { email } = await newAccount()
    await product.db.deleteFrom('guesses').execute()
    const seen: number[] = []
    for (let count = 0; count < 12; count += 1) {
      expect((await tryFromElsewhere(email)).status).toBe(401)
      seen.push(...(await waits()))
      await letWaitPass()
    }
    expect(seen).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 900, 900, 900, 900])
  })

  it('accepts the right password from a known browser, and keeps sessions', async () => {
    const { email, browser } = await newAccount()
    for (let count = 0; count < 6; count += 1) await tryFromElsewhere(email)

    const stranger = await product.newBrowser().call(login, { body: { email, password: PASSWORD } })
    const owner = await browser.call(login, { body: { email, password: PASSWORD } })

    expect(stranger.status).toBe(429)
    expect(owner.status).toBe(200)
    expect((await browser.call(me, {})).body.user?.email).toBe(email)
  })

  it('recognises a browser that logged in before, even without being remembered', async () => {
    const { email } = await newAccount()
    const browser = product.newBrowser()
    await browser.call(login, { body: { email, password: PASSWORD, rememberMe: false } })
    for (let count = 0; count < 6; count += 1) await tryFromElsewhere(email)
    expect((await browser.call(login, { body: { email, password: PASSWORD } })).status).toBe(200)
  })

  it('counts guesses from a known browser, and refuses a forged proof of being known', async () => {
    const { email, browser } = await newAccount()
    const statuses = []
    for (let count = 0; count < 7; count += 1)
      statuses.push((await browser.call(login, { body: { email, password: 'wrong one' } })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])

    const forged = statuses.map(() => 0)
    for (const index of forged.keys()) {
      const answer = await product
        .newBrowser()
        .call(
          login,
          { body: { email, password: 'wrong one' } },
          { cookie: `washline.known-device=made-up-${index}.${'x'.repeat(32)}` },
        )
      forged[index] = answer.status
    }
    expect(forged).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('resets the count after the right password', async () => {
    const { email } = await newAccount()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await tryFromElsewhere(email)
      expect((await tryFromElsewhere(email, PASSWORD)).status).toBe(200)
    }
  })

  it('resets the count once the owner chose a new password by mail', async () => {
    const { email } = await newAccount()
    for (let count = 0; count < 6; count += 1) await tryFromElsewhere(email)
    await product.visitor.call(forgotPassword, { body: { email } })
    const mails = await readMailsTo(product, email, 2)
    const words = mails.map(({ text }) => text).join()
    const token = /reset-password#token=([\w-]+)/.exec(words)![1]!
    const password = 'eight silent socks'
    await product.visitor.call(resetPassword, { body: { token, password } })

    expect((await tryFromElsewhere(email, password)).status).toBe(200)
  })

  it('warns the owner once a day, by mail and notification', async () => {
    const { email } = await newAccount()
    for (let count = 0; count < 5; count += 1) await tryFromElsewhere(email)
    const [mail] = await readMailsTo(product, email, 1)
    expect(mail!.text).toContain('no one got in')
    await product.db.deleteFrom('guesses').execute()
    for (let count = 0; count < 5; count += 1) await tryFromElsewhere(email)
    const sent = await product.db
      .selectFrom('outbox_messages')
      .innerJoin('users', 'users.id', 'outbox_messages.user_id')
      .innerJoin('notifications', 'notifications.user_id', 'users.id')
      .select(['outbox_messages.search_text as subject', 'notifications.kind'])
      .where('users.email', '=', email)
      .execute()
    expect(sent).toEqual([
      { subject: 'Someone tried to log in to your account', kind: 'password.guessed' },
    ])
  })
})

describe('guessing at the current password over a session', () => {
  it.each([
    [
      'changing the password',
      (guest: Client) =>
        guest.call(changePassword, {
          body: { currentPassword: 'wrong one', newPassword: 'nine silent socks' },
        }),
    ],
    [
      'erasing the account',
      (guest: Client) => guest.call(eraseAccount, { body: { password: 'wrong one' } }),
    ],
  ])('requires waits too: %s', async (_, guess) => {
    const { browser } = await newAccount()
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess(browser)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  })
})

describe('behind an unconfigured proxy', () => {
  it('is reported to staff and in the log, and never limits the session check', async () => {
    const staff = await product.person({ role: 'admin' })
    expect((await staff.call(serverNotices, {})).body).toEqual([])
    const statuses = new Set<number>()
    for (let count = 0; count < 130; count += 1)
      statuses.add(
        (await product.visitor.call(me, {}, { 'x-forwarded-for': `203.0.113.${count}` })).status,
      )

    expect([...statuses]).toEqual([200])
    const { body } = await staff.call(serverNotices, {})
    expect(body).toEqual([
      { code: 'untrusted-proxy', message: expect.stringContaining('TRUST_PROXY') },
    ])
  })
})

it('removes only expired counters', async () => {
  await product.db.deleteFrom('guesses').execute()
  await tryFromElsewhere('kept@example.com')
  await tryFromElsewhere('old@example.com')
  const [first] = await product.db.selectFrom('guesses').select('key').execute()
  const past = sql<Date>`now() - interval '2 days'`
  await product.db
    .updateTable('guesses')
    .set({ last_at: past })
    .where('key', '=', first!.key)
    .execute()
  await product.db.updateTable('limit_counters').set({ ends_at: past }).execute()
  await tryFromElsewhere('another@example.com')

  await removeOldGuessCounters(product.deps)

  expect(await product.db.selectFrom('guesses').select('key').execute()).toHaveLength(2)
  expect(await product.db.selectFrom('limit_counters').select('key').execute()).toHaveLength(1)
})
