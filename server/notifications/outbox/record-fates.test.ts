import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { readOutbox, readOutboxMessage } from '#contract/messages/outbox.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readNow } from '#contract/operate/now.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { recordFates, type CarrierNotice } from './record-fates.ts'
import { markMessagesSent } from './store.ts'
import {
  asha,
  changeNotificationSettings,
  notifyPerson,
  product,
  readMessagesTo,
  readMessageStates,
} from './test-delivery.ts'

let staff: SignedIn
let id: string
beforeEach(async () => {
  staff = await product.person({ role: 'admin' })
  id = await textAsha()
})

/** @returns the id of a text that the gateway has taken */
async function textAsha(): Promise<string> {
  await changeNotificationSettings(asha, { email: false })
  await notifyPerson(asha)
  await expect.poll(() => readMessageStates(asha), { timeout: 20_000 }).toEqual(['sms sent'])
  return (await readMessagesTo(asha))[0]!.id
}

const notice = (
  step: CarrierNotice['step'],
  minute: number,
  fields: Partial<CarrierNotice> = {},
): CarrierNotice => ({
  step,
  at: new Date(Date.UTC(2025, 5, 18, 7, minute)),
  problem: step === 'failed' ? 'The operator doesn’t know this text.' : null,
  messageId: id,
  carrierId: null,
  ...fields,
})

const SENT = { carrierId: null, segments: null, cost: null }

const record = (...notices: CarrierNotice[]) => recordFates(product.deps, 'sms', notices)

const readMessage = async () => (await staff.call(readOutboxMessage, { params: { id } })).body

/** The version of the message's row, which any write changes. */
const readVersion = () =>
  product.db
    .selectFrom('outbox_messages')
    .select(sql<string>`xmin::text`.as('version'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it('shows when a message was delivered and read, though the news come late and twice', async () => {
  await record(notice('read', 9))
  await record(notice('delivered', 5), notice('sent', 4), notice('delivered', 5))

  expect(await readMessage()).toMatchObject({
    state: 'sent',
    deliveredAt: '2025-06-18T07:05:00.000Z',
    readAt: '2025-06-18T07:09:00.000Z',
    lastError: null,
  })
})

it('shows why a message that was sent failed, and notifies staff once', async () => {
  await record(notice('failed', 5))
  await record(notice('failed', 6))

  const message = await readMessage()
  expect(message).toMatchObject({
    state: 'failed',
    sentAt: expect.any(String),
    lastError: 'The operator doesn’t know this text.',
  })
  const failed = await staff.call(readOutbox, { query: { state: 'failed', channel: 'sms' } })
  expect(failed.body.map(({ _id }) => _id)).toContain(id)
  await product.deps.events.settled()
  const { body } = await staff.call(notifications, {})
  expect(body.notifications.map(({ title }) => title)).toEqual(['A text couldn’t be sent'])
  const events = await product.db
    .selectFrom('events')
    .select('id')
    .where('type', '=', 'outbox_message.unsent')
    .where('subject_id', '=', id)
    .execute()
  expect(events).toHaveLength(1)
  const now = (await staff.call(readNow, {})).body
  expect(now.unsent!.latest.map(({ why }) => why)).toContain('The operator doesn’t know this text.')
})

it('changes nothing when notices are repeated', async () => {
  await record(notice('delivered', 5))
  const before = await readVersion()
  await record(...Array.from({ length: 500 }, () => notice('delivered', 5)), notice('failed', 8))
  expect(await readVersion()).toEqual(before)
})

it('keeps all notices that come at the same time', async () => {
  await Promise.all([
    record(notice('delivered', 5)),
    record(notice('failed', 6)),
    record(notice('read', 7)),
  ])
  expect(await readMessage()).toMatchObject({
    state: 'sent',
    deliveredAt: '2025-06-18T07:05:00.000Z',
    readAt: '2025-06-18T07:07:00.000Z',
    lastError: null,
  })
})

it('marks two messages as sent that their carrier names alike, so that neither leaves again', async () => {
  await notifyPerson(asha)
  await expect
    .poll(() => readMessageStates(asha), { timeout: 20_000 })
    .toEqual(['sms sent', 'sms sent'])
  const sent = (await readMessagesTo(asha)).map((each) => ({
    ...SENT,
    id: each.id,
    carrierId: 'SM7',
  }))
  expect(await markMessagesSent(product.db, sent, product.clock.read())).toEqual([true, true])
})

it('finds a message by its carrier’s name for it, in its own channel alone', async () => {
  await markMessagesSent(product.db, [{ ...SENT, id, carrierId: 'SM7' }], product.clock.read())
  const byName = notice('delivered', 5, { messageId: null, carrierId: 'SM7' })
  await recordFates(product.deps, 'email', [byName])
  expect(await readMessage()).toMatchObject({ deliveredAt: null })
  await record(byName, notice('delivered', 5, { messageId: null, carrierId: 'SM8' }))
  expect(await readMessage()).toMatchObject({ deliveredAt: '2025-06-18T07:05:00.000Z' })
})

it('keeps a notice that was quicker than the answer to sending', async () => {
  await product.db
    .updateTable('outbox_messages')
    .set({ status: 'waiting', sent_at: null })
    .where('id', '=', id)
    .execute()
  await record(notice('failed', 5))
  await markMessagesSent(product.db, [{ ...SENT, id }], product.clock.read())
  expect(await readMessage()).toMatchObject({
    state: 'failed',
    sentAt: '2025-06-18T07:05:00.000Z',
    lastError: 'The operator doesn’t know this text.',
  })
})
