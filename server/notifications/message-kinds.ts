/** Kinds of messages: their purpose, whether their reader waits for them, and the switch that they obey. */
import type { MessagePurpose, MessageSubject } from '#domain/messages/channel-order.ts'
import type { NotificationCategory } from '#domain/messages/notification-settings.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { SaidOf } from '#words/said.ts'
import type { Message } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import { staffCategoryOf, type StaffKind, type StaffMessageKind } from './staff-kinds.ts'

type Messages = Words['messages']

/** Kinds that staff's bell alone shows. */
type BellKind = Exclude<StaffKind, StaffMessageKind>

/** A message that can leave the bell. */
export type SendableMessage = Exclude<Message, { kind: BellKind }>

type Kind = SendableMessage['kind']

interface KindRule<K extends Kind> {
  /**
   * To be seen now is what is about a visit, asks for an answer, answers a chat, or warns of someone else at an
   * account. Kinds about one thing (`HeldAbout`) have one purpose, for they join or replace each other.
   */
  readonly purpose: MessagePurpose
  /**
   * By which a person may choose its first channel; null for what has no choice of its own, and for mails. One for all
   * kinds about one thing.
   */
  readonly subject: MessageSubject | null
  /**
   * Leaves during quiet hours too: what answers a deed of its reader or a visit to them, what asks for an answer that
   * runs out, what warns of someone else at their account, and what moves or cancels a visit, by which they plan
   * their morning.
   * @param byStaff whether staff did it, and not its reader
   */
  readonly awaited:
    | boolean
    | ((params: NonNullable<SaidOf<Messages, K>['params']>, byStaff: boolean) => boolean)
}

/** Statuses that announce a visit, or cancel it. */
const VISITS: ReadonlySet<OrderStatus> = new Set([
  'pickup_scheduled',
  'out_for_delivery',
  'cancelled',
])

