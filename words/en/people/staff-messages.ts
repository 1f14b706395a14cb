// Notifications in staff's bell. They appear only there: none leaves as mail or text.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'

interface Ticket {
  readonly number: string
}

const UNSENT: Readonly<Record<NotificationChannel, string>> = {
  email: 'An email couldn’t be sent',
  sms: 'A text couldn’t be sent',
  whatsapp: 'A WhatsApp message couldn’t be sent',
  push: 'A notification couldn’t be sent',
}

export const staffMessages = {
  /** `totalPaise`: null where the price is made at intake. */
  'staff.order_placed': (params: {
    readonly number: string
    readonly pickupDate: string
    readonly pickupTime: string
    readonly totalPaise: Paise | null
  }) => ({
    title: `New order ${params.number}`,
    message: `Pickup on ${formatMessageDate(params.pickupDate)}, ${params.pickupTime}. ${params.totalPaise === null ? 'To be counted.' : `${formatPaise(params.totalPaise)}.`}`,
  }),
  'staff.chat_waits': {
    title: 'Someone is waiting in the chat',
    message: 'They wrote, and we haven’t answered yet.',
  },
  'staff.ticket_opened': ({ number }: Ticket) => ({
    title: `New ticket ${number}`,
    message: 'A customer asks for help.',
  }),
  'staff.ticket_replied': ({ number }: Ticket) => ({
    title: `Ticket ${number} has a new message`,
    message: 'The customer wrote again.',
  }),
  'staff.message_sent': {
    title: 'New message from the contact page',
    message: 'Someone wrote to us.',
  },
  /** `handedIn`: by whom and from whose phone, where its rider didn't send it themselves. */
  'staff.stop_to_decide': ({
    number,
    kind,
    handedIn,
  }: {
    readonly number: string
    readonly kind: StopKind
    readonly handedIn?: { readonly by: string; readonly rider: string }
  }) => ({
    title: `${kind === 'pickup' ? 'Pickup' : 'Delivery'} of ${number}: please decide`,
    message: handedIn
      ? `Handed in by ${handedIn.by} from ${handedIn.rider}’s phone. See it under Now.`
      : 'What the rider did at the door doesn’t match the order. See both under Now.',
  }),
  'staff.customer_unreachable': {
    title: 'A customer can’t be reached',
    message:
      'They have no email, and no phone number that takes texts. Call them, or correct the number.',
  },
  'staff.customer_not_asked': ({ number }: { readonly number: string }) => ({
    title: `Order ${number}: customer not asked`,
    message:
      'We couldn’t send the customer our question about the price. Call them, or send them the link from the order.',
  }),
  'staff.message_unsent': ({ channel }: { readonly channel: NotificationChannel }) => ({
    title: UNSENT[channel],
    message: 'A customer didn’t get a message. See who under Now.',
  }),
  'staff.backup_failed': ({ nightDate }: { readonly nightDate: string }) => ({
    title: 'The nightly backup failed',
    message: `There is no backup of the night of ${formatMessageDate(nightDate)} yet. We try again every hour.`,
  }),
  'staff.key_ended': ({ name }: { readonly name: string }) => ({
    title: `API key “${name}” no longer works`,
    message:
      'The person who created it reset their password by email. If a program still needs a key, create a new one in the settings, under For developers.',
  }),
  'staff.webhook_refused': ({ host }: { readonly host: string }) => ({
    title: `${host} refuses webhooks`,
    message:
      'Some could not be delivered. See what it answered in the settings, under For developers.',
  }),
}
