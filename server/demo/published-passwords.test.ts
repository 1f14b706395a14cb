// The published demo passwords open a demo on this machine, and nothing else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  demoAccounts,
  forgotPassword,
  login,
  me,
  resetPassword,
  signup,
} from '#contract/accounts/accounts.ts'
import { changePassword, eraseAccount } from '#contract/accounts/account-security.ts'
import { hashPassword } from '../identity/accounts/passwords/passwords.ts'
import { DEMO_ACCOUNTS } from './seed/demo-accounts.ts'
import { newId } from '../platform/ids.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../testing/test-product.ts'

const [PRIYA, ADMIN] = DEMO_ACCOUNTS
const OWN = 'monsoon-terrace-7'

/** Gives somebody a password as the database would hold it, past every rule. */
async function setHash(product: TestProduct, { user }: SignedIn, password: string): Promise<void> {
  const now = new Date()
  await product.db
    .insertInto('accounts')
    .values({
      id: newId(now),
      account_id: user.id,
      provider_id: 'credential',
      user_id: user.id,
      password: await hashPassword(password),
    })
    .execute()
}

describe('outside a demo', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await openTestProduct()
  })
  afterAll(() => product.close())

  it('refuses a published password at every login, even when its hash matches', async () => {
    const staff = await product.person({ role: 'admin' })
    await setHash(product, staff, ADMIN.password)
    const body = { email: staff.user.email, password: ADMIN.password }
    const answer = await product.newBrowser().call(login, { body })
    expect(answer).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect(answer.message).toBe('Invalid email or password.')
  })

  it('refuses a published password as a proof, so nothing is changed or erased with it', async () => {
    const customer = await product.person()
    await setHash(product, customer, PRIYA.password)
    const currentPassword = PRIYA.password
    expect(
      await customer.call(changePassword, { body: { currentPassword, newPassword: OWN } }),
    ).toMatchObject({ code: 'wrong_password' })
    expect(await customer.call(eraseAccount, { body: { password: PRIYA.password } })).toMatchObject(
      { code: 'wrong_password' },
    )
  })

  it.each([PRIYA.password, ADMIN.password, ADMIN.password.toUpperCase()])(
    'refuses %s at sign-up, at a change of password and with a link',
    async (password) => {
      const name = 'Asha Rao'
      const browser = product.newBrowser()
      const email = `${newId(new Date())}@laundry.example`
      expect(await browser.call(signup, { body: { name, email, password } })).toMatchObject({
        status: 422,
      })
      await browser.call(signup, { body: { name, email, password: OWN } })
      expect(
        await browser.call(changePassword, {
          body: { currentPassword: OWN, newPassword: password },
        }),
      ).toMatchObject({ status: 422 })
      await browser.call(forgotPassword, { body: { email } })
      expect(await browser.call(resetPassword, { body: { token: 'x', password } })).toMatchObject({
        status: 422,
      })
    },
  )

  it('shows no accounts on the login page', async () => {
    expect((await product.visitor.call(demoAccounts, {})).body).toEqual([])
  })
})

describe('in a demo on this machine', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await openTestProduct({ config: { demo: true } })
  })
  afterAll(() => product.close())

  it('shows both accounts on the login page, and they log in', async () => {
    expect((await product.visitor.call(demoAccounts, {})).body).toEqual(DEMO_ACCOUNTS)
    for (const { email, password, role } of DEMO_ACCOUNTS) {
      const browser = product.newBrowser()
      expect((await browser.call(login, { body: { email, password } })).status).toBe(200)
      expect((await browser.call(me, {})).body.user).toMatchObject({ email, role })
    }
  })

  it.each([
    [PRIYA, 'host', 'laundry.example'],
    [PRIYA, 'host', '192.168.1.20:3000'],
    [PRIYA, 'via', '1.1 proxy'],
    [ADMIN, 'x-forwarded-for', '203.0.113.9'],
    [ADMIN, 'x-forwarded-host', 'laundry.example'],
    [ADMIN, 'forwarded', 'for=203.0.113.9'],
    [ADMIN, 'x-real-ip', '203.0.113.9'],
  ])(
    'shows no accounts from another machine or through a proxy: %o with %s %s',
    async ({ email, password }, name, value) => {
      const browser = product.newBrowser()
      const headers = { [name]: value }
      expect((await browser.call(demoAccounts, {}, headers)).body).toEqual([])
      expect((await browser.call(login, { body: { email, password } }, headers)).status).toBe(401)
      expect((await browser.call(me, {}, headers)).body.user).toBeNull()
    },
  )
})

describe('in a demo that others can reach', () => {
  it('prints random passwords once, stores only their hashes, and never shows them again', async () => {
    const printed: string[] = []
    const config = { demo: true, publicBecause: 'BASE_URL is https://laundry.example' }
    const product = await openTestProduct({ config, tell: (line) => printed.push(line) })
    try {
      const lines = printed.join('\n')
      const [customer, admin] = [...lines.matchAll(/: (\S+) \/ (\S+)/g)].map(
        ([, email, password]) => ({ email: email!, password: password! }),
      )
      expect([customer?.email, admin?.email]).toEqual([PRIYA.email, ADMIN.email])
      expect(customer!.password).not.toBe(admin!.password)
      for (const body of [customer!, admin!]) {
        expect(body.password.length).toBeGreaterThanOrEqual(16)
        expect((await product.newBrowser().call(login, { body })).status).toBe(200)
      }
      for (const { email, password } of DEMO_ACCOUNTS)
        expect((await product.newBrowser().call(login, { body: { email, password } })).status).toBe(
          401,
        )
      expect((await product.visitor.call(demoAccounts, {})).body).toEqual([])
    } finally {
      await product.close()
    }
  })
})
