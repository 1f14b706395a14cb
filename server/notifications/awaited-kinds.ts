/** Kinds of messages that their reader waits for: these leave during quiet hours too. */
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { SaidOf } from '#words/said.ts'
import type { Message } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import type { StaffKind, StaffMessageKind } from './staff-kinds.ts'

type Messages = Words['messages']

/** Kinds that staff's bell alone shows. */
type BellKind = Exclude<StaffKind, StaffMessageKind>

/** A message that can leave the bell. */
export type SendableMessage = Exclude<Message, { kind: BellKind }>

/** @param byStaff whether staff did it, and not its reader */
type Rule<Kind extends keyof Messages> =
  | boolean
  | ((params: NonNullable<SaidOf<Messages, Kind>['params']>, byStaff: boolean) => boolean)

/** Statuses that announce a visit, or cancel it. */
const VISITS: ReadonlySet<OrderStatus> = new Set([
  'pickup_scheduled',
  'out_for_delivery',
  'cancelled',
])

/**
 * Awaited is what answers a deed of its reader or a visit to them, what asks for an answer that runs out, what warns
 * of someone else at their account, and what moves or cancels a visit, by which they plan their morning.
 */
const AWAITED: { readonly [Kind in SendableMessage['kind']]: Rule<Kind> } = {
  // Rows from before there were kinds.
  text: true,

  'order.booked': true,
  'order.taken': true,
  'order.status_set': ({ status }) => VISITS.has(status),
  'order.moved': true,
  'order.delivery_moved': ({ waited }) => !waited,
  'order.visit_failed': true,
  'order.joined': false,
  'order.parted': false,
  'order.lines_changed': ({ agreed }) => agreed === true,
  'order.counted': ({ agreed }) => agreed === true,
  'order.split': false,
  'order.booking_changed': ({ byStaff }) => !byStaff,
  'order.message': false,
  'order.pickup_near': true,

  'order.more_proposed': true,
  'order.kept_as_ordered': ({ lapsed }) => !lapsed,
  // A card is charged once clothes are ready; else its owner pays on the order's page.
  'order.charged': ({ isReady }) => !isReady,
  'order.payment_chosen': (_params, byStaff) => !byStaff,
  'order.not_charged': false,
  // Cash is often entered when the day is closed.
  'order.payment_received': ({ method }) => method !== 'cash',
  'order.payment_undone': false,
  'order.goodwill_given': false,
  'order.refunded': false,

  'subscription.trial_begun': true,
  'subscription.begun': true,
  'subscription.renewed': false,
  'subscription.renewal_near': false,
  'subscription.payment_failed': false,
  'subscription.unpaid': false,
  'subscription.not_begun': true,
  'subscription.cancelled': true,
  'subscription.ended': false,
  'subscription.renewal_ended': true,
  'subscription.resumed': true,
  'subscription.plan_chosen': true,
  'subscription.plan_kept': true,
  'subscription.paused': true,
  'subscription.unpaused': false,
  'subscription.card_changed': true,
  'subscription.refunded': false,

  'points.invited': false,
  'points.has_invited': false,
  'promo.offered': false,
  'offers.stopped': true,

  'chat.answered': true,
  'chat.waiting': true,
  'whatsapp.reply': true,
  'ticket.received': true,
  'ticket.answered': false,
  'ticket.status_set': false,
  'claim.decided': false,
  'claim.settled': false,
  'contact.answered': false,
  'contact.answered_by_mail': false,

  'account.blocked': false,
  'account.unblocked': false,
  'password.guessed': true,
  'password.guessed_mail': true,
  'password.changed': true,
  'password.link': true,
  'api_keys.kept': true,
  'passkey.added': true,
  'passkey.removed': true,
  'authenticator.added': true,
  'authenticator.removed': true,
  'recovery_codes.made': true,
  'recovery_code.used': true,
  'second_factor.guessed': true,
  'second_factor.taken': true,
  'phone.signs_in': true,
  'phone.code': true,
  'phone.signed_in': true,
  'phone.lost': true,
  'phone.change_asked': false,
  'email.confirm': true,
  'email.link': true,
  'email.change_asked': true,
  'email.changed': true,
  'email.proven': true,

  'company.invoiced': false,
  'company.overdue': false,

  // Alarms of staff: what they can do something about now, and what they asked for at its hour.
  'staff.stop_to_decide': true,
  'staff.order_late': true,
  'staff.cash_out': true,
  'staff.day_figures': true,
  'staff.message_unsent': false,
  'staff.code_unsent': false,
  'staff.customer_unreachable': false,
  'staff.customer_not_asked': false,

  // To the laundry and those who work there.
  'message.test': true,
  'staff.invited': true,
  'contact.received': true,
  'custody.root': true,
  'webhook.given_up': true,
  'webhook.gone': true,
}

/** @param byStaff whether staff did what it says; false where that makes no difference */
export function isAwaited({ kind, params }: SendableMessage, byStaff = false): boolean {
  const rule = AWAITED[kind] as boolean | ((given: unknown, byStaff: boolean) => boolean)
  return typeof rule === 'function' ? rule(params, byStaff) : rule
}
