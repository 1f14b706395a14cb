/** Kinds of messages: their purpose, whether their reader waits for them, and the switch that they obey. */
import type { MessagePurpose } from '#domain/messages/channel-order.ts'
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
  text: { purpose: 'keep', awaited: true },

  'order.booked': { purpose: 'keep', awaited: true },
  'order.taken': { purpose: 'keep', awaited: true },
  'order.status_set': { purpose: 'now', awaited: ({ status }) => VISITS.has(status) },
  'order.moved': { purpose: 'now', awaited: true },
  'order.delivery_moved': { purpose: 'now', awaited: ({ waited }) => !waited },
  'order.visit_failed': { purpose: 'now', awaited: ({ isLate }) => !isLate },
  'order.joined': { purpose: 'now', awaited: false },
  'order.parted': { purpose: 'now', awaited: false },
  'order.lines_changed': { purpose: 'keep', awaited: ({ agreed }) => agreed === true },
  'order.counted': { purpose: 'keep', awaited: ({ agreed }) => agreed === true },
  'order.split': { purpose: 'keep', awaited: false },
  'order.booking_changed': { purpose: 'keep', awaited: ({ byStaff }) => !byStaff },
  'order.message': { purpose: 'now', awaited: false },
  'order.pickup_near': { purpose: 'now', awaited: true },

  'order.more_proposed': { purpose: 'now', awaited: true },
  'order.kept_as_ordered': { purpose: 'keep', awaited: ({ lapsed }) => !lapsed },
  // A card is charged once clothes are ready; else its owner pays on the order's page.
  'order.charged': { purpose: 'keep', awaited: ({ isReady }) => !isReady },
  'order.payment_chosen': { purpose: 'keep', awaited: (_params, byStaff) => !byStaff },
  'order.not_charged': { purpose: 'now', awaited: false },
  // Cash is often entered when the day is closed.
  'order.payment_received': { purpose: 'keep', awaited: ({ method }) => method !== 'cash' },
  'order.payment_undone': { purpose: 'keep', awaited: false },
  'order.goodwill_given': { purpose: 'keep', awaited: false },
  'order.refunded': { purpose: 'keep', awaited: false },

  'subscription.trial_begun': { purpose: 'keep', awaited: true },
  'subscription.begun': { purpose: 'keep', awaited: true },
  'subscription.renewed': { purpose: 'keep', awaited: false },
  'subscription.renewal_near': { purpose: 'keep', awaited: false },
  'subscription.payment_failed': { purpose: 'now', awaited: false },
  'subscription.unpaid': { purpose: 'now', awaited: false },
  'subscription.not_begun': { purpose: 'now', awaited: true },
  'subscription.cancelled': { purpose: 'keep', awaited: true },
  'subscription.ended': { purpose: 'keep', awaited: false },
  'subscription.renewal_ended': { purpose: 'keep', awaited: true },
  'subscription.resumed': { purpose: 'keep', awaited: true },
  'subscription.plan_chosen': { purpose: 'keep', awaited: true },
  'subscription.plan_kept': { purpose: 'keep', awaited: true },
  'subscription.paused': { purpose: 'keep', awaited: true },
  'subscription.unpaused': { purpose: 'keep', awaited: false },
  'subscription.card_changed': { purpose: 'keep', awaited: true },
  'subscription.refunded': { purpose: 'keep', awaited: false },

  'points.invited': { purpose: 'keep', awaited: false },
  'points.has_invited': { purpose: 'keep', awaited: false },
  'promo.offered': { purpose: 'keep', awaited: false },
  'offers.stopped': { purpose: 'now', awaited: true },

  'chat.answered': { purpose: 'now', awaited: true },
  'chat.waiting': { purpose: 'now', awaited: true },
  'whatsapp.reply': { purpose: 'now', awaited: true },
  'ticket.received': { purpose: 'keep', awaited: true },
  'ticket.answered': { purpose: 'keep', awaited: false },
  'ticket.status_set': { purpose: 'keep', awaited: false },
  'claim.decided': { purpose: 'keep', awaited: false },
  'claim.settled': { purpose: 'keep', awaited: false },
  'contact.answered': { purpose: 'keep', awaited: false },
  'contact.answered_by_mail': { purpose: 'keep', awaited: false },

  'account.blocked': { purpose: 'now', awaited: false },
  'account.unblocked': { purpose: 'now', awaited: false },
  'password.guessed': { purpose: 'now', awaited: true },
  'password.guessed_mail': { purpose: 'now', awaited: true },
  'password.changed': { purpose: 'now', awaited: true },
  'password.link': { purpose: 'now', awaited: true },
  'api_keys.kept': { purpose: 'now', awaited: true },
  'passkey.added': { purpose: 'now', awaited: true },
  'passkey.removed': { purpose: 'now', awaited: true },
  'authenticator.added': { purpose: 'now', awaited: true },
  'authenticator.removed': { purpose: 'now', awaited: true },
  'recovery_codes.made': { purpose: 'now', awaited: true },
  'recovery_code.used': { purpose: 'now', awaited: true },
  'second_factor.guessed': { purpose: 'now', awaited: true },
  'second_factor.taken': { purpose: 'now', awaited: true },
  'phone.signs_in': { purpose: 'now', awaited: true },
  'phone.code': { purpose: 'now', awaited: true },
  'phone.signed_in': { purpose: 'now', awaited: true },
  'phone.lost': { purpose: 'now', awaited: true },
  'phone.change_asked': { purpose: 'now', awaited: false },
  'email.confirm': { purpose: 'now', awaited: true },
  'email.link': { purpose: 'now', awaited: true },
  'email.change_asked': { purpose: 'now', awaited: true },
  'email.changed': { purpose: 'now', awaited: true },
  'email.proven': { purpose: 'now', awaited: true },

  'company.invoiced': { purpose: 'keep', awaited: false },
  'company.overdue': { purpose: 'keep', awaited: false },

  // Alarms of staff: what they can do something about now, and what they asked for at its hour.
  'staff.stop_to_decide': { purpose: 'now', awaited: true },
  'staff.order_late': { purpose: 'now', awaited: true },
  'staff.cash_out': { purpose: 'now', awaited: true },
  'staff.day_figures': { purpose: 'keep', awaited: true },
  'staff.message_unsent': { purpose: 'now', awaited: false },
  'staff.code_unsent': { purpose: 'now', awaited: false },
  'staff.customer_unreachable': { purpose: 'now', awaited: false },
  'staff.customer_not_asked': { purpose: 'now', awaited: false },

  // To the laundry and those who work there.
  'message.test': { purpose: 'now', awaited: true },
  'staff.invited': { purpose: 'keep', awaited: true },
  'contact.received': { purpose: 'keep', awaited: true },
  'custody.root': { purpose: 'keep', awaited: true },
  'webhook.given_up': { purpose: 'now', awaited: true },
  'webhook.gone': { purpose: 'now', awaited: true },
}

export function purposeOf({ kind }: Pick<SendableMessage, 'kind'>): MessagePurpose {
  return KINDS[kind].purpose
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
