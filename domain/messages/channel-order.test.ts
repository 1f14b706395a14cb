// The order in which channels are tried.
import { expect, it } from 'vitest'
import { NOTIFICATION_CHANNELS } from './notification-settings.ts'
import {
  channelsFor,
  type ChosenChannel,
  DEFAULT_CHANNEL_ORDER,
  MESSAGE_PURPOSES,
  moveChannel,
} from './channel-order.ts'

it('has every channel in each default order', () => {
  for (const purpose of MESSAGE_PURPOSES)
    expect([...DEFAULT_CHANNEL_ORDER[purpose]].sort()).toEqual([...NOTIFICATION_CHANNELS].sort())
})

const chosen = (purpose: ChosenChannel['purpose'], ...channels: ChosenChannel['channel'][]) =>
  channels.map((channel) => ({ purpose, channel }))

it('puts a channel that is newer than a person’s order after it', () => {
  const own = chosen('now', 'email', 'sms', 'push')
  expect(channelsFor(own, { purpose: 'now', subject: null })).toEqual([
    'email',
    'sms',
    'push',
    'whatsapp',
  ])
  expect(channelsFor(own, { purpose: 'keep', subject: 'bills' })).toEqual(
    DEFAULT_CHANNEL_ORDER.keep,
  )
})

it('puts the first channel of a subject before those of its purpose, for that subject alone', () => {
  const own = [...chosen('visits', 'sms'), ...chosen('now', 'email', 'sms', 'push')]
  expect(channelsFor(own, { purpose: 'now', subject: 'visits' })).toEqual([
    'sms',
    'email',
    'push',
    'whatsapp',
  ])
  expect(channelsFor(own, { purpose: 'now', subject: 'chat' })[0]).toBe('email')
  expect(channelsFor(chosen('visits', 'sms'), { purpose: 'now', subject: 'visits' })).toEqual([
    'sms',
    'push',
    'whatsapp',
    'email',
  ])
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
