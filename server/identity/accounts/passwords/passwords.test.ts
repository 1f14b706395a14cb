import { hashPassword as hashByLibrary } from 'better-auth/crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { login, signup } from '#contract/accounts/accounts.ts'
import { testProduct } from '../../../testing/test-product.ts'
import {
  hashPassword,
  isOutdatedHash,
  setPasswordCost,
  TEST_COST,
  verifyPassword,
} from './passwords.ts'

const PASSWORD = 'monsoon-terrace-7'
const product = await testProduct()
beforeAll(() => setPasswordCost('full'))
afterAll(() => setPasswordCost(TEST_COST))

it('hashes at N 32,768, r 8, p 3, which ASVS approves, with a salt each', async () => {
  const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
  expect(one).toMatch(/^scrypt\$15\$8\$3\$[0-9a-f]{32}\$[0-9a-f]{128}$/)
  expect(other).not.toBe(one)
  expect(await verifyPassword('none', { hash: one, password: PASSWORD })).toBe(true)
  expect(await verifyPassword('none', { hash: one, password: 'monsoon-terrace-8' })).toBe(false)
})

it('accepts a letter in each of its Unicode forms', async () => {
  const hash = await hashPassword('mango-\u0958-seven')
  const other = 'mango-\u0915\u093C-seven'
  expect(await verifyPassword('none', { hash, password: other })).toBe(true)
})

it('accepts a hash of the sign-in library, and replaces it with one at full cost', async () => {
  const [browser, email] = [product.newBrowser(), 'hashed-before@example.com']
  const { user } = (
    await browser.call(signup, { body: { name: 'Asha Rao', email, password: PASSWORD } })
  ).body
  const accounts = product.db.selectFrom('accounts').select('password')
  const kept = async () =>
    (await accounts.where('user_id', '=', user._id).executeTakeFirstOrThrow()).password!
  await product.db
    .updateTable('accounts')
    .set({ password: await hashByLibrary(PASSWORD) })
    .where('user_id', '=', user._id)
    .execute()
  const enter = async (password: string) =>
    (await product.newBrowser().call(login, { body: { email, password } })).status
  expect(await enter('monsoon-terrace-8')).toBe(401)
  expect(isOutdatedHash(await kept())).toBe(true)
  expect(await Promise.all([enter(PASSWORD), enter(PASSWORD)])).toEqual([200, 200])
  expect(await kept()).toMatch(/^scrypt\$15\$8\$3\$/)
  const renewed = await kept()
  expect(await enter(PASSWORD)).toBe(200)
  expect(await kept()).toBe(renewed)
})
