import { describe, expect, it } from 'vitest'
import { resetPassword, signup } from '#contract/accounts/accounts.ts'
import { changePassword } from '#contract/accounts/account-security.ts'
import { passwordProblem } from '#domain/accounts/password.ts'
import { commonPassword } from '#words/en/fields/account.ts'
import { testProduct } from '../../../testing/test-product.ts'
import { createAdmin } from '../create-admin.ts'
import { commonPasswords } from './refuse-common-password.ts'

/** Common, but not so common that the form knows it. */
const COMMON = 'Jamesbond007'

const product = await testProduct()

it('lists at least 3,000 passwords of an allowed length, in lower case', () => {
  expect(commonPasswords().size).toBeGreaterThanOrEqual(3000)
  for (const password of commonPasswords()) expect(password).toMatch(/^\S{8,128}$/)
  expect([...commonPasswords()].filter((each) => each !== each.toLowerCase())).toEqual([])
})

describe('a common password that the form accepts is refused in the form’s own words', () => {
  it('refuses it at sign-up, at a change of password and with a link', async () => {
    expect(passwordProblem(COMMON)).toBeNull()
    const asha = { name: 'Asha Rao', email: 'asha@example.com' }
    const browser = product.newBrowser()
    await browser.call(signup, { body: { ...asha, password: 'seven silent socks' } })

    const answers = await Promise.all([
      product.visitor.call(signup, {
        body: { ...asha, email: 'other@example.com', password: COMMON },
      }),
      browser.call(changePassword, {
        body: { currentPassword: 'seven silent socks', newPassword: COMMON },
      }),
      product.visitor.call(resetPassword, { body: { token: 'some-token', password: COMMON } }),
    ])

    for (const { status, code, message } of answers)
      expect([status, code, message]).toEqual([422, 'invalid_input', commonPassword])
  })

  it('refuses it when the operator makes an account for staff', async () => {
    const account = { email: 'staff@example.com', name: 'Ravi', password: COMMON }
    await expect(createAdmin(product.deps, account, new Date())).rejects.toMatchObject({
      failure: { kind: 'commonPassword' },
    })
  })
})
