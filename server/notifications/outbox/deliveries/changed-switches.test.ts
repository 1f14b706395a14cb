/** Switches and orders of channels that change while a message waits. */
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { changeChannelOrder } from '#contract/accounts/profile.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { deliverMessages } from '../deliver-messages.ts'
import {
  asha,
  changeNotificationSettings,
  gateway,
  product,
  pushService,
  readMessagesTo,
  readMessageStates,
  subscribeToPush,
} from '../test-delivery.ts'

const NIGHT = '2025-06-18T23:00:00+05:30'
const MORNING = '2025-06-19T09:00:00+05:30'

beforeAll(() => product.deps.jobs.pause())
beforeEach(() => {
  product.clock.set(NIGHT)
  gateway.answers.length = 0
  pushService.answers.length = 0
})

let said = 0
/** What waits for the morning: to be seen now, by push, text and then email. */
function say() {
  said += 1
  return inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: asha.user._id,
      dedupeKey: `said ${said}`,
      kind: 'order.message',
      params: { number: 'LC-7K2M-Q9XD', text: `News ${said}.` },
      link: '/',
      at: product.clock.read(),
    }),
  )
}

/** Does the jobs of what waits, and of what these leave to another channel. */
async function deliver(rounds = 3): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const waiting = (await readMessagesTo(asha)).filter(({ status }) => status === 'waiting')
    const jobs = waiting.map(({ id, due_at: dueAt, revision }) => ({
      letterId: id,
      ...(dueAt && { revision }),
    }))
    await deliverMessages(product.deps, jobs)
  }
}

async function untilMorning(): Promise<void> {
  product.clock.set(MORNING)
  await deliver()
}

const setOrder = (now: ('push' | 'sms' | 'email')[]) =>
  asha.call(changeChannelOrder, { params: { id: asha.user._id }, body: { now } })

it('takes the next channel where the first was switched off meanwhile', async () => {
  await say()
  expect(await readMessageStates(asha)).toEqual(['sms waiting'])
  await changeNotificationSettings(asha, { sms: false })
  await untilMorning()
  expect(await readMessageStates(asha)).toEqual(['email sent'])
  expect(gateway.taken).toEqual([])
})

it('is removed where its category, or every channel, was switched off meanwhile', async () => {
  const changes: Record<string, boolean>[] = [
    { orderUpdates: false },
    { sms: false, email: false, push: false },
  ]
  for (const change of changes) {
    await changeNotificationSettings(asha, { orderUpdates: true, sms: true, email: true })
    product.clock.set(NIGHT)
    await say()
    await changeNotificationSettings(asha, change)
    await untilMorning()
    expect(await readMessageStates(asha)).toEqual([])
  }
  const { body } = await asha.send({ method: 'GET', url: '/api/notifications' })
  expect(body).toMatchObject({ unread: 2 })
})

it('follows a new order, into each browser', async () => {
  await say()
  await subscribeToPush(asha)
  await subscribeToPush(asha, undefined, `${asha.user._id}-phone`)
  await untilMorning()
  expect(await readMessageStates(asha)).toEqual(['push sent', 'push sent'])
  const next = (await readMessagesTo(asha)).map((row) => row.next_channels)
  expect(next).toEqual([
    ['sms', 'email'],
    ['sms', 'email'],
  ])
})

it('leaves once for several browsers on the channel that is first now', async () => {
  await subscribeToPush(asha)
  await subscribeToPush(asha, undefined, `${asha.user._id}-phone`)
  await say()
  expect(await readMessageStates(asha)).toEqual(['push waiting', 'push waiting'])
  await setOrder(['sms', 'push', 'email'])
  await untilMorning()
  expect(await readMessageStates(asha)).toEqual(['sms sent'])
  expect(gateway.taken).toHaveLength(1)
})

it('stays on a channel that it was tried on, but for one that is switched off', async () => {
  await say()
  product.clock.set(MORNING)
  gateway.answers.push(503, 503)
  await deliver(1)
  await setOrder(['email', 'push', 'sms'])
  await deliver(1)
  expect(await readMessageStates(asha)).toEqual(['sms waiting'])
  await changeNotificationSettings(asha, { sms: false })
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['email sent'])
})

it('isn’t said on another channel where another browser has it already', async () => {
  await subscribeToPush(asha)
  await subscribeToPush(asha, undefined, `${asha.user._id}-phone`)
  await say()
  product.clock.set(MORNING)
  pushService.answers.push(503)
  await deliver(1)
  expect((await readMessageStates(asha)).toSorted()).toEqual(['push sent', 'push waiting'])
  await changeNotificationSettings(asha, { push: false })
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['push sent'])
})

it('asks again for what takes over from a channel that failed', async () => {
  await say()
  product.clock.set(MORNING)
  gateway.answers.push(422)
  await deliver(1)
  expect(await readMessageStates(asha)).toEqual(['email waiting', 'sms failed'])
  await changeNotificationSettings(asha, { orderUpdates: false })
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['sms failed'])
})

const SWITCHES = ['push', 'sms', 'email', 'orderUpdates'] as const

it('never leaves on a channel that its reader has switched off by then', async () => {
  await subscribeToPush(asha)
  const changes = fc.array(
    fc.record({ name: fc.constantFrom(...SWITCHES), isOn: fc.boolean(), isRefused: fc.boolean() }),
    { minLength: 1, maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(changes, async (steps) => {
      await product.db.deleteFrom('outbox_messages').execute()
      product.clock.set(NIGHT)
      const switches = { push: true, sms: true, email: true, orderUpdates: true }
      await changeNotificationSettings(asha, switches)
      await say()
      product.clock.set(MORNING)
      for (const { name, isOn, isRefused } of steps) {
        switches[name] = isOn
        await changeNotificationSettings(asha, switches)
        gateway.answers.splice(0, 1, isRefused ? 503 : 201)
        pushService.answers.splice(0, 1, isRefused ? 503 : 201)
        const before = new Set((await sentTo()).map(({ id }) => id))
        await deliver(2)
        const left = (await sentTo()).filter(({ id }) => !before.has(id))
        const isOff = ({ channel }: { channel: string }) =>
          !(switches as Record<string, boolean>)[channel] || !switches.orderUpdates
        expect(left.filter(isOff)).toEqual([])
      }
      expect((await sentTo()).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 15 },
  )
})

const sentTo = async () => (await readMessagesTo(asha)).filter(({ status }) => status === 'sent')
