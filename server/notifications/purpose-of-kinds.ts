/** Kinds of messages by purpose: to be seen now, or to be kept. */
import type { MessagePurpose } from '#domain/messages/channel-order.ts'
import type { SendableMessage } from './awaited-kinds.ts'

/**
 * To be seen now is what is about a visit, asks for an answer, answers a chat, or warns of someone else at an account.
 * Kinds about one thing (`HeldAbout`) have one purpose, for they join or replace each other.
 */
const PURPOSES: { readonly [Kind in SendableMessage['kind']]: MessagePurpose } = {
  text: 'keep',

  'order.booked': 'keep',
  'order.taken': 'keep',
  'order.status_set': 'now',
  'order.moved': 'now',
  'order.delivery_moved': 'now',
  'order.visit_failed': 'now',
  'order.joined': 'now',
  'order.parted': 'now',
  'order.lines_changed': 'keep',
  'order.counted': 'keep',
  'order.split': 'keep',
  'order.booking_changed': 'keep',
  'order.message': 'now',
  'order.pickup_near': 'now',

  'order.more_proposed': 'now',
  'order.kept_as_ordered': 'keep',
  'order.charged': 'keep',
  'order.payment_chosen': 'keep',
  'order.not_charged': 'now',
  'order.payment_received': 'keep',
  'order.payment_undone': 'keep',
  'order.goodwill_given': 'keep',
  'order.refunded': 'keep',

  'subscription.trial_begun': 'keep',
  'subscription.begun': 'keep',
  'subscription.renewed': 'keep',
  'subscription.renewal_near': 'keep',
  'subscription.payment_failed': 'now',
  'subscription.unpaid': 'now',
  'subscription.not_begun': 'now',
  'subscription.cancelled': 'keep',
  'subscription.ended': 'keep',
  'subscription.renewal_ended': 'keep',
  'subscription.resumed': 'keep',
  'subscription.plan_chosen': 'keep',
  'subscription.plan_kept': 'keep',
  'subscription.paused': 'keep',
  'subscription.unpaused': 'keep',
  'subscription.card_changed': 'keep',
  'subscription.refunded': 'keep',

  'points.invited': 'keep',
  'points.has_invited': 'keep',

  'chat.answered': 'now',
  'whatsapp.reply': 'now',
  'chat.waiting': 'now',
  'promo.offered': 'keep',
  'offers.stopped': 'now',
  'ticket.received': 'keep',
  'ticket.answered': 'keep',
  'ticket.status_set': 'keep',
  'claim.decided': 'keep',
  'claim.settled': 'keep',
  'contact.answered': 'keep',
  'contact.answered_by_mail': 'keep',

  'account.blocked': 'now',
  'account.unblocked': 'now',
  'password.guessed': 'now',
  'password.guessed_mail': 'now',
  'password.changed': 'now',
  'password.link': 'now',
  'api_keys.kept': 'now',
  'passkey.added': 'now',
  'passkey.removed': 'now',
  'authenticator.added': 'now',
  'authenticator.removed': 'now',
  'recovery_codes.made': 'now',
  'recovery_code.used': 'now',
  'second_factor.guessed': 'now',
  'second_factor.taken': 'now',
  'phone.signs_in': 'now',
  'phone.signed_in': 'now',
  'phone.lost': 'now',
  'phone.code': 'now',
  'phone.change_asked': 'now',
  'email.confirm': 'now',
  'email.link': 'now',
  'email.change_asked': 'now',
  'email.changed': 'now',
  'email.proven': 'now',

  'company.invoiced': 'keep',
  'company.overdue': 'keep',

  // To the laundry and those who work there.
  'message.test': 'now',
  'staff.invited': 'keep',
  'staff.stop_to_decide': 'now',
  'staff.message_unsent': 'now',
  'staff.code_unsent': 'now',
  'staff.customer_unreachable': 'now',
  'staff.customer_not_asked': 'now',
  'staff.order_late': 'now',
  'staff.cash_out': 'now',
  'staff.day_figures': 'keep',
  'contact.received': 'keep',
  'custody.root': 'keep',
  'webhook.given_up': 'now',
  'webhook.gone': 'now',
}

export function purposeOf({ kind }: Pick<SendableMessage, 'kind'>): MessagePurpose {
  return PURPOSES[kind]
}