const KINDS: { readonly [K in Kind]: KindRule<K> } = {
  // Rows from before there were kinds.
  text: { purpose: 'keep', subject: null, awaited: true },

  'order.booked': { purpose: 'keep', subject: 'bookings', awaited: true },
  'order.taken': { purpose: 'keep', subject: 'bookings', awaited: true },
  'order.status_set': {
    purpose: 'now',
    subject: 'visits',
    awaited: ({ status }) => VISITS.has(status),
  },
  'order.moved': { purpose: 'now', subject: 'visits', awaited: true },
  'order.delivery_moved': { purpose: 'now', subject: 'visits', awaited: ({ waited }) => !waited },
  'order.visit_failed': { purpose: 'now', subject: 'visits', awaited: ({ isLate }) => !isLate },
  'order.joined': { purpose: 'now', subject: 'visits', awaited: false },
  'order.parted': { purpose: 'now', subject: 'visits', awaited: false },
  'order.lines_changed': {
    purpose: 'keep',
    subject: 'bookings',
    awaited: ({ agreed }) => agreed === true,
  },
  'order.counted': {
    purpose: 'keep',
    subject: 'bookings',
    awaited: ({ agreed }) => agreed === true,
  },
  'order.split': { purpose: 'keep', subject: 'bookings', awaited: false },
  'order.booking_changed': {
    purpose: 'keep',
    subject: 'bookings',
    awaited: ({ byStaff }) => !byStaff,
  },
  'order.message': { purpose: 'now', subject: 'chat', awaited: false },
  'order.pickup_near': { purpose: 'now', subject: 'visits', awaited: true },
  'order.rider_next': { purpose: 'now', subject: 'visits', awaited: true },
  'order.rider_late': { purpose: 'now', subject: 'visits', awaited: true },

  'order.more_proposed': { purpose: 'now', subject: 'questions', awaited: true },
  'order.kept_as_ordered': {
    purpose: 'keep',
    subject: 'bookings',
    awaited: ({ lapsed }) => !lapsed,
  },
  // A card is charged once clothes are ready; else its owner pays on the order's page.
  'order.charged': { purpose: 'keep', subject: 'bills', awaited: ({ isReady }) => !isReady },
  'order.payment_chosen': {
    purpose: 'keep',
    subject: 'bills',
    awaited: (_params, byStaff) => !byStaff,
  },
  'order.not_charged': { purpose: 'now', subject: 'questions', awaited: false },
  // Cash is often entered when the day is closed.
  'order.payment_received': {
    purpose: 'keep',
    subject: 'bills',
    awaited: ({ method }) => method !== 'cash',
  },
  'order.payment_undone': { purpose: 'keep', subject: 'bills', awaited: false },
  'order.goodwill_given': { purpose: 'keep', subject: 'bills', awaited: false },
  'order.refunded': { purpose: 'keep', subject: 'bills', awaited: false },
  'order.refund_failed': { purpose: 'keep', subject: 'bills', awaited: false },

  'subscription.trial_begun': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.begun': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.renewed': { purpose: 'keep', subject: 'club', awaited: false },
  'subscription.renewal_near': { purpose: 'keep', subject: 'club', awaited: false },
  'subscription.payment_failed': { purpose: 'now', subject: 'questions', awaited: false },
  'subscription.unpaid': { purpose: 'now', subject: 'questions', awaited: false },
  'subscription.not_begun': { purpose: 'now', subject: 'questions', awaited: true },
  'subscription.cancelled': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.ended': { purpose: 'keep', subject: 'club', awaited: false },
  'subscription.renewal_ended': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.resumed': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.plan_chosen': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.plan_kept': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.paused': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.unpaused': { purpose: 'keep', subject: 'club', awaited: false },
  'subscription.card_changed': { purpose: 'keep', subject: 'club', awaited: true },
  'subscription.refunded': { purpose: 'keep', subject: 'bills', awaited: false },
  'subscription.refund_failed': { purpose: 'keep', subject: 'bills', awaited: false },

  'points.invited': { purpose: 'keep', subject: 'club', awaited: false },
  'points.has_invited': { purpose: 'keep', subject: 'club', awaited: false },
  'promo.offered': { purpose: 'keep', subject: 'offers', awaited: false },
  'offers.stopped': { purpose: 'now', subject: null, awaited: true },

  'chat.answered': { purpose: 'now', subject: 'chat', awaited: true },
  'chat.waiting': { purpose: 'now', subject: 'chat', awaited: true },
  'whatsapp.reply': { purpose: 'now', subject: null, awaited: true },
  'ticket.received': { purpose: 'keep', subject: 'help', awaited: true },
  'ticket.answered': { purpose: 'keep', subject: 'help', awaited: false },
  'ticket.status_set': { purpose: 'keep', subject: 'help', awaited: false },
  'claim.decided': { purpose: 'keep', subject: 'help', awaited: false },
  'claim.settled': { purpose: 'keep', subject: 'help', awaited: false },
  'contact.answered': { purpose: 'keep', subject: 'help', awaited: false },
  'contact.answered_by_mail': { purpose: 'keep', subject: 'help', awaited: false },

  'account.blocked': { purpose: 'now', subject: null, awaited: false },
  'account.unblocked': { purpose: 'now', subject: null, awaited: false },
  'password.guessed': { purpose: 'now', subject: null, awaited: true },
  'password.guessed_mail': { purpose: 'now', subject: null, awaited: true },
  'password.changed': { purpose: 'now', subject: null, awaited: true },
  'password.link': { purpose: 'now', subject: null, awaited: true },
  'api_keys.kept': { purpose: 'now', subject: null, awaited: true },
  'passkey.added': { purpose: 'now', subject: null, awaited: true },
  'passkey.removed': { purpose: 'now', subject: null, awaited: true },
  'authenticator.added': { purpose: 'now', subject: null, awaited: true },
  'authenticator.removed': { purpose: 'now', subject: null, awaited: true },
  'recovery_codes.made': { purpose: 'now', subject: null, awaited: true },
  'recovery_code.used': { purpose: 'now', subject: null, awaited: true },
  'second_factor.guessed': { purpose: 'now', subject: null, awaited: true },
  'second_factor.taken': { purpose: 'now', subject: null, awaited: true },
  'phone.signs_in': { purpose: 'now', subject: null, awaited: true },
  'phone.code': { purpose: 'now', subject: null, awaited: true },
  'phone.signed_in': { purpose: 'now', subject: null, awaited: true },
  'phone.lost': { purpose: 'now', subject: null, awaited: true },
  'phone.change_asked': { purpose: 'now', subject: null, awaited: false },
  'email.confirm': { purpose: 'now', subject: null, awaited: true },
  'email.link': { purpose: 'now', subject: null, awaited: true },
  'email.change_asked': { purpose: 'now', subject: null, awaited: true },
  'email.changed': { purpose: 'now', subject: null, awaited: true },
  'email.proven': { purpose: 'now', subject: null, awaited: true },

  'company.invoiced': { purpose: 'keep', subject: 'bills', awaited: false },
  'company.overdue': { purpose: 'keep', subject: 'bills', awaited: false },

  // Alarms of staff: what they can do something about now, and what they asked for at its hour.
  'staff.stop_to_decide': { purpose: 'now', subject: 'alarms', awaited: true },
  'staff.order_late': { purpose: 'now', subject: 'alarms', awaited: true },
  'staff.cash_out': { purpose: 'now', subject: 'alarms', awaited: true },
  'staff.day_figures': { purpose: 'keep', subject: 'figures', awaited: true },
  'staff.message_unsent': { purpose: 'now', subject: 'alarms', awaited: false },
  'staff.code_unsent': { purpose: 'now', subject: 'alarms', awaited: false },
  'staff.customer_unreachable': { purpose: 'now', subject: 'alarms', awaited: false },
  'staff.customer_not_asked': { purpose: 'now', subject: 'alarms', awaited: false },

  // To the laundry and those who work there.
  'message.test': { purpose: 'now', subject: null, awaited: true },
  'staff.invited': { purpose: 'keep', subject: null, awaited: true },
  'contact.received': { purpose: 'keep', subject: null, awaited: true },
  'custody.root': { purpose: 'keep', subject: null, awaited: true },
  'webhook.given_up': { purpose: 'now', subject: null, awaited: true },
  'webhook.gone': { purpose: 'now', subject: null, awaited: true },
}

export function purposeOf({ kind }: Pick<SendableMessage, 'kind'>): MessagePurpose {
  return KINDS[kind].purpose
}

export function subjectOf({ kind }: Pick<SendableMessage, 'kind'>): MessageSubject | null {
  return KINDS[kind].subject
}

/** @param byStaff whether staff did what it says; false where that makes no difference */
export function isAwaited({ kind, params }: SendableMessage, byStaff = false): boolean {
  const { awaited } = KINDS[kind] as {
    awaited: boolean | ((given: unknown, byStaff: boolean) => boolean)
  }
  return typeof awaited === 'function' ? awaited(params, byStaff) : awaited
}

/** @returns the switch of a person that decides whether a kind leaves */
export function categoryOf(kind: string): NotificationCategory {
  return staffCategoryOf(kind) ?? (kind === 'promo.offered' ? 'promotions' : 'orderUpdates')
}
