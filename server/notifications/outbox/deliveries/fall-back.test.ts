/** The next channel of a message that failed, or didn't arrive in time. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { changeChannelOrder } from '#contract/accounts/profile.ts'
import { readOutboxMessage } from '#contract/messages/outbox.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { checkArrivals } from '../check-arrivals.ts'
import { deliverMessages } from '../deliver-messages.ts'
import { recordFates } from '../record-fates.ts'
import { withdrawQuestion } from '../withdraw-question.ts'
import {
  asha,
  changeNotificationSettings,
  gateway,
  notifyPerson,
  product,
  readMessagesTo,
  readMessageStates,
  subscribeToPush,
} from '../test-delivery.ts'

const SENT_AT = '2025-06-18T06:30:00Z'

beforeAll(() => product.deps.jobs.pause())
beforeEach(() => {
  product.clock.set(SENT_AT)
  gateway.answers.length = 0
})

/** As where a mail server takes emails: what a file alone takes over counts as unsent. */
const depsWithMail = () => ({
  ...product.deps,
  config: { ...product.deps.config, smtpUrl: 'smtp://mail.example' },
})

async function deliver(deps = product.deps): Promise<void> {
  const waiting = (await readMessagesTo(asha)).filter(({ status }) => status === 'waiting')
  await deliverMessages(
    deps,
    waiting.map(({ id, due_at: dueAt, revision }) => ({
      letterId: id,
      ...(dueAt && { revision }),
    })),
  )
}

/** Asks after minutes whether Asha's messages arrived. */
async function check(minutes: number): Promise<void> {
  product.clock.set(new Date(Date.parse(SENT_AT) + minutes * 60_000).toISOString())
  for (const { id } of await readMessagesTo(asha))
    await checkArrivals(product.deps, [{ messageId: id }])
}

async function record(step: 'delivered' | 'read' | 'failed'): Promise<void> {
  const { id, channel } = (await readMessagesTo(asha)).find((row) => !row.fallback_of)!
  const problem = step === 'failed' ? 'The operator doesn’t know this text.' : null
  const notice = { messageId: id, carrierId: null, step, at: product.clock.read(), problem }
  await recordFates(depsWithMail(), channel, [notice])
}

const alerts = async () =>
  (
    await product.db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'outbox_message.unsent')
      .execute()
  ).length

it('tries the next channel at once where a carrier refuses, and staff hear once none is left', async () => {
  const before = await alerts()
  gateway.answers.push(422)
  await changeNotificationSettings(asha, { push: false })
  const keep = ['sms', 'push', 'email'] as const
  await asha.call(changeChannelOrder, { params: { id: asha.user._id }, body: { keep: [...keep] } })
  await notifyPerson(asha)
  await deliver(depsWithMail())
  expect(await readMessageStates(asha)).toEqual(['email waiting', 'sms failed'])
  expect(await alerts()).toBe(before)

  const [mail, text] = await readMessagesTo(asha)
  expect([mail!.fallback_of, text!.next_channels]).toEqual([text!.id, null])
  const staff = await product.person({ role: 'admin' })
  const open = async (id: string) => (await staff.call(readOutboxMessage, { params: { id } })).body
  expect(await open(text!.id)).toMatchObject({ takenOverBy: 'email', fallbackId: mail!.id })
  expect((await open(mail!.id)).fallbackOf).toEqual({ _id: text!.id, channel: 'sms' })

  await changeNotificationSettings(asha, { email: false })
  gateway.answers.push(422)
  await notifyPerson(asha)
  await deliver()
  expect(await alerts()).toBe(before + 1)
})

it('tries no other channel for a mail that may have been sent, and staff hear of it', async () => {
  const before = await alerts()
  await changeNotificationSettings(asha, { push: false, sms: false })
  await notifyPerson(asha)
  await product.db
    .updateTable('outbox_messages')
    .set({ next_channels: ['sms'], handed_over_at: new Date(Date.parse(SENT_AT) - 3_600_000) })
    .where('user_id', '=', asha.user._id)
    .execute()
  await changeNotificationSettings(asha, { sms: true })
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['email failed'])
  expect(await alerts()).toBe(before + 1)
})

