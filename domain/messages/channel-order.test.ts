// The order in which channels are tried.
import { expect, it } from 'vitest'
import { NOTIFICATION_CHANNELS } from './notification-settings.ts'
import {
  completeChannelOrder,
  DEFAULT_CHANNEL_ORDER,
  MESSAGE_PURPOSES,
  moveChannel,
} from './channel-order.ts'

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

it.each([
  ['up', 'email', -1, ['push', 'whatsapp', 'email', 'sms']],
  ['up past a channel that isn’t shown', 'sms', -1, ['sms', 'whatsapp', 'push', 'email']],
  ['down past a channel that isn’t shown', 'push', 1, ['sms', 'whatsapp', 'push', 'email']],
  ['no further than the front', 'push', -1, DEFAULT_CHANNEL_ORDER.now],
  ['no further than the end', 'email', 1, DEFAULT_CHANNEL_ORDER.now],
] as const)('moves a channel %s', (_how, channel, by, moved) => {
  expect(moveChannel(DEFAULT_CHANNEL_ORDER.now, channel, by, ['email', 'sms', 'push'])).toEqual(
    moved,
  )
})
