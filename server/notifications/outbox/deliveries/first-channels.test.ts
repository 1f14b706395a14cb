/** The first channel that a person chose for what messages are about. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { changeChannelOrder } from '#contract/accounts/profile.ts'
import type { InputOf } from '#contract/base/call.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { deliverMessages } from '../deliver-messages.ts'
import {
  asha,
  product,
  readMessagesTo,
  readMessageStates,
  subscribeToPush,
} from '../test-delivery.ts'

beforeAll(() => product.deps.jobs.pause())
beforeEach(async () => {
  product.clock.set('2025-06-18T12:00:00+05:30')
  await subscribeToPush(asha)
})

let said = 0
function notifyAsha(news: typeof VISIT | typeof WORDS): Promise<void> {
  said += 1
  return inTransaction(product.db, (tx) =>
    notify(tx, product.deps, {
      ...news,
      userId: asha.user._id,
      dedupeKey: `first ${said}`,
      link: '/',
      at: product.clock.read(),
    }),
  )
}

const VISIT = {
  kind: 'order.pickup_near',
  params: { number: 'LC-7K2M-Q9XD', pickupTime: '1-3 PM' },
} as const
const WORDS = {
  kind: 'order.message',
  params: { number: 'LC-7K2M-Q9XD', text: 'We found a button.' },
} as const

const choose = (body: InputOf<typeof changeChannelOrder>['body']) =>
  asha.call(changeChannelOrder, { params: { id: asha.user._id }, body })

it('comes before the order of the purpose, for that alone, and the others follow it', async () => {
  await choose({ first: { visits: 'sms' } })
  await notifyAsha(VISIT)
  await notifyAsha(WORDS)
  const rows = await readMessagesTo(asha)
  expect(rows.map(({ channel, next_channels: next }) => [channel, next])).toEqual([
    ['push', ['sms', 'email']],
    ['sms', ['push', 'email']],
  ])
})

it('is followed by what waits as it leaves, and given up again', async () => {
  const night = '2025-06-18T23:00:00+05:30'
  const deliver = async () => {
    for (let round = 0; round < 2; round += 1)
      await deliverMessages(
        product.deps,
        (await readMessagesTo(asha))
          .filter(({ status }) => status === 'waiting')
          .map(({ id, due_at: dueAt, revision }) => ({ letterId: id, ...(dueAt && { revision }) })),
      )
  }
  product.clock.set(night)
  await notifyAsha(WORDS)
  expect(await readMessageStates(asha)).toEqual(['push waiting'])
  await choose({ first: { chat: 'sms' } })
  product.clock.set('2025-06-19T09:00:00+05:30')
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['sms sent'])

  const { body } = await choose({ first: { chat: null } })
  expect(body.first.chat).toBeNull()
  product.clock.set('2025-06-19T12:00:00+05:30')
  await notifyAsha(WORDS)
  await deliver()
  expect(await readMessageStates(asha)).toEqual(['push sent', 'sms sent'])
})
