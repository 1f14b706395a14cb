/** A sign-in code is texted in the language of the account that its number signs in, else in the laundry’s. */
import { expect, it } from 'vitest'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { sendSignInCode } from '#contract/accounts/phone-sign-in.ts'
import { findEnglishWords, PSEUDO } from '#words/testing/pseudo-reader.ts'
import { testProduct } from '../../../testing/test-product.ts'

const product = await testProduct({
  languages: [PSEUDO],
  config: { sms: { url: 'http://127.0.0.1:9', token: undefined, from: 'WASHLN' } },
})
const texts: { to: string; text: string }[] = []
product.deps.sms = { send: async (sms) => void texts.push(sms) }

async function textTo(phone: string): Promise<string> {
  await product.newBrowser().call(sendSignInCode, { body: { phone } })
  await expect.poll(() => texts.some(({ to }) => to === phone), { timeout: 20_000 }).toBe(true)
  // The last line tells browsers the site.
  return texts.find(({ to }) => to === phone)!.text.split('\n\n')[0]!
}

it('texts a sign-in code in the language of the account that it signs in', async () => {
  const asha = await product.person()
  await product.db
    .updateTable('users')
    .set({ language: 'xx' })
    .where('id', '=', asha.user._id)
    .execute()
  const signIn = { number: '+919845011111', user_id: asha.user._id, since: product.clock.read() }
  await product.db.insertInto('phone_sign_ins').values(signIn).execute()
  const { name } = await product.deps.laundry(MAIN_BRANCH).settings.current()
  expect(findEnglishWords(await textTo('+919845011111'), [name])).toEqual([])
  expect(await textTo('+919845022222')).toContain('is your')
})
