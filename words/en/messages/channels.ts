// Channels of messages, as staff read them. The switches of the profile stand in notification-choices.ts.
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'

interface ChannelWords {
  /** A message in the outbox, and several. */
  readonly label: string
  readonly plural: string
  /** So many of them, within a sentence. */
  readonly counted: (count: number) => string
  /** A message on its order's page. */
  readonly onOrder: string
  /** The address as a part of a sentence. */
  readonly to: (address: string) => string
  /** Messages that are kept as files while nothing carries them; null where none are. */
  readonly files: string | null
  /** How staff without an address on this channel get one; the [link] leads to their profile. */
  readonly toAdd: string
  /** In the audit log: one that was sent again. */
  readonly resent: string
}

export const channels: Readonly<Record<NotificationChannel, ChannelWords>> = {
  email: {
    label: 'Email',
    plural: 'Emails',
    counted: (count) => countOf(count, 'email', 'emails'),
    onOrder: 'Email',
    to: (address) => address,
    files: 'emails',
    toAdd: 'You have no email address. Add one in your [profile].',
    resent: 'an email',
  },
  sms: {
    label: 'Text message',
    plural: 'Text messages',
    counted: (count) => countOf(count, 'text message', 'text messages'),
    onOrder: 'Text message',
    to: (address) => address,
    files: 'text messages',
    toAdd:
      'You have no proven mobile number. Add it in your [profile] and confirm it with the code.',
    resent: 'a text message',
  },
  whatsapp: {
    label: 'WhatsApp message',
    plural: 'WhatsApp messages',
    counted: (count) => countOf(count, 'WhatsApp message', 'WhatsApp messages'),
    onOrder: 'WhatsApp message',
    to: (address) => address,
    files: null,
    toAdd:
      'You have no proven mobile number. Add it in your [profile] and confirm it with the code.',
    resent: 'a WhatsApp message',
  },
  push: {
    label: 'Browser notification',
    plural: 'Browser notifications',
    counted: (count) => countOf(count, 'browser notification', 'browser notifications'),
    onOrder: 'Browser notification',
    to: (address) => `a browser (${address})`,
    files: null,
    toAdd: 'No browser takes notifications for you. Turn them on in your [profile].',
    resent: 'a browser notification',
  },
}

function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
}
