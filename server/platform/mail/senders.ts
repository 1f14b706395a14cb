/** Senders of messages, one a channel: its name among the dependencies, and its calls that send a message. */
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { Config } from '../config/config.ts'
import { openMailer } from './mail.ts'
import { openPushSender } from './push.ts'
import { openSmsSender } from './sms.ts'
import { openWhatsAppSender } from './whatsapp.ts'

const SENDERS = {
  mailer: { channel: 'email', open: openMailer, sends: ['send', 'sendOnce'] },
  sms: { channel: 'sms', open: openSmsSender, sends: ['send'] },
  whatsApp: {
    channel: 'whatsapp',
    open: openWhatsAppSender,
    sends: ['sendTemplate', 'sendText', 'sendPicture'],
  },
  push: { channel: 'push', open: openPushSender, sends: ['send'] },
} as const satisfies Record<string, Sender>

type Sender = {
  channel: NotificationChannel
  open: (config: Config) => object
  sends: readonly string[]
}

export type Senders = {
  -readonly [Name in keyof typeof SENDERS]: ReturnType<(typeof SENDERS)[Name]['open']>
}

/** Runs the sending of one message, and passes on what it answers or throws as it is. */
type Follow = <T>(channel: NotificationChannel, send: () => Promise<T>) => Promise<T>

/** @param follow gets each message on its way out; null where nothing follows them */
export function openMessageSenders(config: Config, follow: Follow | null): Senders {
  const senders = Object.entries<Sender>(SENDERS).map(([name, { channel, open, sends }]) => {
    const sender = open(config) as Record<string, (...given: unknown[]) => Promise<unknown>>
    const followed = sends.map((send) => [
      send,
      (...given: unknown[]) => follow!(channel, () => sender[send]!(...given)),
    ])
    return [name, follow ? { ...sender, ...Object.fromEntries(followed) } : sender]
  })
  return Object.fromEntries(senders) as Senders
}
