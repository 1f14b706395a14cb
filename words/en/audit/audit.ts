/**
 * Audit entries by event type. No sentence names a customer, because the log outlives erased accounts; a kind stays
 * as long as laundries have rows with it.
 */
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { promoTermsText, type PromoTerms } from '../discounts/promo-terms.ts'
import { writeDate } from '#domain/base/time-zone.ts'
import type { Preset } from '#domain/people/roles.ts'
import type { TicketPriority, TicketStatus } from '#domain/help/tickets.ts'
import { auditCash } from './audit-cash.ts'
import { auditCompanies } from './audit-companies.ts'
import { auditClaims } from './audit-claims.ts'
import { auditOrders } from './audit-orders.ts'
import { auditSettings } from './audit-settings.ts'
import { ticketPriorities, ticketStatuses } from '../help/tickets.ts'
import { channels } from '../messages/channels.ts'
import { presetNames } from '../people/permissions.ts'
import { auditWebhooks } from './audit-webhooks.ts'

interface TicketRef {
  number: string
}

export const audit = {
  /** A sentence as it was stored before entries had kinds. */
  text: ({ text }: { text: string }) => text,

  ...auditSettings,
  ...auditCash,
  ...auditClaims,
  ...auditOrders,
  ...auditCompanies,
  ...auditWebhooks,

  'staff.appointed': 'An account became an owner’s by the command create-admin',
  'staff.role_changed': ({ preset }: { preset: Preset }) =>
    `Changed what a colleague may do: ${presetNames[preset]}`,
  'staff.invited': (invitation: { isMailed: boolean; preset: Preset }) =>
    `Invited a colleague to join as ${presetNames[invitation.preset]}, ${invitation.isMailed ? 'by mail' : 'with a link to hand on'}`,
  'staff.invited_again': (invitation: { isMailed: boolean; preset: Preset }) =>
    `Renewed an invitation to join as ${presetNames[invitation.preset]}, ${invitation.isMailed ? 'by mail' : 'with another link'}`,
  'staff.invitation_withdrawn': ({ preset }: { preset: Preset }) =>
    `Withdrew an invitation to join as ${presetNames[preset]}`,
  'staff.joined': ({ preset }: { preset: Preset }) =>
    `Joined the staff as ${presetNames[preset]}, with an invitation`,
  'staff.suspended': 'Suspended a colleague',
  'staff.reinstated': 'Let a suspended colleague log in again',
  'staff.removed': ({ preset }: { preset: Preset }) =>
    `Removed a colleague, until then ${presetNames[preset]}`,
  'demo.ended': ({ resetSettings }: { resetSettings: boolean }) =>
    `The demo was ended by the command end-demo; prices and settings ${resetSettings ? 'are as they come' : 'were kept'}`,

  /** `count`: so many that were chosen. */
  'export.downloaded': (period: {
    name: string
    from: string | null
    to: string | null
    count?: number
  }) =>
    `Exported ${period.name} as CSV, ${period.count === undefined ? periodText(period) : `${period.count} chosen`}`,
  'backup.downloaded': 'Downloaded a backup of the whole laundry',
  'customer.blocked': 'Blocked a customer',
  'customer.unblocked': 'Unblocked a customer',

  'customer.address_added': 'Saved an address for a customer',
  'customer.address_changed': 'Changed a saved address of a customer',
  'customer.address_deleted': 'Deleted a saved address of a customer',
  'customer.card_added': 'Saved a card for a customer',
  'customer.card_preferred': 'Made a saved card of a customer the default',
  'customer.card_deleted': 'Deleted a saved card of a customer',
  'customer.notices_changed': 'Changed what a customer is notified of',
  'customer.changed': ({ fields }: { fields: readonly string[] }) =>
    `Changed a customer’s ${fields.join(' and ')}; the notes say from what`,
  'staff.changed': ({ fields }: { fields: readonly string[] }) =>
    `Changed a colleague’s ${fields.join(' and ')}`,
  'tablet.registered': ({ name }: { name: string }) => `Made a shared tablet of a browser: ${name}`,
  'tablet.cut_off': ({ name }: { name: string }) => `Cut off the shared tablet ${name}`,
  'second_factor.taken': 'Took away a lost second factor: app, recovery codes and passkeys',
  'sessions.ended': 'Logged all people out, by command on the server',
  'sessions.ended_of_one': 'Logged a person out everywhere, by the command at the server',
  'customer.added': 'Added a customer by their phone number',
  'customer.noted': 'Wrote a note on a customer',

  'api_key.made': ({ name }: { name: string }) => `API key “${name}” is new`,
  'api_key.revoked': ({ name }: { name: string }) => `API key “${name}” is revoked`,

  /** `delivery` counts from 1; this one made another. */
  'outbox_message.resent': (again: { channel: NotificationChannel; delivery: number }) =>
    `${channels[again.channel].resent} was sent again (delivery ${again.delivery + 1})`,

  'charge.refunded': ({ amountPaise }: { amountPaise: Paise }) =>
    `A Laundry Club charge: ${formatPaise(amountPaise)} given back`,
  'promo_code.made': (terms: PromoTerms & { promoCode: string }) =>
    `Promo code ${terms.promoCode} is new: ${promoTermsText(terms)}`,
  'promo_code.paused': ({ promoCode }: { promoCode: string }) =>
    `Promo code ${promoCode} is paused`,
  'promo_code.resumed': ({ promoCode }: { promoCode: string }) => `Promo code ${promoCode} resumed`,

  'chat.answered': ({ isVisitor }: { isVisitor: boolean }) =>
    `Wrote to a ${isVisitor ? 'visitor' : 'customer'} in the live chat`,
  'chat.closed': 'Closed a live chat',
  'chat.reopened': 'Reopened a live chat',
  'contact_message.answered': 'Answered a message of the contact page',
  'contact_message.closed': 'Closed a message of the contact page',
  'contact_message.reopened': 'Reopened a message of the contact page',
  'ticket.answered': ({ number }: TicketRef) => `Answered ticket ${number}`,
  'ticket.noted': ({ number }: TicketRef) => `Left a note on ticket ${number}`,
  'ticket.status_set': (change: TicketRef & { from: TicketStatus; to: TicketStatus }) =>
    `Ticket ${change.number}: ${ticketStatuses[change.to]} instead of ${ticketStatuses[change.from]}`,
  'ticket.priority_set': (change: TicketRef & { from: TicketPriority; to: TicketPriority }) =>
    `Ticket ${change.number}: priority ${ticketPriorities[change.to]} instead of ${ticketPriorities[change.from]}`,
}

function periodText({ from, to }: { from: string | null; to: string | null }): string {
  const day = (date: string) => `${writeDate(date)} ${date.slice(0, 4)}`
  if (from !== null && to !== null) return `${day(from)} to ${day(to)}`
  if (from !== null) return `from ${day(from)} on`
  return to === null ? 'from the first day on' : `up to ${day(to)}`
}
