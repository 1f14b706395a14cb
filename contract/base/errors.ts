/** Error codes that a failing call may carry beside its message. */
import * as z from 'zod/mini'
import { RULE_REFUSALS } from '#domain/orders/rules/order-rules.ts'

/** Why a selection can't be priced. */
export const SELECTION_ERRORS = [
  'nothing_selected',
  'unknown_item',
  'bad_quantity',
  'too_many_lines',
  'unreadable_item',
] as const

/** Why a pickup can't be had. */
export const PICKUP_ERRORS = [
  'past_date',
  'too_far',
  'closed_date',
  'unknown_slot',
  'slot_begun',
  'slot_not_offered',
  'slot_full',
  'express_not_offered',
] as const

/** Why a day or a window of delivery can't be had. */
export const DELIVERY_ERRORS = [
  'delivery_too_early',
  'delivery_too_far',
  'delivery_closed',
  'delivery_not_later',
  'delivery_time_not_offered',
  'delivery_full',
] as const

/** Why an order can't be placed with these items, at these times. */
export const PLACING_ERRORS = [
  ...RULE_REFUSALS,
  ...SELECTION_ERRORS,
  ...PICKUP_ERRORS,
  ...DELIVERY_ERRORS,
] as const

export const ERROR_CODES = [
  'bad_request',
  'invalid_input',
  'not_signed_in',
  'invalid_api_key',
  'wrong_credentials',
  'forbidden',
  'foreign_origin',
  'customer_blocked',
  'not_found',
  'order_not_found',
  'email_taken',
  'suspended',
  'already_staff',
  'already_invited',
  'invitation_over',
  'price_changed',
  'above_tolerance',
  'nothing_to_ask',
  'already_answered',
  'answer_too_late',
  'nothing_left',
  'discount_refused',
  ...PLACING_ERRORS,
  'not_served',
  'address_incomplete',
  'phone_needed',
  'maybe_landline',
  'card_not_available',
  'bag_not_offered',
  'unknown_plan',
  'already_subscribed',
  'no_subscription',
  'subscription_not_changeable',
  'trial_not_offered',
  'card_token_needed',
  'payment_failed',
  'payment_pending',
  'payment_unavailable',
  'not_refundable',
  'not_counted',
  'not_splittable',
  'not_packed',
  'against_care',
  'not_claimable',
  'already_claimed',
  'claim_over',
  'reason_needed',
  'not_the_award',
  'unknown_tag',
  'tag_in_use',
  'nothing_due',
  'not_undoable',
  'bad_signature',
  'no_longer_changeable',
  'changed_meanwhile',
  'not_completed',
  'unknown_garment',
  'too_many_garments',
  'unreadable_picture',
  'too_many_saved',
  'default_kept',
  'card_expired',
  'wrong_password',
  'wrong_code',
  'second_factor_needed',
  'second_factor_required',
  'proof_needed',
  'pin_locked',
  'already_set_up',
  'passkey_refused',
  'no_password',
  'orders_under_way',
  'reset_link_invalid',
  'email_link_invalid',
  'email_not_confirmed',
  'provider_not_set_up',
  'provider_unavailable',
  'key_reused',
  'too_many_open_orders',
  'not_on_account',
  'name_taken',
  'unknown_reward',
  'not_enough_points',
  'still_waiting',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'no_room',
  'busy',
  'unavailable',
  'server_error',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** The body of every failure. Further fields may stand beside it, such as a new `quote`. */
export const failure = z.looseObject({
  code: z.enum(ERROR_CODES),
  message: z.string(),
})
