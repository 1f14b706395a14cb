// Labels of the outbox's channels and states.
import { Bell, Mail, MessageCircle, MessageSquareText, Send } from 'lucide-react'
import type { OutboxState, OutboxMessage } from '#contract/messages/outbox.ts'
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '#domain/messages/notification-settings.ts'
import { channels } from '#words/en/messages/channels.ts'
import type { Tone } from '#web/ui/badge.tsx'

const ICONS: Partial<Record<NotificationChannel, typeof Mail>> = {
  email: Mail,
  sms: MessageSquareText,
  whatsapp: MessageCircle,
  push: Bell,
}

export const CHANNELS = NOTIFICATION_CHANNELS.map((value) => ({
  value,
  ...channels[value],
  Icon: ICONS[value] ?? Send,
}))

export const STATES = [
  { value: 'waiting', label: 'Waiting', tone: 'accent' },
  { value: 'sent', label: 'Sent', tone: 'success' },
  { value: 'failed', label: 'Failed', tone: 'danger' },
] as const satisfies { value: OutboxState; label: string; tone: Tone }[]

export function channelChoiceOf(message: Pick<OutboxMessage, 'channel'>) {
  return CHANNELS.find(({ value }) => value === message.channel)!
}

/** Whether a message left and didn't arrive. */
export function isUndelivered({ state, sentAt }: Pick<OutboxMessage, 'state' | 'sentAt'>): boolean {
  return state === 'failed' && sentAt !== null
}

/** The state of a message, with its fate where its carrier has said something. */
export function outboxStateOf(
  message: Pick<OutboxMessage, 'state' | 'sentAt' | 'deliveredAt' | 'readAt' | 'takenOverBy'>,
): { label: string; tone: Tone } {
  if (message.readAt !== null) return { label: 'Read', tone: 'success' }
  if (message.deliveredAt !== null) return { label: 'Delivered', tone: 'success' }
  if (isUndelivered(message)) return { label: 'Not delivered', tone: 'danger' }
  if (message.state === 'sent' && message.takenOverBy !== null)
    return { label: 'Not delivered in time', tone: 'plain' }
  return STATES.find(({ value }) => value === message.state)!
}

/** Which channel took over from a message, and why; null where none did. */
export function fallbackText(
  message: Pick<OutboxMessage, 'state' | 'deliveredAt' | 'readAt' | 'takenOverBy'>,
): string | null {
  if (message.takenOverBy === null) return null
  const sent = `sent as ${channels[message.takenOverBy].resent}`
  if (message.state === 'failed') return `S${sent.slice(1)} instead.`
  if (message.readAt !== null) return `Also ${sent}.`
  return `Not ${message.deliveredAt === null ? 'delivered' : 'read'} in time: ${sent}.`
}

/** "Asha, asha@example.com", as far as both are known. */
export function recipientText({ person, to, channel }: OutboxMessage): string {
  const address = channels[channel].to(to)
  return person ? `${person}, ${address}` : address
}

/** "2 tries, the last one failed: …", or why it didn't arrive; null when there is nothing to say. */
export function triesText(message: OutboxMessage): string | null {
  const { state, tries, lastError } = message
  if (isUndelivered(message)) return lastError
  const count = tries === 1 ? '1 try' : `${tries} tries`
  if (state === 'sent') return tries > 1 ? `It took ${count}.` : null
  if (tries === 0) return null
  return `${count}${state === 'waiting' ? ' so far' : ''}. ${lastError ?? ''}`.trim()
}
