import { beforeEach, describe, expect, it } from 'vitest'
import { makeApiKey } from '#contract/webhooks/api-keys.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { login, me } from '#contract/accounts/accounts.ts'
import { exportCsv } from '#contract/reports/exports.ts'
import { adminStats } from '#contract/audit/activity.ts'
import { proveAgain, readSecondFactor } from '#contract/accounts/second-factor.ts'
import { takeSecondFactor } from '#contract/people/staff.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { testProduct } from '../../testing/test-product.ts'
import { finishPasswordReset } from '../accounts/sign-in/finish-password-reset.ts'
import {
  PASSWORD,
  setUpAuthenticator,
  signUpWithEmail,
  advanceClock,
} from './test-authenticator-app.ts'

const product = await testProduct()
beforeEach(() => product.startAgain())

const DAY = 86_400
const KEY = { name: 'Accounting', permissions: ['reports' as const], expiresInDays: 30 as const }
const CUSTOMERS = { params: { file: 'customers.csv' as const }, query: {} }

/** Strong sign-in is required from a day on; null: of nobody. */
async function requireSince(since: string | null) {
  await product.db
    .updateTable('business')
    .set({ strong_sign_in_since: since === null ? null : new Date(since) })
    .execute()
}

describe('a sensitive action', () => {
  it('asks for the password again 10 minutes after signing in when there is no second factor', async () => {
    const owner = await signUpWithEmail(product, 'admin')
    expect((await owner.call(exportCsv, CUSTOMERS)).status).toBe(200)
    advanceClock(product, 600)
    const calls = [
      await owner.call(exportCsv, CUSTOMERS),
      await owner.call(makeApiKey, { body: KEY }),
    ]
    expect(calls.map(({ status, code }) => [status, code])).toEqual([
      [403, 'proof_needed'],
      [403, 'proof_needed'],
    ])
    const wrong = await owner.call(proveAgain, { body: { password: 'not mine' } })
    expect(wrong.code).toBe('wrong_password')
    const proven = await owner.call(proveAgain, { body: { password: PASSWORD } })
    expect(proven.body).toMatchObject({ isFresh: true, isStrong: false })
    expect((await owner.call(makeApiKey, { body: KEY })).status).toBe(201)
  })

  it('gives the session a new token with each proof, and refuses the old one', async () => {
    const owner = await signUpWithEmail(product, 'admin')
    const isIn = async (cookie: string) => {
      const headers = { cookie }
      const answer = await product.newBrowser().send({ method: 'GET', url: me.path, headers })
      return (answer.body as { success: boolean }).success
    }
    const bySignUp = owner.cookieHeader()
    const app = await setUpAuthenticator(product, owner)
    const byFirstCode = owner.cookieHeader()
    const proof = { password: PASSWORD, code: app.code() }
    const { cookies } = await owner.call(proveAgain, { body: proof })
    const known = [bySignUp, byFirstCode, owner.cookieHeader()]
    expect(await Promise.all(known.map(isIn))).toEqual([false, false, true])
    expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it('also asks for the second factor when there is one', async () => {
    const owner = await signUpWithEmail(product, 'admin')
    const app = await setUpAuthenticator(product, owner)
    advanceClock(product, 600)
    const alone = await owner.call(proveAgain, { body: { password: PASSWORD } })
    expect(alone.code).toBe('wrong_code')
    const body = { password: PASSWORD, code: app.code() }
    expect((await owner.call(proveAgain, { body })).body.isFresh).toBe(true)
    expect((await owner.call(proveAgain, { body })).code).toBe('wrong_code')
  })

  it('needs no proof from an API key, since the person who made the key gave one', async () => {
    const owner = await signUpWithEmail(product, 'admin')
    const { secret } = (await owner.call(makeApiKey, { body: KEY })).body
    advanceClock(product, DAY)
    const exported = await product.visitor.call(exportCsv, CUSTOMERS, {
      authorization: `Bearer ${secret}`,
    })
    expect(exported.status).toBe(200)
  })
})

describe('strong sign-in', () => {
  it('locks the console for staff without a second factor two weeks after it was switched on', async () => {
    const owner = await signUpWithEmail(product, 'admin')
    const { version } = (await owner.call(adminSettings, {})).body.strongSignIn
    await owner.call(settingCalls.changeStrongSignIn, { body: { required: false, version } })
    expect((await owner.call(readSecondFactor, {})).body.due).toBeNull()
    const off = (await owner.call(adminSettings, {})).body.strongSignIn
    expect(off.required).toBe(false)
    await owner.call(settingCalls.changeStrongSignIn, {
      body: { required: true, version: off.version },
    })
    await product.db
      .updateTable('users')
      .set({ created_at: new Date('2025-01-01') })
      .execute()
    const { due } = (await owner.call(readSecondFactor, {})).body
    expect(due).toContain('2025-07-02T06:30')

    advanceClock(product, 14 * DAY - 60)
    expect((await owner.call(adminStats, {})).status).toBe(200)
    advanceClock(product, 60)
    const held = await owner.call(adminStats, {})
    expect([held.status, held.code]).toEqual([403, 'second_factor_required'])
  })

  it('opens the console at once when an app is set up, and asks again on other devices', async () => {
    const owner = await signUpWithEmail(product, 'admin')
    const body = { email: owner.user.email, password: PASSWORD }
    const other = product.newBrowser()
    await other.call(login, { body })
    await product.db
      .updateTable('users')
      .set({ created_at: new Date('2025-01-01') })
      .execute()
    await requireSince('2025-01-01')
    expect((await owner.call(adminStats, {})).code).toBe('second_factor_required')
    expect((await owner.call(me, {})).body.success).toBe(true)

    const app = await setUpAuthenticator(product, owner)
    expect((await owner.call(adminStats, {})).status).toBe(200)
    expect((await other.call(adminStats, {})).code).toBe('second_factor_required')
    await other.call(proveAgain, { body: { password: PASSWORD, code: app.code() } })
    expect((await other.call(adminStats, {})).status).toBe(200)
    await requireSince(null)
  })
})

describe('a person who lost every factor', () => {
  it('gets a mail and a logout when an owner removes the second factor, with an audit entry', async () => {
    const [owner, asha] = [await signUpWithEmail(product, 'admin'), await signUpWithEmail(product)]
    await setUpAuthenticator(product, asha)
    const params = { id: asha.user._id }
    expect((await asha.call(takeSecondFactor, { params })).code).toBe('forbidden')
    expect((await owner.call(takeSecondFactor, { params })).status).toBe(200)
    expect((await owner.call(takeSecondFactor, { params })).code).toBe('not_found')
    expect((await asha.call(me, {})).body.success).toBe(false)
    const body = { email: asha.user.email, password: PASSWORD }
    expect((await product.newBrowser().call(login, { body })).status).toBe(200)
    const mails = await readMailsTo(product, asha.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain(
      'Two-step login was removed from your account',
    )
    const { kind } = await product.db
      .selectFrom('audit_log')
      .select('kind')
      .where('actor_id', '=', owner.user._id)
      .executeTakeFirstOrThrow()
    expect(kind).toBe('second_factor.taken')
  })

  it('keeps the second factor after a new password by mail', async () => {
    const asha = await signUpWithEmail(product)
    await setUpAuthenticator(product, asha)
    await finishPasswordReset(product.deps, { id: asha.user._id, email: asha.user.email })
    const body = { email: asha.user.email, password: PASSWORD }
    expect((await product.newBrowser().call(login, { body })).code).toBe('second_factor_needed')
  })
})
