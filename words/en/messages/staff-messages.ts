// Notifications in staff's bell; alarms and the day's figures also leave as messages.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import { formatClockTime } from '../base/phrases.ts'

interface Ticket {
  readonly number: string
}

interface LateOrder {
  readonly number: string
  readonly visit: 'pickup' | 'return'
  readonly at: string
  readonly timeZone: string
}

interface CashOut {
  readonly paise: Paise
  readonly people: number
}

/** A day of the reports, with the cash that colleagues have and the orders that are late at its evening. */
export interface DayFigures {
  readonly date: string
  readonly orders: number
  readonly kilograms: number
  readonly completed: number
  readonly revenuePaise: Paise
  readonly cashPaise: Paise
  readonly late: number
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
    isBag,
  }: {
    readonly number: string
    readonly kind: StopKind
    readonly handedIn?: { readonly by: string; readonly rider: string }
    /** A bag that no order knew of, taken along there. */
    readonly isBag?: true
  }) => ({
    title: isBag
      ? `Bag taken at the door of ${number}: please decide`
      : `${kind === 'pickup' ? 'Pickup' : 'Delivery'} of ${number}: please decide`,
    message: isBag
      ? 'It couldn’t become an order by itself. See it under Now.'
      : handedIn
        ? `Handed in by ${handedIn.by} from ${handedIn.rider}’s phone. See it under Now.`
        : 'What the rider did at the door doesn’t match the order. See both under Now.',
  }),
  'staff.stops_without_rider': ({
    count,
    slot,
  }: {
    readonly count: number
    readonly slot: string
  }) => ({
    title: count === 1 ? '1 stop has no rider' : `${count} stops have no rider`,
    message: `Due today, ${slot}. Assign a rider on the run sheet.`,
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
  'staff.code_unsent': {
    title: 'A code couldn’t be sent',
    message: 'Someone waits for a code to log in or to confirm their number. See why under Now.',
  },
  'staff.alarm_unsent': {
    title: 'An alarm couldn’t be sent',
    message: 'A colleague didn’t get a message that they asked for. See which one in the outbox.',
  },
  /** `at`: when its pickup or its return was due. */
  'staff.order_late': ({ number, visit, at, timeZone }: LateOrder) => ({
    title: `Order ${number} is late`,
    message: `Its ${visit === 'pickup' ? 'pickup' : 'return'} was due by ${formatClockTime({ at, timeZone })}.`,
  }),
  'staff.cash_out': ({ paise, people }: CashOut) => ({
    title: `${formatPaise(paise)} in cash isn’t handed in`,
    message: `${people === 1 ? 'One colleague still has' : `${people} colleagues still have`} cash of today or earlier with them.`,
  }),
  'staff.day_figures': (figures: DayFigures) => ({
    title: `${formatMessageDate(figures.date)} in figures`,
    message: [
      `Orders: ${figures.orders}, with ${figures.kilograms.toLocaleString('en-IN')} kg.`,
      `Completed: ${figures.completed}.`,
      `Income: ${formatPaise(figures.revenuePaise)}.`,
      `Cash not handed in: ${formatPaise(figures.cashPaise)}.`,
      `Late orders: ${figures.late}.`,
    ].join(' '),
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

/** Several alarms in one message. */
export const staffAlarms = {
  title: ({ count }: { readonly count: number }) => `${count} alarms`,
  line: ({ title, message }: { readonly title: string; readonly message: string }) =>
    `${title}. ${message}`,
}
