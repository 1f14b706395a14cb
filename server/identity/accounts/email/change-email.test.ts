import { describe, expect, it } from 'vitest'
import {
  forgotPassword,
  login,
  me,
  resetPassword,
  signup,
  updateUser,
} from '#contract/accounts/accounts.ts'
import {
  cancelEmailChange,
  changePassword,
  confirmEmail,
  readEmail,
  resendEmailLink,
} from '#contract/accounts/account-security.ts'
import { isSecretMail } from '../../../platform/mail/outbox-folder.ts'
import { clientOf, type Client } from '../../../testing/client.ts'
import { readMailsTo } from '../../../testing/mails.ts'
import { testProduct } from '../../../testing/test-product.ts'

const PASSWORD = 'monsoon-terrace-7'

const product = await testProduct()

let people = 0
async function signUp() {
  people += 1
  const email = `mover-${people}@example.com`
  const browser = product.newBrowser()
  const body = { name: 'Asha Rao', email, password: PASSWORD }
  const { user } = (await browser.call(signup, { body })).body
  return { browser, email, user }
}

async function logIn(email: string, password = PASSWORD): Promise<Client> {
  const browser = product.newBrowser()
  await browser.call(login, { body: { email, password } })
  return browser
}

const isSignedIn = async (browser: Client) => (await browser.call(me, {})).body.success

/** Asks for another email; answers the token of the link in its mailbox. */
async function askFor(browser: Client, user: { _id: string }, email: string): Promise<string> {
  const answer = await browser.call(updateUser, {
    params: { id: user._id },
    body: { name: 'Asha Rao', email, phone: '080 4123 4567', currentPassword: PASSWORD },
  })
  expect(answer.status).toBe(200)
  return tokenTo(email)
}

async function tokenTo(email: string, count = 1): Promise<string> {
  const mails = await readMailsTo(product, email, count)
  const tokens = mails.map(({ text }) => /confirm-email=(\S+)/.exec(text!)![1]!)
  return tokens.at(-1)!
}

const confirm = (browser: Client, token: string) => browser.call(confirmEmail, { body: { token } })

