/** The list of channels for outgoing messages. */
import { sql } from 'kysely'
import type {
  ByOfferedChannel,
  NotificationChannel,
} from '#domain/messages/notification-settings.ts'
import type { Config } from '../platform/config/config.ts'
import type { Channel } from './channels/channel.ts'
import { emailChannel } from './channels/email/email-channel.ts'
import { pushChannel } from './channels/push/push-channel.ts'
import { smsChannel } from './channels/sms/sms-channel.ts'
import { whatsAppChannel } from './channels/whatsapp/whatsapp-channel.ts'

export const CHANNELS: readonly Channel[] = [emailChannel, smsChannel, whatsAppChannel, pushChannel]

/** The channels that the laundry has. */
export function offeredChannels(config: Config): readonly Channel[] {
  return CHANNELS.filter((channel) => channel.isOffered(config))
}

/** The channels by which messages leave the machine. */
export function carrierChannels(config: Config): NotificationChannel[] {
  return offeredChannels(config).flatMap((each) => (each.hasCarrier(config) ? each.name : []))
}

/** Leaves out what is said of channels that the laundry doesn't have. */
export function onlyOffered<T extends Partial<Record<NotificationChannel, unknown>>>(
  config: Config,
  byChannel: T,
): T {
  const absent = new Set<string>(
    CHANNELS.flatMap((each) => (each.isOffered(config) ? [] : each.name)),
  )
  return Object.fromEntries(Object.entries(byChannel).filter(([name]) => !absent.has(name))) as T
}

/** The names of the channels with a property, as a list in SQL. */
export function channelNamesWhere(property: 'joins' | 'alertsStaff' | 'reaches' | 'goesToPhones') {
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

/** Whether messages of each offered channel leave the machine. */
export function deliveringChannels(config: Config): ByOfferedChannel<boolean> {
  const carriers = offeredChannels(config).map((channel) => [
    channel.name,
    channel.hasCarrier(config),
  ])
  return Object.fromEntries(carriers) as ByOfferedChannel<boolean>
}
