// Notifications in staff's bell. They appear only there: none leaves as mail or text.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { writeDate } from '#domain/base/time-zone.ts'

interface Ticket {
  readonly number: string
}

const UNSENT: Readonly<Record<NotificationChannel, string>> = {
  email: 'An email couldn’t be sent',
  sms: 'A text couldn’t be sent',
  push: 'A notice couldn’t be sent',
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
    message: `Pickup on ${writeDate(params.pickupDate)}, ${params.pickupTime}. ${params.totalPaise === null ? 'To be counted.' : `${formatPaise(params.totalPaise)}.`}`,
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
    message: 'Its customer wrote again.',
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
      ? `Handed in by ${handedIn.by} from ${handedIn.rider}’s phone. Now shows it.`
      : 'What the rider did at the door doesn’t fit the order. Now shows both.',
  }),
  'staff.customer_unreachable': {
    title: 'A customer can’t be reached',
    message:
      'They have no email, and no phone number that takes texts. Call them, or correct the number.',
  },
  'staff.customer_not_asked': ({ number }: { readonly number: string }) => ({
    title: `Order ${number}: not asked`,
    message:
      'We couldn’t send its customer our question about the price. Call them, or send them the link from the order.',
  }),
  'staff.message_unsent': ({ channel }: { readonly channel: NotificationChannel }) => ({
    title: UNSENT[channel],
    message: 'A customer didn’t get a message. Now shows who.',
  }),
  'staff.backup_failed': ({ nightDate }: { readonly nightDate: string }) => ({
    title: 'The nightly backup failed',
    message: `There is no backup of the night of ${writeDate(nightDate)} yet. We try again every hour.`,
  }),
  'staff.key_ended': ({ name }: { readonly name: string }) => ({
    title: `API key “${name}” has ended`,
    message:
      'Its maker chose a new password by mail. If a program needs it still, make it a new one in the settings, under For developers.',
  }),
  'staff.webhook_refused': ({ host }: { readonly host: string }) => ({
    title: `${host} takes no webhooks`,
    message:
      'Some could not be delivered. The settings, under For developers, show what came back.',
  }),
}
