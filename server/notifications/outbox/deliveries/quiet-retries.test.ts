import { beforeEach, expect, it } from 'vitest'
import { readOutboxMessage, resendOutboxMessage } from '#contract/messages/outbox.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { deliverMessages } from '../deliver-messages.ts'
import { queueMessage } from '../queue-message.ts'
import {
  asha,
  changeNotificationSettings,
  gateway,
  product,
  readMessagesTo,
} from '../test-delivery.ts'

const NINE = '2025-06-19T03:30:00.000Z'
const at = (time: string, date = '2025-06-18') => product.clock.set(`${date}T${time}+05:30`)

beforeEach(async () => {
  product.deps.jobs.pause()
  at('20:58:00')
  await changeNotificationSettings(asha, { email: false })
})

function messageOf(kind: 'order.message' | 'order.pickup_near' | 'chat.answered') {
  const number = 'LC-7K2M'
  if (kind === 'order.message') return { kind, params: { number, text: 'We found a button.' } }
  if (kind === 'order.pickup_near') return { kind, params: { number, pickupTime: '9-11 PM' } }
  return { kind, params: { answers: ['Yes, we do.'] } }
}

/** A text to Asha; its job waits for the test to take it. */
async function text(kind: 'order.message' | 'order.pickup_near' | 'chat.answered') {
  await inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      userId: asha.user._id,
      dedupeKey: kind,
      ...messageOf(kind),
      link: '/',
      at: product.clock.read(),
    }),
  )
  const [message] = await readMessagesTo(asha)
  return message!.id
}

async function readText(id: string) {
  const staff = await product.person({ role: 'admin' })
  const { body } = await staff.call(readOutboxMessage, { params: { id } })
  return {
    state: body.state,
    leavesAt: body.leavesAt,
    tries: body.tries,
    ...(body.state === 'failed' && { lastError: body.lastError }),
  }
}

const deliver = async (letterId: string, revision?: number) =>
  (await deliverMessages(product.deps, [{ letterId, ...(revision !== undefined && { revision }) }]))
    .size

it('puts off a try after 9 pm of a text that can wait, and keeps its words', async () => {
  const id = await text('order.message')
  gateway.answers.push(503)
  expect(await deliver(id)).toBe(1)
  at('21:00:00')
  expect(await deliver(id)).toBe(0)
  expect(gateway.taken).toHaveLength(0)
  expect(await readText(id)).toEqual({ state: 'waiting', leavesAt: NINE, tries: 1 })
  const [message] = await readMessagesTo(asha)
  expect(message).toMatchObject({ revision: 1, sealed_at: expect.any(Date) })

  at('09:00:00', '2025-06-19')
  await deliver(id, 1)
  expect(await readText(id)).toEqual({ state: 'sent', leavesAt: null, tries: 2 })
  expect(gateway.taken).toHaveLength(1)
})

it('tries an awaited text again during quiet hours', async () => {
  const id = await text('chat.answered')
  gateway.answers.push(503)
  await deliver(id)
  at('21:30:00')
  await deliver(id)
  expect(await readText(id)).toMatchObject({ state: 'sent' })
})

it('doesn’t send that a pickup is near once its hours are over', async () => {
  const id = await text('order.pickup_near')
  gateway.answers.push(503)
  await deliver(id)
  at('03:10:00', '2025-06-19')
  await deliver(id)
  expect(gateway.taken).toHaveLength(0)
  expect(await readText(id)).toEqual({
    state: 'failed',
    leavesAt: null,
    tries: 2,
    lastError: 'It couldn’t be sent in time: what it says is over by now.',
  })
})

it('sends at once what staff send again', async () => {
  const id = await text('order.message')
  gateway.answers.push(400)
  await deliver(id)
  expect(await readText(id)).toMatchObject({ state: 'failed' })
  at('23:00:00')
  const staff = await product.person({ role: 'admin' })
  const again = await staff.call(resendOutboxMessage, { params: { id }, body: { delivery: 1 } })
  expect(again.body).toMatchObject({ state: 'waiting', leavesAt: null })
  await deliver(again.body._id)
  expect(gateway.taken).toHaveLength(1)
})

it('lets a company’s reminder wait for the morning, but not a new password', async () => {
  at('23:00:00')
  await inTransaction(product.db, async (tx) => {
    const to = asha.user.email
    await queueMessage(tx, product.deps, {
      kind: 'company.overdue',
      params: { company: 'Soapnut', numbers: ['1'], overduePaise: 100, blocks: false },
      userId: asha.user._id,
      to,
      at: product.clock.read(),
    })
    await queueMessage(tx, product.deps, {
      kind: 'password.link',
      params: { hours: 1 },
      userId: asha.user._id,
      to,
      at: product.clock.read(),
    })
  })
  const [reminder, link] = await readMessagesTo(asha)
  expect(reminder!.due_at?.toISOString()).toBe(NINE)
  expect(link!.due_at).toBeNull()
  await deliver(reminder!.id)
  await deliver(link!.id)
  const states = (await readMessagesTo(asha)).map(({ status }) => status)
  expect(states).toEqual(['waiting', 'sent'])
})
