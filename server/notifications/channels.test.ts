/** The channels of outgoing messages. */
import { expect, it } from 'vitest'
import { NOTIFICATION_CHANNELS } from '#domain/messages/notification-settings.ts'
import { CHANNELS, channelByName } from './channels.ts'

it('has a channel for each way in which people can choose to be notified', () => {
  expect(CHANNELS.map(({ name }) => name).sort()).toEqual([...NOTIFICATION_CHANNELS].sort())
})

it('finds a channel by its name', () => {
  for (const name of NOTIFICATION_CHANNELS) expect(channelByName(name).name).toBe(name)
})

it('shows staff only the host of a browser’s push address, which is secret', () => {
  const push = channelByName('push')
  expect(push.shownRecipient('https://push.example.com/send/secret')).toBe('push.example.com')
  expect(push.shownRecipient('no address')).toBe('')
})
