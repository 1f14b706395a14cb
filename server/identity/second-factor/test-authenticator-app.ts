/** An authenticator app for tests: scans a secret and shows codes. */
import { me, signup, type User } from '#contract/accounts/accounts.ts'
import { beginAuthenticator, proveAuthenticator } from '#contract/accounts/second-factor.ts'
import type { Client } from '../../testing/client.ts'
import type { TestProduct } from '../../testing/test-product.ts'
import { totpStepAt, totpCode } from './totp.ts'

export const PASSWORD = 'a lamp of brass 7'

let people = 0

/** Somebody who signed up just now with `PASSWORD`, and has proven their email. */
export async function signUpWithEmail(
  product: TestProduct,
  as: 'customer' | 'admin' = 'customer',
): Promise<Client & { user: User }> {
  const browser = product.newBrowser()
  const email = `factor-${(people += 1)}@example.com`
  await browser.call(signup, { body: { name: 'Asha Rao', email, password: PASSWORD } })
  const { _id } = (await browser.call(me, {})).body.user!
  const role = as === 'admin' ? 'owner' : as
  await product.db
    .updateTable('users')
    .set({ role, email_verified: true })
    .where('id', '=', _id)
    .execute()
  return { ...browser, user: (await browser.call(me, {})).body.user! }
}

export interface App {
  /** What it shows now; `steps` of 30 seconds later or before, where its clock is off. */
  code(steps?: number): string
  recoveryCodes: string[]
}

/** Sets an app up with the code of now, and lets the next 30 seconds begin. */
export async function setUpAuthenticator(product: TestProduct, who: Client): Promise<App> {
  const { secret } = (await who.call(beginAuthenticator, {})).body
  const code = (steps = 0) => totpCode(secret, totpStepAt(product.clock.read()) + steps)
  const { recoveryCodes } = (await who.call(proveAuthenticator, { body: { code: code() } })).body
  advanceClock(product, 30)
  return { code, recoveryCodes }
}

/** Lets time pass. */
export function advanceClock(product: TestProduct, seconds: number): void {
  product.clock.set(new Date(product.clock.read().getTime() + seconds * 1000).toISOString())
}
