/** The channels that a message's reader wants for it as it leaves. */
import { channelsFor } from '#domain/messages/channel-order.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { MessagePart } from '../../../database/own-types.ts'
import type { Config } from '../../../platform/config/config.ts'
import { carrierChannels, channelByName } from '../../channels.ts'
import type { Wishes } from '../../notifications/ways-store.ts'
import { categoryOf, purposeOf, subjectOf, type SendableMessage } from '../../message-kinds.ts'

interface WaitingMessage {
  /** Its reader's; null for a message to no person. */
  wishes: Wishes | null
  notification_id: string | null
  channel: NotificationChannel
  parts: readonly MessagePart[]
  takes_texts: boolean | null
  attempts: number
  next_channels: NotificationChannel[] | null
  resend_of: string | null
  fallback_of: string | null
}

/**
 * A change of switches holds for each message, a change of the order for what wasn't tried yet. A channel that was tried
 * before isn't tried again.
 * @returns the first to take it and those after that, empty for none; null where it leaves on the channel that it has
 */
export function channelsWantedNow(
  config: Config,
  message: WaitingMessage,
): readonly NotificationChannel[] | null {
  const { wishes, notification_id: notificationId, resend_of: resendOf, channel, parts } = message
  // No switch stops a message that is no notification, and staff's decision to send it again holds.
  if (wishes === null || notificationId === null || resendOf !== null) return null
  if (!parts.some(({ kind }) => wishes.switches[categoryOf(kind)])) return []
  // Whom nothing reaches: the message fails, and staff see it.
  if (channelByName(channel).goesToPhones && !message.takes_texts) return null
  const wanted = wantedInOrder(config, message, wishes)
  if (!wishes.switches[channel]) return wanted
  const isUntried = message.attempts === 0 && wishes.channels.includes(channel)
  return isUntried && wanted[0] !== channel ? wanted : null
}

function wantedInOrder(
  config: Config,
  { parts, channel, attempts, fallback_of: fallbackOf, next_channels: next }: WaitingMessage,
  { channels, order }: Wishes,
): NotificationChannel[] {
  const left = attempts > 0 || fallbackOf !== null ? [channel, ...(next ?? [])] : null
  const said = parts as readonly SendableMessage[]
  const newest = said.find((part) => purposeOf(part) === 'now') ?? said[0]!
  const about = { purpose: purposeOf(newest), subject: subjectOf(newest) }
  const wanted = channelsFor(order, about).filter(
    (name) => channels.includes(name) && (left?.includes(name) ?? true),
  )
  // As for a new message, one without a carrier comes last.
  const delivering = new Set(carrierChannels(config))
  return [
    ...wanted.filter((name) => delivering.has(name)),
    ...wanted.filter((name) => !delivering.has(name)),
  ]
}
