/** What a text message costs, noted as it is marked as sent. */
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { readOutboxMessage } from '#contract/messages/outbox.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { approveCodeTexts } from '../../testing/stand-ins/approve-code-texts.ts'
import {
  asha,
  changeNotificationSettings,
  notifyPerson,
  product,
  readMessagesTo,
  readMessageStates,
} from './test-delivery.ts'

beforeAll(() => setRates({ smsService: 12.5 }))

async function setRates(change: object) {
  const staff = await product.person({ role: 'admin' })
  const rates = (await staff.call(settingCalls.adminMessageRates, {})).body
  const saved = await staff.call(settingCalls.changeMessageRates, { body: { ...rates, ...change } })
  expect(saved.status).toBe(200)
}

async function costsOf(...messages: string[]) {
  for (const message of messages) await notifyPerson(asha, { message })
  const states = await readMessageStates(asha)
  const sent = states.map((state) => state.replace('waiting', 'sent'))
  await expect.poll(() => readMessageStates(asha), { timeout: 20_000 }).toEqual(sent)
  return (await readMessagesTo(asha)).map(({ channel, segments, cost_hundredths: cost }) => ({
    channel,
    segments,
    cost,
  }))
}

it('notes segments and cost of each text', async () => {
  expect(await costsOf('We come on Thursday.', `We come ${'soon and '.repeat(10)}early.`)).toEqual([
    { channel: 'sms', segments: 1, cost: 1250 },
    { channel: 'sms', segments: 2, cost: 2500 },
  ])
  const staff = await product.person({ role: 'admin' })
  const { id } = (await readMessagesTo(asha)).at(-1)!
  const { body } = await staff.call(readOutboxMessage, { params: { id } })
  expect(body).toMatchObject({ segments: 2, costPaise: 25 })
})

it('notes no cost without a price, and keeps those noted before', async () => {
  await changeNotificationSettings(asha, { email: false })
  await costsOf('We come on Thursday.')
  await setRates({ smsService: null })
  expect(await costsOf('We come on Friday.')).toEqual([
    { channel: 'sms', segments: 1, cost: 1250 },
    { channel: 'sms', segments: 1, cost: null },
  ])
})

it('charges a text by the class under which it is approved', async () => {
  await changeNotificationSettings(asha, { email: false })
  const staff = await product.person({ role: 'admin' })
  await approveCodeTexts(staff)
  const dlt = (await staff.call(settingCalls.adminDlt, {})).body
  const registration = { entityId: '1101234567890123456', header: 'SUNRSE' }
  await staff.call(settingCalls.changeDlt, { body: { ...dlt, ...registration } })
  const { offers } = (await staff.call(adminSettings, {})).body
  await staff.call(settingCalls.changeOffers, { body: { ...offers, header: '612345' } })
  await staff.call(recordTextRegistration, {
    params: { channel: 'sms', language: 'en-IN', name: 'news' },
    body: { state: 'approved', templateId: '1107160000000000001', refusedBecause: '' },
  })
  await product.db
    .updateTable('registered_texts')
    .set({ template: sql`template || '{"class": "promotional"}'` })
    .where('name', '=', 'news')
    .execute()
  await setRates({ smsService: 12.5, smsPromotional: 20 })
  expect(await costsOf('We are open on Sundays.')).toEqual([
    { channel: 'sms', segments: 1, cost: 2000 },
  ])
})
