// The order in which channels are tried, by what a message is for.
import type { NotificationChannel } from './notification-settings.ts'

/** What a message is for: to be seen now, or to be kept. */
export const MESSAGE_PURPOSES = ['now', 'keep'] as const
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number]

/** What messages of a purpose are about: a person may want another channel first for some of it. */
export const SUBJECTS_OF = {
  now: ['visits', 'questions', 'chat', 'alarms'],
  keep: ['bookings', 'bills', 'club', 'help', 'offers', 'figures'],
} as const satisfies Record<MessagePurpose, readonly string[]>
export type MessageSubject = (typeof SUBJECTS_OF)[MessagePurpose][number]
export const MESSAGE_SUBJECTS: readonly MessageSubject[] = MESSAGE_PURPOSES.flatMap(
  (purpose): readonly MessageSubject[] => SUBJECTS_OF[purpose],
)

export type ChannelOrder = Record<MessagePurpose, NotificationChannel[]>

/** The channel that is tried first for a subject, before those of its purpose; null for none of its own. */
export type FirstChannels = Record<MessageSubject, NotificationChannel | null>

export type ChannelChoices = ChannelOrder & { first: FirstChannels }

/** What isn't named stays as it is. */
export type ChannelChange = { [Purpose in MessagePurpose]?: NotificationChannel[] | undefined } & {
  first?: { [Subject in MessageSubject]?: NotificationChannel | null | undefined } | undefined
}

/** The order of those who haven't chosen one. */
export const DEFAULT_CHANNEL_ORDER: ChannelOrder = {
  now: ['push', 'whatsapp', 'sms', 'email'],
  keep: ['email', 'whatsapp', 'sms', 'push'],
}

/**
 * Moves a channel by one place among those that are shown; the others keep theirs.
 * @param by -1 towards the front
 */
export function moveChannel(
  order: readonly NotificationChannel[],
  channel: NotificationChannel,
  by: -1 | 1,
  shown: readonly NotificationChannel[],
): NotificationChannel[] {
  const among = order.filter((each) => shown.includes(each))
  const neighbour = among[among.indexOf(channel) + by] ?? channel
  return order.map((each) => {
    if (each === channel) return neighbour
    return each === neighbour ? channel : each
  })
}

/** A channel that a person put in a place of a purpose's order, or first for a subject. */
export interface ChosenChannel {
  purpose: MessagePurpose | MessageSubject
  channel: NotificationChannel
}

/**
 * The channels for a message, the one to be tried first in front.
 * @param chosen a person's own order, by place; channels that it leaves out come after it, as by default
 * @param subject what the message is about; null for the purpose as a whole
 */
export function channelsFor(
  chosen: readonly ChosenChannel[],
  { purpose, subject }: { purpose: MessagePurpose; subject: MessageSubject | null },
): NotificationChannel[] {
  const chosenFor = (name: ChosenChannel['purpose'] | null) =>
    chosen.flatMap((each) => (each.purpose === name ? [each.channel] : []))
  return [
    ...new Set([...chosenFor(subject), ...chosenFor(purpose), ...DEFAULT_CHANNEL_ORDER[purpose]]),
  ]
}
