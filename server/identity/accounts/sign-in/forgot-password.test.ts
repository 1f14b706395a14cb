import { describe, expect, it } from 'vitest'
import {
  checkResetLink,
  forgotPassword,
  login,
  me,
  resetPassword,
  signup,
} from '#contract/accounts/accounts.ts'
import { clientOf } from '../../../testing/client.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { testProduct } from '../../../testing/test-product.ts'

const OLD = 'monsoon-terrace-7'
const NEW = 'umbrella-stand-12'

const product = await testProduct()

let people = 0
async function signUp() {
  people += 1
  const email = `forgetful-${people}@example.com`
  const browser = product.newBrowser()
  await browser.call(signup, { body: { name: 'Asha Rao', email, password: OLD } })
  return { browser, email }
}

/** Each test asks from its own address, so that only one meets the limit. */
const ask = (email: string, remoteAddress = `10.0.0.${people}`) =>
  product.visitor.send({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { email },
    remoteAddress,
  })

async function linkFor(email: string, count = 1): Promise<string> {
  const mail = (await readMailsTo(product, email, count)).at(-1)!
  expect(mail.subject).toBe('Choose a new password')
  const address = /http:\/\/localhost:3000\/reset-password#token=(\S+)/.exec(mail.text ?? '')
  expect(mail.html).toContain(address![0])
  return address![1]!
}

const reset = (token: string, password = NEW) =>
  product.visitor.call(resetPassword, { body: { token, password } })

const canLogIn = async (email: string, password: string) =>
  (await product.newBrowser().call(login, { body: { email, password } })).status === 200

it('mails a link that sets a new password once, and ends every session', async () => {
  const { browser, email } = await signUp()
  const asked = await ask(email.toUpperCase())
  expect(asked.status).toBe(202)
  const token = await linkFor(email)

  const answer = await reset(token)

  expect([answer.status, answer.body.message]).toEqual([
    200,
    'Your new password is set. Please log in with it.',
  ])
  expect((await browser.call(me, {})).body.user).toBeNull()
  expect([await canLogIn(email, OLD), await canLogIn(email, NEW)]).toEqual([false, true])
  const again = await reset(token, 'yet another one')
  expect([again.status, again.code]).toEqual([422, 'reset_link_invalid'])
  expect(again.message).toBe('This link has expired or was used already. Please ask for a new one.')
  const mails = await readMailsTo(product, email, 2)
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(
    new Set(['Choose a new password', 'Your password was changed']),
  )
})

it('distinguishes a working link from a broken or used one, without using it up', async () => {
  const { email } = await signUp()
  await ask(email)
  const token = await linkFor(email)
  const isValid = async (each: string) =>
    (await product.visitor.call(checkResetLink, { body: { token: each } })).body.isValid
  const broken = [token.slice(0, -3), 'a/b?c', '..']
  expect(await Promise.all([token, token, ...broken].map(isValid))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect((await reset(token)).status).toBe(200)
  expect(await isValid(token)).toBe(false)
})

it('answers the same for an unknown email, and sends no mail', async () => {
  const { email } = await signUp()
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  await linkFor(email)
  await readMailsTo(product, 'nobody@example.com', 0)
})

it('stores nothing in the database that can be used as a link', async () => {
  const { email } = await signUp()
  await ask(email)
  const token = await linkFor(email)
  const rows = await product.db.selectFrom('verifications').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  for (const { identifier } of rows)
    expect((await reset(identifier.replace('reset-password:', ''))).status).toBe(422)
})

it('accepts a link for an hour', async () => {
  const { email } = await signUp()
  await ask(email)
  const token = await linkFor(email)
  const { expires_at } = await product.db
    .selectFrom('verifications')
    .select('expires_at')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const minutes = (expires_at.getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(55)
  expect(minutes).toBeLessThanOrEqual(60)

  const past = new Date(Date.now() - 1000)
  await product.db.updateTable('verifications').set({ expires_at: past }).execute()
  expect((await reset(token)).code).toBe('reset_link_invalid')
  expect(await canLogIn(email, OLD)).toBe(true)
})

it('invalidates every other link once one was used', async () => {
  const { email } = await signUp()
  await ask(email)
  const first = await linkFor(email)
  await ask(email)
  const mails = await readMailsTo(product, email, 2)
  const tokens = mails.map(({ text }) => /token=(\S+)/.exec(text ?? '')![1]!)
  expect((await reset(tokens.find((token) => token !== first)!)).status).toBe(200)
  expect((await reset(first)).code).toBe('reset_link_invalid')
})

it('mails one person at most three open links', async () => {
  const { email } = await signUp()
  for (let count = 0; count < 5; count += 1)
    expect((await ask(email, `10.1.1.${count}`)).status).toBe(202)
  const last = await signUp()
  await ask(last.email)
  await linkFor(last.email)
  await readMailsTo(product, email, 3)
})

describe('refusals', () => {
  it.each([
    ['short', 'Please choose a password of at least 8 characters.'],
    ['password123', 'This password is too common. Please choose one that is harder to guess.'],
  ])('refuses a password like %s, and keeps the link for another try', async (weak, message) => {
    const { email } = await signUp()
    await ask(email)
    const token = await linkFor(email)
    const refused = await reset(token, weak)
    expect([refused.status, refused.message]).toEqual([422, message])
    expect((await reset(token)).status).toBe(200)
  })

  it('sends one mailbox five links an hour, whichever address asks and however it is written', async () => {
    const app = await product.withSettings({ limitFactor: 1 })
    const again = (index: number) =>
      clientOf(app).send({
        method: 'POST',
        url: forgotPassword.path,
        payload: { email: `Asked-often+${index}@example.com` },
        remoteAddress: `10.9.9.${index}`,
      })
    for (let count = 0; count < 5; count += 1) expect((await again(count)).status).toBe(202)
    expect((await again(6)).code).toBe('too_many_requests')
  })

  it('accepts a request from each of many people behind one address', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await ask(`nobody-${count}@example.com`, '10.9.9.9')).status).toBe(202)
  })

  it('stops a client that guesses link tokens', async () => {
    const app = await product.withSettings({ signInTriesPerMinute: 4 })
    const body = { token: 'guess', password: NEW }
    const guess = () => clientOf(app).call(resetPassword, { body })
    await product.db.deleteFrom('limit_counters').execute()
    for (let count = 0; count < 4; count += 1) expect((await guess()).status).toBe(422)
    expect((await guess()).code).toBe('too_many_requests')
  })
})

it('requires a valid email', async () => {
  const answer = await product.visitor.call(forgotPassword, { body: { email: 'not an email' } })
  expect([answer.status, answer.message]).toEqual([422, 'Please enter a valid email address.'])
})