describe('a change of email', () => {
  it('requires the password', async () => {
    const { browser, email, user } = await signUp()
    const params = { id: user._id }
    const body = { name: 'Asha Rao', email: `new-${email}` }
    const refused = [
      await browser.call(updateUser, { params, body }),
      await browser.call(updateUser, { params, body: { ...body, currentPassword: 'not mine' } }),
    ]
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      Array(2).fill([422, 'wrong_password']),
    )
    expect((await browser.call(readEmail, {})).body.pendingEmail).toBeNull()
  })

  it('waits for the link in the new mailbox, while name and phone change at once', async () => {
    const { browser, email, user } = await signUp()
    const other = await logIn(email)
    const next = `new-${email}`
    const answer = await browser.call(updateUser, {
      params: { id: user._id },
      body: { name: 'Asha R', email: next, phone: '080 4123', currentPassword: PASSWORD },
    })
    expect(answer.body).toEqual({
      ...user,
      name: 'Asha R',
      phone: '080 4123',
      email,
      pendingEmail: next,
    })
    const [notice] = await readMailsTo(product, email, 1)
    expect(notice?.subject).toBe('Request to change your email')
    expect(notice?.text).toContain(next)

    const token = await tokenTo(next)
    const confirmed = await confirm(browser, token)
    expect([confirmed.status, confirmed.body.email]).toEqual([200, next])
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false])
    expect(await isSignedIn(await logIn(email))).toBe(false)
    expect(await isSignedIn(await logIn(next))).toBe(true)
    const subjects = (await readMailsTo(product, email, 2)).map(({ subject }) => subject)
    expect(subjects).toContain('Your email was changed')
    expect((await confirm(browser, token)).code).toBe('email_link_invalid')
    const row = await product.db
      .selectFrom('users')
      .select(['email_verified', 'phone'])
      .where('id', '=', user._id)
      .executeTakeFirst()
    expect(row).toEqual({ email_verified: true, phone: '080 4123' })
  })

  it('lasts a day, and stores its link nowhere', async () => {
    const { browser, email, user } = await signUp()
    const token = await askFor(browser, user, `new-${email}`)
    const rows = await product.db.selectFrom('email_changes').selectAll().execute()
    const messages = await product.db.selectFrom('outbox_messages').selectAll().execute()
    expect(JSON.stringify([rows, messages])).not.toContain(token)
    const now = product.clock.read()
    product.clock.set(new Date(now.getTime() + 86_400_001).toISOString())
    await product.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2030-01-01') })
      .where('user_id', '=', user._id)
      .execute()
    expect((await confirm(browser, token)).code).toBe('email_link_invalid')
    expect((await browser.call(readEmail, {})).body).toMatchObject({ email, pendingEmail: null })
    product.clock.set(now.toISOString())
  })

  it('sends a new link again, which invalidates the earlier one, five times a day at most', async () => {
    const { browser, email, user } = await signUp()
    const next = `new-${email}`
    const first = await askFor(browser, user, next)
    expect((await browser.call(resendEmailLink, {})).body.pendingEmail).toBe(next)
    const second = await tokenTo(next, 2)
    expect((await confirm(browser, first)).code).toBe('email_link_invalid')
    for (const _ of [3, 4, 5]) expect((await browser.call(resendEmailLink, {})).status).toBe(202)
    expect((await browser.call(resendEmailLink, {})).code).toBe('too_many_requests')
    await browser.call(cancelEmailChange, {})
    const again = await browser.call(updateUser, {
      params: { id: user._id },
      body: { name: 'Asha', email: `other-${email}`, currentPassword: PASSWORD },
    })
    expect(again.code).toBe('too_many_requests')
    expect(second).not.toBe(first)
  })

  it('sends one mailbox at most ten mails a day, whichever accounts ask and however it is written', async () => {
    const app = await product.withSettings({ limitFactor: 1 })
    const statuses = []
    for (const email of ['a.b@gmail.com', 'ab+1@gmail.com', 'A.B+2@googlemail.com']) {
      people += 1
      const browser = clientOf(app)
      const body = { name: 'Mallory', email: `mover-${people}@example.com`, password: PASSWORD }
      const { user } = (await browser.call(signup, { body })).body
      const params = { id: user._id }
      const change = { name: 'Mallory', email, currentPassword: PASSWORD }
      const asked = await browser.call(updateUser, { params, body: change })
      statuses.push(asked.status)
      if (asked.status !== 200) continue
      for (const _ of [2, 3, 4, 5]) statuses.push((await browser.call(resendEmailLink, {})).status)
    }
    expect(statuses).toEqual([200, 202, 202, 202, 202, 200, 202, 202, 202, 202, 429])
  })

  it('counts mails about new passwords in the limit of an unverified mailbox', async () => {
    const app = await product.withSettings({ limitFactor: 1 })
    const statuses = []
    let last
    for (let count = 0; count < 3; count += 1) {
      const browser = clientOf(app)
      const body = { name: 'Mallory', email: `told+${count}@example.com`, password: PASSWORD }
      await browser.call(signup, { body })
      let currentPassword = PASSWORD
      for (const again of [1, 2]) {
        const newPassword = `umbrella-stand-${again}`
        last = await browser.call(changePassword, { body: { currentPassword, newPassword } })
        statuses.push(last.status)
        currentPassword = newPassword
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(last?.message).toMatch(/^We have already emailed this address several times\./)
  })

  it('ends when its person cancels it, or changes or resets the password', async () => {
    const ends: ((browser: Client, email: string) => Promise<unknown>)[] = [
      (browser) => browser.call(cancelEmailChange, {}),
      (browser) =>
        browser.call(changePassword, {
          body: { currentPassword: PASSWORD, newPassword: 'umbrella-stand-12' },
        }),
      async (browser, email) => {
        await browser.call(forgotPassword, { body: { email } })
        const mails = await readMailsTo(product, email, 2)
        const link = mails.map(({ text }) => /reset-password#token=(\S+)/.exec(text!)?.[1])
        const token = link.find(Boolean)!
        await browser.call(resetPassword, { body: { token, password: 'umbrella-stand-12' } })
        await browser.call(login, { body: { email, password: 'umbrella-stand-12' } })
      },
    ]
    for (const end of ends) {
      const { browser, email, user } = await signUp()
      const token = await askFor(browser, user, `new-${email}`)
      await end(browser, email)
      expect((await browser.call(readEmail, {})).body).toMatchObject({ email, pendingEmail: null })
      expect((await confirm(browser, token)).code).toBe('email_link_invalid')
    }
  })

  it('refuses another account’s email, at once and when it was taken since', async () => {
    const [asha, ravi] = [await signUp(), await signUp()]
    const taken = await asha.browser.call(updateUser, {
      params: { id: asha.user._id },
      body: { name: 'Asha', email: ravi.email.toUpperCase(), currentPassword: PASSWORD },
    })
    expect([taken.status, taken.code]).toEqual([409, 'email_taken'])
    expect(taken.message).toBe('This email belongs to another account.')
    const next = `new-${asha.email}`
    const token = await askFor(asha.browser, asha.user, next)
    await product.person({ email: next })
    expect((await confirm(asha.browser, token)).code).toBe('email_taken')
  })

  it('requires nothing while the email stays the same', async () => {
    const { browser, email, user } = await signUp()
    const answer = await browser.call(updateUser, {
      params: { id: user._id },
      body: { name: 'Asha R', email, phone: '080 4123 4567' },
    })
    expect([answer.status, answer.body.name]).toEqual([200, 'Asha R'])
  })

  it('requires an account with a password', async () => {
    const somebody = await product.person()
    const answer = await somebody.call(updateUser, {
      params: { id: somebody.user._id },
      body: { name: 'Asha', email: 'elsewhere@example.com', currentPassword: 'x' },
    })
    expect([answer.status, answer.code]).toEqual([409, 'no_password'])
  })
})

it('recognises the mail files that contain a sign-in link', () => {
  expect([isSecretMail('a.b.secret.eml'), isSecretMail('a.eml')]).toEqual([true, false])
})
