// Replies by WhatsApp: the first 1,000 of a month are free, the others cost what is typed in.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { answerChat } from '#contract/help/help-desk.ts'
import { readMessageMonth } from '#contract/messages/message-months.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { textOf } from '../../testing/stand-ins/whatsapp-people.ts'
import { chatIdOf, cloud, post, product, settled, staff, STRANGER } from './test-whatsapp.ts'

afterAll(() => cloud.close())

beforeEach(async () => {
  // The last minutes of June in the laundry's zone.
  product.clock.set('2025-06-30T18:20:00.000Z')
  await product.db.deleteFrom('outbox_messages').execute()
  await product.db.deleteFrom('whatsapp_reply_months').execute()
  await post([{ from: STRANGER, content: textOf('Hello?') }])
})

/** Counts replies of June as sent before. */
const sendBefore = (replies: number) =>
  product.db
    .updateTable('whatsapp_reply_months')
    .set({ replies })
    .where('month', '=', '2025-06')
    .execute()

async function setRate(whatsappService: number | null) {
  const rates = (await staff.call(settingCalls.adminMessageRates, {})).body
  const body = { ...rates, whatsappService }
  expect((await staff.call(settingCalls.changeMessageRates, { body })).status).toBe(200)
}

async function answer(): Promise<number | null> {
  const params = { id: await chatIdOf('Tara') }
  await staff.call(answerChat, { params, body: { clientId: randomUUID(), text: 'We come.' } })
  await settled()
  const { cost_hundredths: cost } = await product.db
    .selectFrom('outbox_messages')
    .select('cost_hundredths')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return cost
}

const monthOf = async (month: string) =>
  (await staff.call(readMessageMonth, { params: { month } })).body

it('are free until the 1,000th of a month, and from one number', async () => {
  await setRate(11.5)
  await sendBefore(999)
  expect(await answer()).toBe(0)
  expect(await answer()).toBe(1150)
  expect((await monthOf('2025-06')).replies).toEqual({ free: 1000, charged: 1, cost: 0.12 })

  product.clock.set('2025-06-30T18:30:00.000Z')
  expect(await answer()).toBe(0)
  expect((await monthOf('2025-07')).replies).toEqual({ free: 1, charged: 0, cost: 0 })
  expect(await monthOf('2025-05')).not.toHaveProperty('replies')
})

it('aren’t priced beyond that without a rate', async () => {
  await setRate(null)
  await sendBefore(1000)
  expect(await answer()).toBeNull()
  expect((await monthOf('2025-06')).replies).toEqual({ free: 1000, charged: 1, cost: null })
})
