import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, me } from '#contract/accounts/accounts.ts'
import {
  beginAuthenticator,
  endSignIn,
  makeRecoveryCodes,
  proveAuthenticator,
  readSecondFactor,
  removeAuthenticator,
} from '#contract/accounts/second-factor.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { testProduct } from '../../testing/test-product.ts'
import { changePassword } from '#contract/accounts/account-security.ts'
import {
  PASSWORD,
  setUpAuthenticator,
  signUpWithEmail,
  advanceClock,
} from './test-authenticator-app.ts'

const product = await testProduct()
beforeEach(() => product.startAgain())

/** Gives the password on a browser that nobody has used. */
async function withPassword(email: string) {
  const browser = product.newBrowser()
  const answer = await browser.call(login, { body: { email, password: PASSWORD } })
  const { ticket, ways } = answer.body as unknown as { ticket: string; ways: string[] }
  return {
    answer,
    ways,
    end: (code: string) => browser.call(endSignIn, { body: { ticket, code } }),
    isIn: async () => (await browser.call(me, {})).body.success,
  }
}

describe('an authenticator app', () => {
  it('becomes active after a first code, and a mail tells its person', async () => {
    const asha = await signUpWithEmail(product)
    const begun = (await asha.call(beginAuthenticator, {})).body
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    expect(begun.qr.path).toMatch(/^M\d/)
    expect((await withPassword(asha.user.email)).answer.status).toBe(200)
    const wrong = await asha.call(proveAuthenticator, { body: { code: '000000' } })
    expect(wrong.code).toBe('wrong_code')

    const app = await setUpAuthenticator(product, asha)
    expect(app.recoveryCodes).toHaveLength(10)
    expect((await asha.call(beginAuthenticator, {})).code).toBe('already_set_up')
    const state = (await asha.call(readSecondFactor, {})).body
    expect(state).toMatchObject({ isAsked: true, isStrong: true, isFresh: true, due: null })
    const [mail] = await readMailsTo(product, asha.user.email, 1)
    expect(mail!.subject).toBe('You now need a code to log in')
  })

  it('asks for a code after the password, before any session starts', async () => {
    const asha = await signUpWithEmail(product)
    const app = await setUpAuthenticator(product, asha)
    const step = await withPassword(asha.user.email)
    expect([step.answer.status, step.answer.code]).toEqual([401, 'second_factor_needed'])
    expect(step.ways).toEqual(['app', 'recovery_code'])
    expect(step.answer.cookies.some(({ name }) => name.endsWith('session_token'))).toBe(false)
    expect(await step.isIn()).toBe(false)
    const ended = await step.end(app.code())
    expect([ended.status, await step.isIn()]).toEqual([200, true])
    expect((await step.end(app.code(1))).code).toBe('wrong_credentials')
  })

  it('accepts a clock that is half a minute off, and each code once', async () => {
    const asha = await signUpWithEmail(product)
    const app = await setUpAuthenticator(product, asha)
    const [one, other] = [await withPassword(asha.user.email), await withPassword(asha.user.email)]
    expect((await one.end(app.code(2))).code).toBe('wrong_code')
    const code = app.code(1)
    const answers = await Promise.all([one.end(code), other.end(code)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    const before = await withPassword(asha.user.email)
    expect((await before.end(app.code())).code).toBe('wrong_code')
  })

  it('requires a wait after five tries, and warns its person', async () => {
    const asha = await signUpWithEmail(product)
    const app = await setUpAuthenticator(product, asha)
    const step = await withPassword(asha.user.email)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await step.end('123456')).code).toBe('wrong_code')
    const sixth = await step.end(app.code())
    expect([sixth.status, sixth.message]).toEqual([
      429,
      'Too many wrong codes. Try again in a minute.',
    ])
    const mails = await readMailsTo(product, asha.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('Someone may know your password')
  })

  it('accepts a code up to 10 minutes after the password, and not once the password has changed', async () => {
    const asha = await signUpWithEmail(product)
    const app = await setUpAuthenticator(product, asha)
    const [late, changed] = [
      await withPassword(asha.user.email),
      await withPassword(asha.user.email),
    ]
    const body = { currentPassword: PASSWORD, newPassword: 'a lamp of copper 8' }
    expect((await asha.call(changePassword, { body })).status).toBe(200)
    expect((await changed.end(app.code())).code).toBe('wrong_credentials')
    advanceClock(product, 601)
    expect((await late.end(app.code())).code).toBe('wrong_credentials')
  })

  it('requires a fresh proof to remove it', async () => {
    const asha = await signUpWithEmail(product)
    await setUpAuthenticator(product, asha)
    advanceClock(product, 600)
    expect((await asha.call(removeAuthenticator, {})).code).toBe('proof_needed')
    await product.startAgain()
    const state = (await asha.call(removeAuthenticator, {})).body
    expect(state).toMatchObject({ app: null, recoveryCodes: 0, isAsked: false, isStrong: false })
    expect((await withPassword(asha.user.email)).answer.status).toBe(200)
  })
})

const plain = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex')

async function hashesOf({ user }: { user: { _id: string } }): Promise<string[]> {
  const rows = await product.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', user._id)
    .execute()
  return rows.map(({ code_hash: hash }) => hash)
}

describe('a recovery code', () => {
  it('replaces the app’s code once, in any spelling of the code', async () => {
    const asha = await signUpWithEmail(product)
    const { recoveryCodes } = await setUpAuthenticator(product, asha)
    expect(recoveryCodes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){6}$/)
    const typed = recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ')
    expect((await (await withPassword(asha.user.email)).end(typed)).status).toBe(200)
    const again = await withPassword(asha.user.email)
    expect((await again.end(recoveryCodes[0]!)).code).toBe('wrong_code')
    expect((await asha.call(readSecondFactor, {})).body.recoveryCodes).toBe(9)
    const mails = await readMailsTo(product, asha.user.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('A recovery code was used')
  })

  it('becomes invalid once others were made, and is stored as a keyed hash', async () => {
    const asha = await signUpWithEmail(product)
    const old = (await setUpAuthenticator(product, asha)).recoveryCodes
    const { recoveryCodes } = (await asha.call(makeRecoveryCodes, {})).body
    const step = await withPassword(asha.user.email)
    expect((await step.end(old[1]!)).code).toBe('wrong_code')
    expect((await step.end(recoveryCodes[1]!)).status).toBe(200)
    expect((await hashesOf(asha)).includes(plain(recoveryCodes[2]!))).toBe(false)
    expect((await hashesOf(asha)).every((hash) => /^[\w-]{32}$/.test(hash))).toBe(true)
  })

  it('works once when stored before keyed hashes, and the other codes get keyed hashes then', async () => {
    const asha = await signUpWithEmail(product)
    await setUpAuthenticator(product, asha)
    const recoveryCodes = Array.from(
      { length: 10 },
      (_, i) => `AAAA-BBBB-CCCC-DDD${'QRSTUVWXYZ'[i]}`,
    )
    await product.db.deleteFrom('recovery_codes').where('user_id', '=', asha.user._id).execute()
    const rows = recoveryCodes.map((code) => ({ code_hash: plain(code), user_id: asha.user._id }))
    await product.db.insertInto('recovery_codes').values(rows).execute()
    const step = await withPassword(asha.user.email)
    expect((await step.end(recoveryCodes[0]!)).status).toBe(200)
    const kept = await hashesOf(asha)
    expect(kept).toHaveLength(9)
    expect(kept.some((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(false)
    const again = await withPassword(asha.user.email)
    expect((await again.end(recoveryCodes[0]!)).code).toBe('wrong_code')
    expect((await again.end(recoveryCodes[1]!)).status).toBe(200)
  })

  it('can’t be made by a person without a second factor', async () => {
    const asha = await signUpWithEmail(product)
    expect((await asha.call(makeRecoveryCodes, {})).code).toBe('not_found')
  })
})
