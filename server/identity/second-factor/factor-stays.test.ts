import { beforeEach, describe, expect, it } from 'vitest'
import {
  forgotPassword,
  login,
  me,
  resetPassword,
  updateUser,
} from '#contract/accounts/accounts.ts'
import {
  changePassword,
  confirmEmail,
  eraseAccount,
  readEmail,
  resendEmailLink,
} from '#contract/accounts/account-security.ts'
import {
  beginAuthenticator,
  proveAgain,
  proveAuthenticator,
} from '#contract/accounts/second-factor.ts'
import { createAdmin } from '../accounts/create-admin.ts'
import { proveEmail } from '../accounts/email/prove-email.ts'
import type { Client } from '../../testing/client.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { testProduct } from '../../testing/test-product.ts'
import {
  PASSWORD,
  setUpAuthenticator,
  signUpWithEmail,
  advanceClock,
} from './test-authenticator-app.ts'

const NEW = 'a lamp of copper 8'

const product = await testProduct()
beforeEach(() => product.startAgain())

const unproven = (id: string, phone = '') =>
  product.db
    .updateTable('users')
    .set({ email_verified: false, phone })
    .where('id', '=', id)
    .execute()
const phoneOf = async (id: string) =>
  (await product.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst())
    ?.phone
const factorsOf = async (id: string) =>
  (
    await Promise.all(
      (['authenticators', 'recovery_codes'] as const).map((table) =>
        product.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute(),
      ),
    )
  ).map((rows) => rows.length)
describe('a second factor', () => {
  it('stays when its person resets the password of an unverified email', async () => {
    const asha = await signUpWithEmail(product, 'admin')
    await setUpAuthenticator(product, asha)
    await unproven(asha.user._id, '+91 98450 77001')
    await product.visitor.call(forgotPassword, { body: { email: asha.user.email } })
    const mails = await readMailsTo(product, asha.user.email, 2)
    const token = mails.map(({ text }) => /token=([\w-]+)/.exec(text!)?.[1]).find(Boolean)!
    await product.visitor.call(resetPassword, { body: { token, password: NEW } })
    const body = { email: asha.user.email, password: NEW }
    expect((await product.newBrowser().call(login, { body })).code).toBe('second_factor_needed')
    expect(await phoneOf(asha.user._id)).toBe('+91 98450 77001')
  })

  it('stays when a sign-in provider such as Google verifies the email', async () => {
    const asha = await signUpWithEmail(product)
    await setUpAuthenticator(product, asha)
    await unproven(asha.user._id)
    await proveEmail(product.deps, asha.user.email, 'Google', 'google-1')
    expect(await factorsOf(asha.user._id)).toEqual([1, 10])
  })

  it('stays until the account is created again by the command on the server', async () => {
    const asha = await signUpWithEmail(product)
    await setUpAuthenticator(product, asha)
    const account = { email: asha.user.email, name: 'Asha', password: NEW }
    await createAdmin(product.deps, account, product.clock.read())
    expect(await factorsOf(asha.user._id)).toEqual([0, 0])
  })
})

describe('a person with an unverified email', () => {
  it('can’t set up an app before confirming the email by a mailed link', async () => {
    const asha = await signUpWithEmail(product)
    await unproven(asha.user._id)
    const refused = await asha.call(beginAuthenticator, {})
    expect([refused.status, refused.code, refused.message]).toEqual([
      409,
      'email_not_confirmed',
      expect.stringContaining('confirm your email'),
    ])
    expect((await asha.call(readEmail, {})).body.isConfirmed).toBe(false)

    const other = product.newBrowser()
    await other.call(login, { body: { email: asha.user.email, password: PASSWORD } })
    const sent = await asha.call(resendEmailLink, {})
    expect([sent.status, sent.body.pendingEmail]).toEqual([202, null])
    const [mail] = await readMailsTo(product, asha.user.email, 1)
    expect(mail!.subject).toBe('Confirm your email')
    const token = /confirm-email=([\w-]{43})/.exec(mail!.text!)![1]!
    expect((await asha.call(confirmEmail, { body: { token } })).body.email).toBe(asha.user.email)
    expect((await asha.call(readEmail, {})).body.isConfirmed).toBe(true)
    expect((await other.call(me, {})).body.success).toBe(true)
    expect((await asha.call(resendEmailLink, {})).code).toBe('not_found')
    await setUpAuthenticator(product, asha)
    await readMailsTo(product, asha.user.email, 2)
  })

  it('can’t confirm an app set up earlier', async () => {
    const asha = await signUpWithEmail(product)
    await asha.call(beginAuthenticator, {})
    await unproven(asha.user._id)
    const answer = await asha.call(proveAuthenticator, { body: { code: '123456' } })
    expect(answer.code).toBe('email_not_confirmed')
  })

  it('can set up an authenticator app with a verified phone number', async () => {
    const asha = await signUpWithEmail(product)
    await unproven(asha.user._id, '+91 98450 77002')
    await product.db
      .updateTable('users')
      .set({ phone_proven_at: product.clock.read() })
      .where('id', '=', asha.user._id)
      .execute()
    expect((await asha.call(beginAuthenticator, {})).status).toBe(201)
  })
})

describe('changing the email or password, or erasing the account', () => {
  const sensitive: [
    string,
    (asha: Client, id: string) => Promise<{ status: number; code: unknown }>,
  ][] = [
    [
      'a new email',
      (asha, id) =>
        asha.call(updateUser, {
          params: { id },
          body: { name: 'Asha', email: `new-${id}@example.com`, currentPassword: PASSWORD },
        }),
    ],
    [
      'a new password',
      (asha) =>
        asha.call(changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } }),
    ],
    ['erasing the account', (asha) => asha.call(eraseAccount, { body: { password: PASSWORD } })],
  ]
  it.each(sensitive)('%s requires the second factor when there is one', async (_, act) => {
    const asha = await signUpWithEmail(product)
    const id = asha.user._id
    const app = await setUpAuthenticator(product, asha)
    advanceClock(product, 600)
    expect((await act(asha, id)).code).toBe('proof_needed')
    const proof = { password: PASSWORD, code: app.code() }
    expect((await asha.call(proveAgain, { body: proof })).status).toBe(200)
    expect((await act(asha, id)).status).toBe(200)
  })

  it.each(sensitive)('%s requires only the password when there is none', async (_, act) => {
    const asha = await signUpWithEmail(product)
    advanceClock(product, 600)
    expect((await act(asha, asha.user._id)).status).toBe(200)
  })
})