it('tries the next channel where no receipt came in time, once', async () => {
  await notifyPerson(asha)
  await deliver()
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from start_after - created_on) / 60)::integer as minutes
    from pgboss.job where data ->> 'messageId' = ${(await readMessagesTo(asha))[0]!.id}`.execute(
    product.db,
  )
  expect(rows).toEqual([{ minutes: 15 }])
  await check(14)
  expect(await readMessageStates(asha)).toEqual(['sms sent'])
  await check(16)
  await check(17)
  expect(await readMessageStates(asha)).toEqual(['email waiting', 'sms sent'])

  // A late notice is recorded and starts nothing.
  const before = await alerts()
  await record('failed')
  expect(await readMessageStates(asha)).toEqual(['email waiting', 'sms failed'])
  expect(await alerts()).toBe(before)
})

it('tries no other channel for what was delivered', async () => {
  await notifyPerson(asha)
  await deliver()
  await record('delivered')
  await check(60)
  expect(await readMessageStates(asha)).toEqual(['sms sent'])
})

it('counts several browsers as one channel', async () => {
  await asha.call(changeChannelOrder, {
    params: { id: asha.user._id },
    body: { keep: ['push', 'sms', 'email'] },
  })
  await subscribeToPush(asha)
  await subscribeToPush(asha, undefined, `${asha.user._id}-phone`)
  await notifyPerson(asha)
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['push sent', 'push sent'])
  await check(3)
  await check(4)
  expect(await readMessageStates(asha)).toEqual(['push sent', 'push sent', 'sms waiting'])
})

/** Asks for an answer in 5 hours. */
const ask = () =>
  inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: asha.user._id,
      dedupeKey: `asked ${asha.user._id}`,
      kind: 'order.more_proposed',
      params: {
        number: 'LC-7K2M-Q9XD',
        fromPaise: 10_000,
        toPaise: 20_000,
        lines: [],
        until: { at: '2025-06-18T11:30:00.000Z', timeZone: 'Asia/Kolkata' },
      },
      link: '/',
      at: product.clock.read(),
    }),
  )

it('asks on the next channel what nobody read, unless it was answered', async () => {
  for (const isAnswered of [true, false]) {
    await product.db.deleteFrom('outbox_messages').execute()
    await product.db.deleteFrom('notifications').execute()
    await subscribeToPush(asha)
    await ask()
    await deliver()
    await record('delivered')
    await check(29)
    expect(await readMessageStates(asha)).toEqual(['push sent'])
    if (isAnswered)
      await inTransaction(product.db, (tx) => withdrawQuestion(tx, asha.user._id, 'asked'))
    await check(31)
    expect(await readMessageStates(asha)).toEqual(
      isAnswered ? ['push sent'] : ['push sent', 'sms waiting'],
    )
    product.clock.set(SENT_AT)
    await product.db.deleteFrom('push_subscriptions').execute()
  }
})

it('asks nothing that was answered between two tries', async () => {
  gateway.answers.push(503)
  await changeNotificationSettings(asha, { email: false, push: false })
  await ask()
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['sms waiting'])
  await inTransaction(product.db, (tx) => withdrawQuestion(tx, asha.user._id, 'asked'))
  await deliver()
  expect([await readMessageStates(asha), gateway.taken.length]).toEqual([[], 0])
})

const tell = (status: 'ready' | 'washing', at: string) => {
  product.clock.set(at)
  return inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: asha.user._id,
      dedupeKey: `${status} ${asha.user._id}`,
      kind: 'order.status_set',
      params: { number: 'LC-7K2M-Q9XD', status, reason: null },
      topic: 'order:1',
      link: '/',
      at: product.clock.read(),
    }),
  )
}

it('says in the morning nothing that was replaced overnight', async () => {
  await subscribeToPush(asha)
  await tell('ready', '2025-06-18T20:58:00+05:30')
  await deliver()
  product.clock.set('2025-06-18T21:01:00+05:30')
  for (const { id } of await readMessagesTo(asha))
    await checkArrivals(product.deps, [{ messageId: id }])
  expect(await readMessageStates(asha)).toEqual(['push sent', 'sms waiting'])
  await tell('washing', '2025-06-18T21:20:00+05:30')
  product.clock.set('2025-06-19T09:00:00+05:30')
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['push sent', 'push sent'])
  expect(gateway.taken).toEqual([])
})
