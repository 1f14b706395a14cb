/** The list of channels for outgoing messages. */
import { sql } from 'kysely'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { Config } from '../platform/config/config.ts'
import type { Channel } from './channels/channel.ts'
import { emailChannel } from './channels/email/email-channel.ts'
import { pushChannel } from './channels/push/push-channel.ts'
import { smsChannel } from './channels/sms/sms-channel.ts'

export const CHANNELS: readonly Channel[] = [emailChannel, smsChannel, pushChannel]

/** The names of the channels with a property, as a list in SQL. */
export function channelNamesWhere(property: 'joins' | 'alertsStaff' | 'reaches') {
  const names = CHANNELS.filter((channel) => channel[property]).map(({ name }) => sql.lit(name))
  return sql`(${sql.join(names)})`
}

const BY_NAME = new Map(CHANNELS.map((channel) => [channel.name, channel]))

/** @throws Error where a name is no channel's, which the compiler rules out but for rows of the database */
export function channelByName(name: NotificationChannel): Channel {
  const channel = BY_NAME.get(name)
  if (!channel) throw new Error(`No channel is called ${name}.`)
  return channel
}

/** Whether messages of each channel leave the machine. */
export function deliveringChannels(config: Config): Record<NotificationChannel, boolean> {
  const carriers = CHANNELS.map((channel) => [channel.name, channel.hasCarrier(config)])
  return Object.fromEntries(carriers) as Record<NotificationChannel, boolean>
}
