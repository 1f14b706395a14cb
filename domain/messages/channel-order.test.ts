// The order in which channels are tried.
import { expect, it } from 'vitest'
import { NOTIFICATION_CHANNELS } from './notification-settings.ts'
import { completeChannelOrder, DEFAULT_CHANNEL_ORDER, MESSAGE_PURPOSES } from './channel-order.ts'

it('has every channel in each default order', () => {
  for (const purpose of MESSAGE_PURPOSES)
    expect([...DEFAULT_CHANNEL_ORDER[purpose]].sort()).toEqual([...NOTIFICATION_CHANNELS].sort())
})

it('puts a channel that is newer than a person’s order after it', () => {
  expect(completeChannelOrder({ now: ['email', 'sms', 'push'] })).toEqual({
    now: ['email', 'sms', 'push', 'whatsapp'],
    keep: DEFAULT_CHANNEL_ORDER.keep,
  })
})
