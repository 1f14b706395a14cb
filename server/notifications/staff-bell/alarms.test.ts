/** Staff's alarms as messages: who has them, joined, at night, and after their permission has gone. */
import { beforeEach, expect, it } from 'vitest'
import {
  changeChannelOrder,
  changeNotificationSettings,
  readNotificationSettings,
} from '#contract/accounts/profile.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { changeStaffBell } from '#contract/people/staff-bell.ts'
import { changeStaffRole, removeColleague } from '#contract/people/staff.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { wordedMessages } from '../../testing/worded-messages.ts'
import { deliverMessages } from '../outbox/deliver-messages.ts'

const product = await testProduct()
let owner: SignedIn
let manager: SignedIn
let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  product.clock.set('2025-06-18T06:30:00Z')
  owner = await product.person({ preset: 'owner', phone: '+91 98450 44444' })
  manager = await product.person({ preset: 'manager', phone: '' })
  asha = await product.person()
})

function choose(person: SignedIn, body: Record<string, boolean>) {
  return person.call(changeNotificationSettings, { params: { id: person.user._id }, body })
}

async function switchesOf(person: SignedIn) {
  const { body } = await person.call(readNotificationSettings, { params: { id: person.user._id } })
  return { alarms: body.alarms, dayFigures: body.dayFigures }
}

/** A message to a customer, or an alarm, can't be sent. */
async function fail(channel: 'email' | 'sms' | 'whatsapp', change: { isAlarm?: true } = {}) {
  const data = { channel, userId: asha.user._id, isUnreachable: false, ...change }
  await inTransaction(product.db, (tx) =>
    emit(tx, product.deps, {
      type: 'outbox_message.unsent',
      subject: { kind: 'outbox_message', id: crypto.randomUUID() },
      actor: null,
      data,
      at: product.clock.read(),
    }),
  )
  await product.deps.events.settled()
}

async function messagesTo(person: SignedIn) {
  const rows = await product.db
    .selectFrom('outbox_messages')
    .select(['id', 'channel', 'parts', 'status', 'due_at', 'revision'])
    .where('user_id', '=', person.user._id)
    .orderBy('id')
    .execute()
  return wordedMessages(rows)
}

async function titlesIn(person: SignedIn) {
  const { body } = await person.call(notifications, {})
  return body.notifications.map(({ title }) => title)
}

it('offers alarms and figures to those who may have them, both off, and to no customer', async () => {
  const counter = await product.person({ preset: 'counter' })
  const rider = await product.person({ preset: 'rider' })
  expect(await switchesOf(owner)).toEqual({ alarms: false, dayFigures: false })
  expect(await switchesOf(counter)).toEqual({ alarms: false, dayFigures: undefined })
  for (const person of [rider, asha]) {
    expect(await switchesOf(person)).toEqual({ alarms: undefined, dayFigures: undefined })
    expect((await choose(person, { alarms: true, dayFigures: true })).status).toBe(200)
  }
  await product.db
    .updateTable('users')
    .set({ role: 'owner' })
    .where('id', '=', asha.user._id)
    .execute()
  expect(await switchesOf(asha)).toEqual({ alarms: false, dayFigures: false })
})

it('sends an alarm to those who chose it, and rings everyone’s bell once', async () => {
  expect((await choose(manager, { alarms: true })).body.alarms).toBe(true)
  await fail('sms')
  const heard = ['A text couldn’t be sent']
  expect([await titlesIn(owner), await titlesIn(manager)]).toEqual([heard, heard])
  expect(await messagesTo(owner)).toEqual([])
  expect(await messagesTo(manager)).toMatchObject([
    { subject: 'A text couldn’t be sent', due_at: null },
  ])
})

it('leaves by the channel that its reader chose', async () => {
  await choose(owner, { alarms: true })
  for (const now of [
    ['sms', 'push', 'email'],
    ['email', 'push', 'sms'],
  ] as const) {
    await owner.call(changeChannelOrder, {
      params: { id: owner.user._id },
      body: { now: [...now] },
    })
    await fail(now[0])
    const [latest] = (await messagesTo(owner)).toReversed()
    expect(latest).toMatchObject({ channel: now[0] })
    product.clock.set('2025-06-18T07:30:00Z')
  }
})

it('sends none about a topic that is switched off in the bell', async () => {
  await choose(manager, { alarms: true })
  await manager.call(changeStaffBell, { body: { kinds: { messages: false } } })
  await fail('sms')
  expect(await messagesTo(manager)).toEqual([])
})

it('joins alarms within minutes, each under its own title', async () => {
  await choose(manager, { alarms: true })
  await fail('sms')
  product.clock.set('2025-06-18T06:31:00Z')
  await fail('email')
  product.clock.set('2025-06-18T06:32:00Z')
  await fail('whatsapp')
  const [first, second, ...others] = await messagesTo(manager)
  expect([first!.subject, second!.subject, others]).toEqual([
    'A text couldn’t be sent',
    '2 alarms',
    [],
  ])
  expect(second!.body).toContain('A WhatsApp message couldn’t be sent. A customer didn’t get')
  expect(second!.body).toContain('An email couldn’t be sent. A customer didn’t get')
})

it('rings the bell alone for an alarm that couldn’t be sent', async () => {
  await choose(manager, { alarms: true })
  await fail('email', { isAlarm: true })
  expect(await titlesIn(manager)).toEqual(['An alarm couldn’t be sent'])
  expect(await titlesIn(owner)).toEqual(['An alarm couldn’t be sent'])
  expect(await messagesTo(manager)).toEqual([])
})

const LEAVE = {
  'lost the permission': () =>
    owner.call(changeStaffRole, {
      params: { id: manager.user._id },
      body: { preset: 'plant', permissions: null, refundsPerDay: null },
    }),
  left: () => owner.call(removeColleague, { params: { id: manager.user._id } }),
}

it.each(Object.entries(LEAVE))(
  'waits for the morning, and sends nothing to one who %s by then',
  async (_, leave) => {
    await choose(manager, { alarms: true })
    product.clock.set('2025-06-18T20:30:00Z')
    await fail('sms')
    const [alarm] = await messagesTo(manager)
    expect(alarm!.due_at?.toISOString()).toBe('2025-06-19T03:30:00.000Z')
    expect((await leave()).status).toBe(200)
    product.clock.set('2025-06-19T03:30:00Z')
    const { id, revision } = alarm!
    await deliverMessages(product.deps, [{ letterId: id, revision }])
    expect(await messagesTo(manager)).toEqual([])
  },
)

it('takes alarms of before from the bell of one who no longer works here', async () => {
  await choose(manager, { alarms: true })
  await fail('sms')
  await product.db
    .updateTable('users')
    .set({ role: 'customer' })
    .where('id', '=', manager.user._id)
    .execute()
  expect((await manager.call(notifications, {})).body).toEqual({ unread: 0, notifications: [] })
})
