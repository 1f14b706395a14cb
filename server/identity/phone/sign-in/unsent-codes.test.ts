/** Codes that can't be sent: staff see them in the outbox, on Now and in their bell, without the code. */
import { beforeAll, expect, it } from 'vitest'
import { sendSignInCode } from '#contract/accounts/phone-sign-in.ts'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readOutbox, resendOutboxMessage } from '#contract/messages/outbox.ts'
import { readNow } from '#contract/operate/now.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { approveCodeTexts } from '../../../testing/stand-ins/approve-code-texts.ts'
import { testProduct, type SignedIn } from '../../../testing/test-product.ts'

const product = await testProduct({
  config: { sms: { url: 'http://127.0.0.1:9', token: undefined, from: 'WASHLN' } },
})
const KNOWN = '+919845011111'
let owner: SignedIn
beforeAll(async () => {
  owner = await product.person({ preset: 'owner' })
  const asha = await product.person({ name: 'Asha' })
  const signIn = { number: KNOWN, user_id: asha.user._id, since: product.clock.read() }
  await product.db.insertInto('phone_sign_ins').values(signIn).execute()
  await approveCodeTexts(owner)
  const dlt = (await owner.call(settingCalls.adminDlt, {})).body
  const registration = { entityId: '1101234567890123456', header: 'SUNRSE' }
  await owner.call(settingCalls.changeDlt, { body: { ...dlt, ...registration } })
  // The operator withdraws its approval.
  await owner.call(recordTextRegistration, {
    params: { channel: 'sms', language: 'en-IN', name: 'sign_in_code' },
    body: { state: 'unregistered', templateId: '', refusedBecause: '' },
  })
})

async function failed() {
  const { body } = await owner.call(readOutbox, { query: { state: 'failed' } })
  return body
}

async function askForCode(phone: string) {
  expect((await product.newBrowser().call(sendSignInCode, { body: { phone } })).status).toBe(202)
}

it('shows staff a code that can’t be sent, once a day for a number, without the code', async () => {
  await askForCode(KNOWN)
  await expect.poll(async () => (await failed()).length, { timeout: 20_000 }).toBe(1)
  const [message] = await failed()
  expect(message).toMatchObject({ person: 'Asha', to: KNOWN, subject: 'Code by text message' })
  expect(message!.lastError).toContain('“sign_in_code” isn’t approved yet')
  const rows = await product.db.selectFrom('outbox_messages').selectAll().execute()
  expect(JSON.stringify(rows.map(({ parts, search_text: text }) => [parts, text]))).not.toMatch(
    /\d{6}/,
  )

  const { unsent } = (await owner.call(readNow, {})).body
  expect(unsent).toMatchObject({ count: 1, latest: [{ name: 'Asha' }] })
  const { body } = await owner.call(notifications, {})
  expect(body.notifications.map(({ title }) => title)).toContain('A code couldn’t be sent')

  // Another number's is stored after a further try of this one.
  await askForCode(KNOWN)
  await askForCode('+919845022222')
  await expect.poll(async () => (await failed()).length, { timeout: 20_000 }).toBe(2)
  expect((await failed())[0]).toMatchObject({ person: null, to: '…2222' })
})

it('refuses to send a code again, for it isn’t kept', async () => {
  const { _id: id } = (await failed())[0]!
  expect(
    await owner.call(resendOutboxMessage, { params: { id }, body: { delivery: 1 } }),
  ).toMatchObject({ status: 422, message: expect.stringContaining('Codes aren’t kept') })
})
