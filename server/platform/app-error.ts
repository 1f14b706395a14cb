/** Expected error of capabilities, and the HTTP status of each code. */
import type { ErrorCode } from '#contract/base/errors.ts'
import { RULE_REFUSALS, type RuleRefusal } from '#domain/orders/rules/order-rules.ts'
import { wordEntry, type Said, type SaidOf } from '#words/said.ts'
import type { Words } from '#words/words.ts'

type Failures = Words['failures']

/** What a failure says: an entry of `words.failures` and its parameters. */
export type Failure = Said<Failures>

/** Kinds of records that a failure can name. */
export type RecordKind = SaidOf<Failures, 'noSuch'>['params']['what']

export class AppError extends Error {
  readonly code: ErrorCode
  readonly failure: Failure
  readonly extra: Record<string, unknown>
  readonly worded: (words: Words) => Record<string, unknown>
  /** After how many seconds the same request may succeed; goes out as the header Retry-After. */
  retryAfterSeconds: number | null = null

  /**
   * @param failure what people read, made by `say`
   * @param extra further fields of the answer
   * @param worded further fields with words in them, such as a new quote, in the reader’s language
   */
  constructor(
    code: ErrorCode,
    failure: Failure,
    extra: Record<string, unknown> = {},
    worded: (words: Words) => Record<string, unknown> = () => ({}),
  ) {
    // For the log; people read what the language in force makes of it.
    super(`${code}: ${failure.kind}`)
    this.code = code
    this.failure = failure
    this.extra = extra
    this.worded = worded
  }
}

/** Names a sentence of `words.failures`, with the parameters that it takes. */
export function say<Kind extends keyof Failures>(
  kind: Kind,
  ...[params]: SaidOf<Failures, Kind> extends { params: infer Params } ? [params: Params] : []
): Failure {
  return { kind, params } as Failure
}

/** What a payment service said of a charge; null where it said nothing. */
export function failureFromServiceText(text: string | null | undefined): Failure | null {
  return text === null || text === undefined ? null : say('text', { text })
}

/** A failure as people read it. */
export function failureText({ failures }: Words, failure: Failure): string {
  return wordEntry(failures, failure)
}

export const STATUS_OF = {
  bad_request: 400,
  invalid_input: 422,
  not_signed_in: 401,
  invalid_api_key: 401,
  wrong_credentials: 401,
  forbidden: 403,
  foreign_origin: 403,
  customer_blocked: 403,
  not_found: 404,
  order_not_found: 404,
  email_taken: 409,
  suspended: 403,
  already_staff: 409,
  already_invited: 409,
  invitation_over: 422,
  price_changed: 409,
  fee_not_seen: 409,
  above_tolerance: 409,
  nothing_to_ask: 409,
  already_answered: 409,
  answer_too_late: 409,
  nothing_left: 409,
  discount_refused: 409,
  ...(Object.fromEntries(RULE_REFUSALS.map((code) => [code, 422])) as Record<
    RuleRefusal['code'],
    422
  >),
  nothing_selected: 422,
  unknown_item: 422,
  bad_quantity: 422,
  too_many_lines: 422,
  unreadable_item: 422,
  past_date: 422,
  too_far: 422,
  closed_date: 422,
  unknown_slot: 422,
  slot_begun: 422,
  slot_not_offered: 422,
  slot_full: 409,
  express_not_offered: 422,
  delivery_too_early: 422,
  delivery_too_far: 422,
  delivery_closed: 422,
  delivery_not_later: 422,
  delivery_time_not_offered: 422,
  delivery_full: 409,
  not_served: 422,
  address_incomplete: 422,
  phone_needed: 422,
  maybe_landline: 409,
  card_not_available: 422,
  bag_not_offered: 422,
  unknown_plan: 422,
  already_subscribed: 409,
  no_subscription: 404,
  subscription_not_changeable: 409,
  trial_not_offered: 422,
  card_token_needed: 422,
  payment_failed: 402,
  payment_pending: 409,
  payment_unavailable: 503,
  not_refundable: 409,
  not_splittable: 409,
  not_counted: 409,
  not_packed: 409,
  against_care: 409,
  not_claimable: 409,
  already_claimed: 409,
  claim_over: 409,
  reason_needed: 422,
  not_the_award: 422,
  unknown_tag: 422,
  tag_in_use: 409,
  nothing_due: 409,
  not_undoable: 409,
  bad_signature: 400,
  no_longer_changeable: 409,
  changed_meanwhile: 409,
  not_completed: 409,
  unknown_garment: 422,
  too_many_garments: 409,
  unreadable_picture: 422,
  too_many_saved: 409,
  default_kept: 409,
  card_expired: 422,
  wrong_password: 422,
  wrong_code: 422,
  second_factor_needed: 401,
  second_factor_required: 403,
  proof_needed: 403,
  pin_locked: 403,
  already_set_up: 409,
  passkey_refused: 401,
  no_password: 409,
  orders_under_way: 409,
  reset_link_invalid: 422,
  email_link_invalid: 422,
  email_not_confirmed: 409,
  provider_not_set_up: 404,
  provider_unavailable: 503,
  key_reused: 422,
  too_many_open_orders: 409,
  not_on_account: 409,
  name_taken: 409,
  unknown_reward: 404,
  not_enough_points: 409,
  still_waiting: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  no_room: 503,
  busy: 503,
  unavailable: 503,
  server_error: 500,
} as const satisfies Record<ErrorCode, number>
