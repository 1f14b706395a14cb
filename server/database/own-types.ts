/** TypeScript types for column values that are narrower than their SQL types; `tables.ts` uses them. */
import type { AddressType } from '#contract/accounts/profile.ts'
import type { Paise } from '#domain/base/money.ts'
import type { CashPlace } from '#domain/cash/till.ts'
import type { CarePreferences } from '#domain/catalogue/care-preferences.ts'
import type { ServiceId, Unit } from '#domain/catalogue/catalogue.ts'
import type { PriceBasis } from '#domain/catalogue/price-basis.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import type {
  CustodyContent,
  PhotoStage,
  Taker,
  UnitKind,
  UnitPlace,
} from '#domain/clothes/custody.ts'
import type { PlaceKind, TagKind } from '#domain/clothes/places.ts'
import type { MessagePurpose, MessageSubject } from '#domain/messages/channel-order.ts'
import type { Template } from '#domain/messages/templates/approved-text.ts'
import type { RegisteredState, TextChannel } from '#domain/messages/templates/registration.ts'
import type { SubscriptionStatus } from '#domain/club/club.ts'
import type { Terms } from '#domain/club/plans.ts'
import type { Schedule } from '#domain/operate/schedules.ts'
import type { CompanyPaymentMethod } from '#domain/companies/company-account.ts'
import type { Adjustment } from '#domain/discounts/adjustments.ts'
import type { PointReason, RewardId } from '#domain/discounts/loyalty.ts'
import type { CareLimit, Process } from '#domain/garments/garment-care.ts'
import type { GarmentCategory, GarmentCondition } from '#domain/garments/garments.ts'
import type { ChatAuthor, ChatStatus } from '#domain/help/chats.ts'
import type { InboundContent } from '#domain/messages/whatsapp-people.ts'
import type {
  ClaimProblem,
  ClaimStatus,
  ClaimValue,
  Settlement,
  UsefulLife,
} from '#domain/help/claims.ts'
import type { InquiryStatus, InquiryType } from '#domain/help/inquiries.ts'
import type { ProblemReport } from '#domain/help/order-problems.ts'
import type {
  TicketAuthor,
  TicketCategory,
  TicketPriority,
  TicketStatus,
} from '#domain/help/tickets.ts'
import type { InvoiceContent } from '#domain/invoices/invoice.ts'
import type { ConsentPlace, ConsentSubject } from '#domain/messages/consents.ts'
import type {
  NotificationCategory,
  NotificationChannel,
} from '#domain/messages/notification-settings.ts'
import type { QUIET_FROM, QUIET_UNTIL } from '#domain/settings/quiet-hours.ts'
import type { OffReason } from '#domain/messages/webhooks.ts'
import type { Address } from '#domain/orders/address-parts.ts'
import type { BookingPart, PartChange } from '#domain/orders/booking-change.ts'
import type { CountLevel, CountLevels } from '#domain/orders/count-levels.ts'
import type {
  ProposalAnswer,
  ProposalOutcome,
  ProposedLine,
} from '#domain/orders/price-proposals.ts'
import type { HandOver } from '#domain/orders/record/hand-over.ts'
import type {
  DeliveryPreference,
  PaymentMethod,
  TakenByHand,
} from '#domain/orders/record/order-choices.ts'
import type { Actor, OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { ChargeStatus, PaymentStatus } from '#domain/payments/order-payments.ts'
import type { Gateway } from '#domain/payments/payment-providers.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { Preset, Role } from '#domain/people/roles.ts'
import type { BellKind } from '#domain/people/staff-bell.ts'
import type { BagChoice, BagProblem } from '#domain/run-sheet/door-bag.ts'
import type { Misfit, MisfitChoice } from '#domain/run-sheet/door-misfits.ts'
import type { FailureReason } from '#domain/run-sheet/failed-visit.ts'
import type { CodeCheck, DeliveryProof } from '#domain/run-sheet/delivery-proof.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Marketing } from '#domain/settings/marketing.ts'
import type { ServerNotice } from '#domain/settings/server-notices.ts'
import type { SacCodes, TaxStanding } from '#domain/settings/tax-standing.ts'
import type { BusinessHours } from '#domain/slots/business-hours.ts'
import type { SlotCapacities } from '#domain/slots/slots.ts'

/** The fields that were set, by setting. */
type KeptSettings = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Why a stop that a phone marked was not its person's to mark when it arrived, or that a colleague handed it in. */
export type LateStopReason = 'removed' | 'suspended' | 'not_theirs' | 'handed_in'

/** What a decision rests on. */
export type Decision = Omit<ClaimValue, 'lifeMonths'> & {
  life: UsefulLife
  proposedPaise: Paise
  awardPaise: Paise
}

/** How it was given: the code of the voucher, and the reference of the transfer, where there is one. */
export type Settled = Settlement & { voucherCode: string | null; reference: string | null }

export type LedgerAccount =
  | 'gateway'
  | 'till'
  | 'upi'
  | 'bank'
  | 'receivables'
  | 'club_sales'
  | 'order_sales'

/** One thing that a message says, worded when it is sent or read. */
export interface MessagePart {
  /** The notification's id; null or left out where there is none. */
  id?: string | null
  /** An entry of `words.messages`. */
  kind: string
  params: object
  link?: string | null
  /** What of its topic it is about: of several parts about one thing the newest alone is said. */
  about?: string | null
  /** Of several parts with the same the newest alone is said; it joined with this. */
  replaces?: string
  /** For when it comes first in its message: the message's `search_text`. */
  searchText?: string
  /** Whether it can wait for the end of quiet hours. */
  canWait?: true
}

/** One request to a webhook endpoint, with its result. */
export interface WebhookAttempt {
  at: string
  /** The answer's; null where there was none. */
  status: number | null
  /** Why there was none: a code such as ECONNREFUSED. */
  error: string | null
}

/** No demo, a demo with published passwords, or one with random passwords. */
export type DemoKind = 'none' | OwnTypes['demo.passwords']

export interface OwnTypes {
  'users.role': Role
  'users.more_presets': Preset[]
  'users.narrowed_to': Permission[]
  'addresses.type': AddressType
  'addresses.parts': Address
  'erasures.message_ids': string[]
  'garments.category': GarmentCategory
  'garments.condition': GarmentCondition
  'garments.never': CareLimit[]
  'audit_log.details': Record<string, unknown>
  'api_keys.permissions': Permission[]
  'staff_invitations.preset': Preset
  'staff_invitations.more_presets': Preset[]
  'staff_invitations.narrowed_to': Permission[]
  'failing_schedules.schedule': Schedule
  'business.hours': BusinessHours
  'business.slot_capacities': SlotCapacities
  'business.bag_services': ServiceId[]
  'business.count_level': CountLevel
  'business.quiet_from': (typeof QUIET_FROM)[number]
  'business.quiet_until': (typeof QUIET_UNTIL)[number]
  'business.service_count_levels': CountLevels['services']
  'business.tax_standing': TaxStanding
  'business.service_sac_codes': SacCodes['services']
  'business.marketing': Marketing
  'business.useful_lives': UsefulLife[]
  'business.settings': KeptSettings
  'catalogue_items.service': ServiceId
  'catalogue_items.unit': Unit
  'contact_messages.inquiry_type': InquiryType
  'contact_messages.status': InquiryStatus
  'company_payments.method': CompanyPaymentMethod
  'orders.status': OrderStatus
  'orders.pickup_hand_over': HandOver
  'orders.delivery_hand_over': HandOver
  'orders.address_parts': Address
  'orders.delivery_address_parts': Address
  'orders.delivery_preference': DeliveryPreference
  'orders.payment_method': PaymentMethod
  'orders.preferences': CarePreferences
  'orders.price_basis': PriceBasis
  'orders.adjustments': Adjustment[]
  'orders.bag_services': ServiceId[]
  'order_payments.method': PaymentMethod
  'order_payments.status': PaymentStatus
  'order_refunds.method': TakenByHand
  'order_refunds.status': ChargeStatus
  'order_lines.service': ServiceId
  'order_lines.unit': Unit
  'order_history.event':
    | 'placed'
    | 'status'
    | 'rescheduled'
    | 'changed'
    | 'counted'
    | 'split'
    | 'visit_failed'
    | 'fee_added'
    | 'window_missed'
    | 'delivery_moved'
    | 'proposed'
    | 'kept'
  'order_history.status': OrderStatus
  'order_history.changed_parts': BookingPart[]
  'order_history.changes': PartChange[]
  'order_history.actor': Actor
  'order_history.from_status': OrderStatus
  'service_days.service': ServiceId
  'payment_days.way': PaymentMethod | 'club'
  'credit_notes.content': InvoiceContent
  'invoices.content': InvoiceContent
  'order_proposals.lines': OrderLine[]
  'order_proposals.asked': ProposedLine[]
  'order_proposals.outcome': ProposalOutcome
  'order_proposal_answers.answer': ProposalAnswer
  'stop_assignments.kind': StopKind
  'late_stops.kind': StopKind
  'late_stops.why': LateStopReason
  'late_stops.failure_reason': FailureReason
  'late_stops.collected': TakenByHand
  'late_stops.given_by': Taker
  'late_stops.taken_by': Taker
  'late_stops.units': number[]
  'late_stops.code_check': CodeCheck
  'late_stops.outcome': 'applied' | 'set_aside'
  'door_bags.from_kind': StopKind
  'door_bags.service': ServiceId
  'door_bags.problem': BagProblem
  'door_bags.outcome': BagChoice
  'stop_misfits.misfits': Misfit[]
  'stop_misfits.taken_method': TakenByHand
  'stop_misfits.found_status': OrderStatus
  'stop_misfits.outcome': MisfitChoice
  'stop_completions.kind': StopKind
  'stop_completions.failure_reason': FailureReason
  'stop_completions.status_before': OrderStatus
  'stop_completions.given_by': Taker
  'stop_completions.taken_by': Taker
  'stop_completions.units': number[]
  'stop_completions.proof': DeliveryProof
  'tags.kind': TagKind
  'places.kind': PlaceKind
  'places.process': Process
  'units.kind': UnitKind
  'units.place': UnitPlace
  'unit_pictures.stage': PhotoStage
  'custody_events.content': CustodyContent
  'claims.problem': ClaimProblem
  'claims.status': ClaimStatus
  'claim_events.kind': 'decided' | 'settled'
  'claim_events.content': Decision | Settled
  'plans.extras': string[]
  'subscriptions.status': SubscriptionStatus
  'subscriptions.terms': Terms
  'charges.status': ChargeStatus
  'refunds.status': ChargeStatus
  'ledger_entries.account': LedgerAccount
  'payment_events.provider': Gateway
  'loyalty_entries.reason': PointReason
  'vouchers.reward': RewardId
  'vouchers.status': 'open' | 'used' | 'returned'
  'promo_codes.services': string[]
  'cash_movements.kind': 'collected' | 'undone' | 'refunded'
  'cash_movements.place': CashPlace
  'staff_bells.muted': BellKind[]
  'consents.subject': ConsentSubject
  'consents.given_by': ConsentPlace
  'consents.withdrawn_by': ConsentPlace
  'notification_choices.category': NotificationCategory
  'notification_choices.channel': NotificationChannel
  'channel_orders.channel': NotificationChannel
  'channel_orders.purpose': MessagePurpose | MessageSubject
  'outbox_messages.channel': NotificationChannel
  'outbox_messages.next_channels': NotificationChannel[]
  'outbox_messages.parts': MessagePart[]
  'outbox_messages.status': 'waiting' | 'sent' | 'failed'
  'registered_texts.channel': TextChannel
  'registered_texts.state': RegisteredState
  'registered_texts.template': Template
  'whatsapp_messages.content': InboundContent | null
  'tickets.category': TicketCategory
  'tickets.priority': TicketPriority
  'tickets.status': TicketStatus
  'tickets.report': ProblemReport
  'ticket_messages.author': TicketAuthor
  'chats.status': ChatStatus
  'chat_messages.author': ChatAuthor
  'events.data': Record<string, unknown>
  'webhook_endpoints.types': string[]
  'webhook_endpoints.off_because': OffReason
  'webhook_deliveries.state': 'waiting' | 'delivered' | 'failed'
  'webhook_deliveries.attempts': WebhookAttempt[]
  'servers.notices': { code: ServerNotice; message: string; since: string }[]
  'demo.passwords': 'published' | 'random'
}
