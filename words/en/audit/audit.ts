/**
 * Audit entries by event type. No sentence names a customer, because the log outlives erased accounts; a kind stays
 * as long as laundries have rows with it.
 */
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import type { TextChannel, TextState } from '#domain/messages/templates/registration.ts'
import { promoTermsText, type PromoTerms } from '../discounts/promo-terms.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import type { Preset } from '#domain/people/roles.ts'
import type { TicketPriority, TicketStatus } from '#domain/help/tickets.ts'
import { auditCash } from './audit-cash.ts'
import { auditCompanies } from './audit-companies.ts'
import { auditClaims } from './audit-claims.ts'
import { auditOrders } from './audit-orders.ts'
import { auditSettings } from './audit-settings.ts'
import { ticketPriorities, ticketStatuses } from '../help/tickets.ts'
import { textStates } from '../messages/approved-texts-screen.ts'
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

  'staff.appointed': 'Made an account an owner, with the command create-admin',
  'staff.role_changed': (role: { preset: Preset; morePresets?: readonly Preset[] }) =>
    `Changed a colleague’s permissions: ${[role.preset, ...(role.morePresets ?? [])].map((each) => presetNames[each]).join(' and ')}`,
  'staff.invited': (invitation: { isMailed: boolean; preset: Preset }) =>
    `Invited a colleague to join as ${presetNames[invitation.preset]}, ${invitation.isMailed ? 'by email' : 'with a link to share'}`,
  'staff.invited_again': (invitation: { isMailed: boolean; preset: Preset }) =>
    `Renewed an invitation to join as ${presetNames[invitation.preset]}, ${invitation.isMailed ? 'by email' : 'with a new link'}`,
  'staff.invitation_withdrawn': ({ preset }: { preset: Preset }) =>
    `Withdrew an invitation to join as ${presetNames[preset]}`,
  'staff.joined': ({ preset }: { preset: Preset }) =>
    `Joined the staff as ${presetNames[preset]}, with an invitation`,
  'staff.rider_added': 'Added a rider by mobile number',
  'staff.rider_code_made': 'Made a login code for a rider',
  'staff.suspended': 'Suspended a colleague',
  'staff.reinstated': 'Let a suspended colleague log in again',
  'staff.removed': ({ preset }: { preset: Preset }) =>
    `Removed a colleague, who was ${presetNames[preset]}`,
  'demo.ended': ({ resetSettings }: { resetSettings: boolean }) =>
    `Ended the demo, with the command end-demo; prices and settings were ${resetSettings ? 'reset' : 'kept'}`,

  /** `count`: so many that were chosen. */
  'export.downloaded': (period: {
    name: string
    from: string | null
    to: string | null
    count?: number
  }) =>
    `Exported ${period.name} as CSV, ${period.count === undefined ? periodText(period) : `${period.count} selected`}`,
  'backup.downloaded': 'Downloaded a backup of the whole laundry',
  'customer.blocked': 'Blocked a customer',
  'customer.unblocked': 'Unblocked a customer',

  'customer.address_added': 'Saved an address for a customer',
  'customer.address_changed': 'Changed a saved address of a customer',
  'customer.address_deleted': 'Deleted a saved address of a customer',
  'customer.card_added': 'Saved a card for a customer',
  'customer.card_preferred': 'Changed a customer’s default card',
  'customer.card_deleted': 'Deleted a saved card of a customer',
  'customer.notices_changed': 'Changed a customer’s notification settings',
  'customer.changed': ({ fields }: { fields: readonly string[] }) =>
    `Changed a customer’s ${fields.join(' and ')}; the notes show what was there before`,
  'staff.changed': ({ fields }: { fields: readonly string[] }) =>
    `Changed a colleague’s ${fields.join(' and ')}`,
  'tablet.registered': ({ name }: { name: string }) => `Set up a shared tablet: ${name}`,
  'tablet.cut_off': ({ name }: { name: string }) => `Disconnected the shared tablet ${name}`,
  'second_factor.taken': 'Removed a lost two-step login: app, recovery codes and passkeys',
  'sessions.ended': 'Logged everyone out, by a command on the server',
  'sessions.ended_of_one': 'Logged a person out everywhere, by a command on the server',
  'customer.added': 'Added a customer by their phone number',
  'customer.noted': 'Added a note about a customer',

  'api_key.made': ({ name }: { name: string }) => `Created API key “${name}”`,
  'api_key.revoked': ({ name }: { name: string }) => `Revoked API key “${name}”`,

  /** `delivery` counts from 1; this one made another. */
  'outbox_message.resent': (again: { channel: NotificationChannel; delivery: number }) =>
    `Sent ${channels[again.channel].resent} again (delivery ${again.delivery + 1})`,

  'approved_text.recorded': (text: { channel: TextChannel; name: string; state: TextState }) =>
    `Noted the text “${text.name}” (${text.channel === 'sms' ? 'SMS' : 'WhatsApp'}) as ${textStates[text.state].toLowerCase()}`,

  'charge.refunded': ({ amountPaise }: { amountPaise: Paise }) =>
    `Refunded ${formatPaise(amountPaise)} of a Laundry Club charge`,
  'subscription.refund_failed': ({ amountPaise }: { amountPaise: Paise }) =>
    `The refund of ${formatPaise(amountPaise)} of a Laundry Club charge failed at the bank`,
  'promo_code.made': (terms: PromoTerms & { promoCode: string }) =>
    `Created promo code ${terms.promoCode}: ${promoTermsText(terms)}`,
  'promo_code.offered': ({ promoCode, customers }: { promoCode: string; customers: number }) =>
    `Told ${customers.toLocaleString('en-IN')} ${customers === 1 ? 'customer' : 'customers'} of promo code ${promoCode}`,
  'promo_code.paused': ({ promoCode }: { promoCode: string }) => `Paused promo code ${promoCode}`,
  'promo_code.resumed': ({ promoCode }: { promoCode: string }) => `Resumed promo code ${promoCode}`,

  'chat.answered': ({ isVisitor }: { isVisitor: boolean }) =>
    `Wrote to a ${isVisitor ? 'visitor' : 'customer'} in the live chat`,
  'chat.asked_again': 'Asked a person to write again by WhatsApp',
  'chat.closed': 'Closed a live chat',
  'chat.reopened': 'Reopened a live chat',
  'contact_message.answered': 'Answered a message from the contact page',
  'contact_message.closed': 'Closed a message from the contact page',
  'contact_message.reopened': 'Reopened a message from the contact page',
  'ticket.answered': ({ number }: TicketRef) => `Answered ticket ${number}`,
  'ticket.noted': ({ number }: TicketRef) => `Added a note to ticket ${number}`,
  'ticket.status_set': (change: TicketRef & { from: TicketStatus; to: TicketStatus }) =>
    `Ticket ${change.number}: ${ticketStatuses[change.to]} instead of ${ticketStatuses[change.from]}`,
  'ticket.priority_set': (change: TicketRef & { from: TicketPriority; to: TicketPriority }) =>
    `Ticket ${change.number}: priority ${ticketPriorities[change.to]} instead of ${ticketPriorities[change.from]}`,
}

function periodText({ from, to }: { from: string | null; to: string | null }): string {
  const day = (date: string) => `${formatMessageDate(date)} ${date.slice(0, 4)}`
  if (from !== null && to !== null) return `${day(from)} to ${day(to)}`
  if (from !== null) return `from ${day(from)}`
  return to === null ? 'all dates' : `up to ${day(to)}`
}
