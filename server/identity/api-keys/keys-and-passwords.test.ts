/** API keys after their owner changes the password. */
import { expect, it } from 'vitest'
import { changePassword, signOutElsewhere } from '#contract/accounts/account-security.ts'
import { forgotPassword, resetPassword, signup } from '#contract/accounts/accounts.ts'
import { listApiKeys } from '#contract/webhooks/api-keys.ts'
import { auditLog } from '#contract/audit/audit.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { createAdmin } from '../accounts/create-admin.ts'
import { clientWithNewApiKey } from '../../testing/api-keys.ts'
import type { Client } from '../../testing/client.ts'
import { readMailsTo, secretInMail } from '../../testing/mails.ts'
import { testProduct } from '../../testing/test-product.ts'

const PASSWORD = 'a lamp of brass 7'
const OTHER = 'a lamp of tin 8'

const product = await testProduct()
const owner = await product.person({ preset: 'owner' })
const counter = await product.person({ preset: 'counter' })

let people = 0

/** An owner with a password, and a program with a key of theirs. */
async function maker() {
  people += 1
  const browser = product.newBrowser()
  const email = `maker-${people}@example.com`
  const { user } = (
    await browser.call(signup, { body: { name: 'Meera Nair', email, password: PASSWORD } })
  ).body
  await product.db
    .updateTable('users')
    .set({ role: 'owner', email_verified: true })
    .where('id', '=', user._id)
    .execute()
  return { browser, email, program: await clientWithNewApiKey(product.app, browser, ['people']) }
}

async function bellOf(who: Client): Promise<string[]> {
  const { body } = await who.call(notifications, {})
  return body.notifications.map(({ title }) => title)
}

it('stop working after a password reset by mail, and people managers are notified', async () => {
  const { email, program } = await maker()
  expect((await program.call(auditLog, { query: {} })).status).toBe(200)
  await product.visitor.call(forgotPassword, { body: { email } })
  const [mail] = await readMailsTo(product, email, 1)
  const token = secretInMail(mail!.text!, 'token')
  const body = { token, password: OTHER }
  expect((await product.visitor.call(resetPassword, { body })).status).toBe(200)
  await product.deps.events.settled()

  expect((await program.call(auditLog, { query: {} })).code).toBe('invalid_api_key')
  expect(await bellOf(owner)).toEqual(['API key “Accounting” no longer works'])
  expect(await bellOf(counter)).toEqual([])
  const { body: entries } = await owner.call(auditLog, { query: {} })
  expect(entries[0]).toMatchObject({ action: 'api_key.revoked', actor: { name: 'Meera Nair' } })
})

it('stop working after a new password by the server command', async () => {
  const { email, program } = await maker()
  const account = { email, name: 'Meera Nair', password: OTHER }
  await createAdmin(product.deps, account, product.clock.read())
  expect((await program.call(auditLog, { query: {} })).code).toBe('invalid_api_key')
  const { body: entries } = await owner.call(auditLog, { query: {} })
  expect(entries[0]).toMatchObject({ action: 'api_key.revoked' })
})

it('still work after a changed password and signing out devices, and their maker is told so', async () => {
  const { browser, program } = await maker()
  const body = { currentPassword: PASSWORD, newPassword: OTHER }
  expect((await browser.call(changePassword, { body })).status).toBe(200)
  await browser.call(signOutElsewhere, {})
  expect((await program.call(auditLog, { query: {} })).status).toBe(200)
  const { body: heard } = await browser.call(notifications, {})
  expect(heard.notifications).toMatchObject([
    { title: 'Your API keys still work', message: expect.stringContaining('“Accounting”') },
    { title: 'Your API keys still work' },
  ])
  const { body: keys } = await owner.call(listApiKeys, {})
  expect(keys.find(({ _id }) => _id === program.apiKey._id)!.revokedAt).toBeNull()
})
