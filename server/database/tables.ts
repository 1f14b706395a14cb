/** The rows of every table, as SQL returns and takes them. Written by schema.test.ts. */
import type { Generated, JSONColumnType } from 'kysely'
import type { OwnTypes } from './own-types.ts'

export interface Tables {
  accounts: AccountsTable
  addresses: AddressesTable
  allowance_lots: AllowanceLotsTable
  allowance_uses: AllowanceUsesTable
  api_keys: ApiKeysTable
  audit_log: AuditLogTable
  auth_secret_check: AuthSecretCheckTable
  authenticators: AuthenticatorsTable
  business: BusinessTable
  cards: CardsTable
  cards_to_forget: CardsToForgetTable
  cash_counts: CashCountsTable
  cash_hand_ins: CashHandInsTable
  cash_movements: CashMovementsTable
  catalogue_items: CatalogueItemsTable
  charges: ChargesTable
  chat_messages: ChatMessagesTable
  chats: ChatsTable
  claim_events: ClaimEventsTable
  claims: ClaimsTable
  closed_dates: ClosedDatesTable
  companies: CompaniesTable
  company_addresses: CompanyAddressesTable
  company_invoice_orders: CompanyInvoiceOrdersTable
  company_invoices: CompanyInvoicesTable
  company_payments: CompanyPaymentsTable
  company_prices: CompanyPricesTable
  contact_answers: ContactAnswersTable
  contact_messages: ContactMessagesTable
  credit_notes: CreditNotesTable
  custody_events: CustodyEventsTable
  custody_root_heads: CustodyRootHeadsTable
  custody_roots: CustodyRootsTable
  customer_blocks: CustomerBlocksTable
  customer_days: CustomerDaysTable
  customer_notes: CustomerNotesTable
  customer_totals: CustomerTotalsTable
  delivery_windows: DeliveryWindowsTable
  demo: DemoTable
  demo_people: DemoPeopleTable
  desk_presence: DeskPresenceTable
  email_changes: EmailChangesTable
  ended_staff_sessions: EndedStaffSessionsTable
  erasures: ErasuresTable
  event_deliveries: EventDeliveriesTable
  events: EventsTable
  failing_schedules: FailingSchedulesTable
  foreign_scans: ForeignScansTable
  found_things: FoundThingsTable
  garments: GarmentsTable
  guesses: GuessesTable
  invoice_counters: InvoiceCountersTable
  invoices: InvoicesTable
  kept_blocks: KeptBlocksTable
  last_orders: LastOrdersTable
  late_stops: LateStopsTable
  ledger_entries: LedgerEntriesTable
  ledger_transactions: LedgerTransactionsTable
  limit_counters: LimitCountersTable
  loyalty_accounts: LoyaltyAccountsTable
  loyalty_entries: LoyaltyEntriesTable
  message_pictures: MessagePicturesTable
  nightly_backups: NightlyBackupsTable
  notification_settings: NotificationSettingsTable
  notifications: NotificationsTable
  order_days: OrderDaysTable
  order_garments: OrderGarmentsTable
  order_goodwill: OrderGoodwillTable
  order_history: OrderHistoryTable
  order_lines: OrderLinesTable
  order_notes: OrderNotesTable
  order_payments: OrderPaymentsTable
  order_proposal_answers: OrderProposalAnswersTable
  order_proposal_photos: OrderProposalPhotosTable
  order_proposals: OrderProposalsTable
  order_refunds: OrderRefundsTable
  order_search: OrderSearchTable
  order_totals: OrderTotalsTable
  ordering_days: OrderingDaysTable
  orders: OrdersTable
  outbox_messages: OutboxMessagesTable
  passkey_challenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  payment_days: PaymentDaysTable
  payment_events: PaymentEventsTable
  phone_codes: PhoneCodesTable
  phone_sign_ins: PhoneSignInsTable
  pickup_slots: PickupSlotsTable
  pin_failures: PinFailuresTable
  places: PlacesTable
  plans: PlansTable
  promo_codes: PromoCodesTable
  promo_uses: PromoUsesTable
  push_subscriptions: PushSubscriptionsTable
  recovery_codes: RecoveryCodesTable
  referral_codes: ReferralCodesTable
  referrals: ReferralsTable
  refunds: RefundsTable
  saved_views: SavedViewsTable
  servers: ServersTable
  service_areas: ServiceAreasTable
  service_days: ServiceDaysTable
  sessions: SessionsTable
  shared_tablets: SharedTabletsTable
  sign_in_codes: SignInCodesTable
  sign_in_steps: SignInStepsTable
  staff_bells: StaffBellsTable
  staff_invitations: StaffInvitationsTable
  staff_pins: StaffPinsTable
  stop_assignments: StopAssignmentsTable
  stop_completions: StopCompletionsTable
  stop_misfits: StopMisfitsTable
  stray_pictures: StrayPicturesTable
  subscriptions: SubscriptionsTable
  tags: TagsTable
  ticket_messages: TicketMessagesTable
  tickets: TicketsTable
  unit_pictures: UnitPicturesTable
  unit_tags: UnitTagsTable
  units: UnitsTable
  upcoming_company_prices: UpcomingCompanyPricesTable
  upcoming_prices: UpcomingPricesTable
  users: UsersTable
  vendors: VendorsTable
  verifications: VerificationsTable
  vouchers: VouchersTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_endpoints: WebhookEndpointsTable
}

export interface AccountsTable {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  password: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface AddressesTable {
  id: string
  user_id: string
  type: OwnTypes['addresses.type']
  address: string
  is_default: boolean
  created_at: Date
  updated_at: Date
  parts: JSONColumnType<OwnTypes['addresses.parts'] | null, string | null | undefined, string | null>
}

export interface AllowanceLotsTable {
  id: string
  subscription_id: string
  period: number
  starts_at: Date
  ends_at: Date
  expires_at: Date
  kilograms: number
  kilograms_left: number
  pickups: number
  pickups_left: number
  dry_clean_items: number
  dry_clean_items_left: number
}

export interface AllowanceUsesTable {
  id: Generated<number>
  order_id: string
  lot_id: string
  kilograms: number
  pickups: number
  dry_clean_items: number
  taken_at: Date
  returned_at: Date | null
}

export interface ApiKeysTable {
  id: string
  name: string
  prefix: string
  hash: string
  permissions: JSONColumnType<OwnTypes['api_keys.permissions']>
  made_by: string | null
  created_at: Date
  last_used_at: Date | null
  expires_at: Date | null
  revoked_at: Date | null
}

export interface AuditLogTable {
  id: Generated<number>
  at: Date
  actor_id: string | null
  action: string
  record_type: string
  record_id: string
  search_text: string
  details: JSONColumnType<OwnTypes['audit_log.details'] | null, string | null | undefined, string | null>
  kind: string
  params: JSONColumnType<object | null, string | null | undefined, string | null>
  api_key_id: string | null
}

export interface AuthSecretCheckTable {
  id: number
  value: string
}

export interface AuthenticatorsTable {
  user_id: string
  secret: string
  last_step: Generated<number>
  created_at: Date
  proven_at: Date | null
}

export interface BusinessTable {
  id: number
  name: string
  phone: string
  email: string
  address: string
  time_zone: string
  hours: JSONColumnType<OwnTypes['business.hours']>
  slot_capacities: JSONColumnType<OwnTypes['business.slot_capacities']>
  express_fee_paise: number
  complaints_officer: Generated<string>
  gstin: Generated<string>
  tax_percent: Generated<number>
  sac_code: Generated<string>
  new_customer_orders: Generated<number>
  limit_kilograms: Generated<number>
  limit_pieces_of_item: Generated<number>
  limit_pieces: Generated<number>
  limit_items: Generated<number>
  limit_bags: Generated<number>
  limit_orders_per_hour: Generated<number>
  limit_addresses: Generated<number>
  limit_garments: Generated<number>
  message_wait_seconds: Generated<number>
  marketing: JSONColumnType<OwnTypes['business.marketing'], string | undefined>
  marketing_from_orders: Generated<boolean>
  least_kilograms: Generated<number>
  delivery_places: Generated<number>
  strong_sign_in_since: Date | null
  complaints_email: Generated<string>
  complaints_phone: Generated<string>
  bag_services: JSONColumnType<OwnTypes['business.bag_services'], string | undefined>
  useful_lives: JSONColumnType<OwnTypes['business.useful_lives'], string | undefined>
  claim_photo_days: Generated<number>
  count_level: Generated<OwnTypes['business.count_level']>
  service_count_levels: JSONColumnType<OwnTypes['business.service_count_levels'], string | undefined>
  tax_standing: Generated<OwnTypes['business.tax_standing']>
  service_sac_codes: JSONColumnType<OwnTypes['business.service_sac_codes'], string | undefined>
  online_price_everywhere: Generated<boolean>
  settings: JSONColumnType<OwnTypes['business.settings'], string | undefined>
}

export interface CardsTable {
  id: string
  user_id: string
  token: string
  brand: string
  last4: string
  expiry_month: string
  expiry_year: string
  holder: string
  is_default: boolean
  created_at: Date
}

export interface CardsToForgetTable {
  id: string
  token: string
  with_payer: boolean
  created_at: Date
}

export interface CashCountsTable {
  id: string
  hand_in_id: string
  corrects: string | null
  paise: number
  reason: Generated<string>
  counted_by: string | null
  at: Date
}

export interface CashHandInsTable {
  id: string
  person_id: string | null
  expected_paise: number
  paise: number
  reason: Generated<string>
  note: Generated<string>
  at: Date
}

export interface CashMovementsTable {
  id: string
  person_id: string | null
  kind: OwnTypes['cash_movements.kind']
  place: OwnTypes['cash_movements.place']
  paise: number
  order_payment_id: string | null
  order_refund_id: string | null
  at: Date
  company_payment_id: string | null
}

export interface CatalogueItemsTable {
  id: string
  service: OwnTypes['catalogue_items.service']
  name: string
  unit: OwnTypes['catalogue_items.unit']
  list_price_paise: number
  online_price_paise: number | null
  position: number
  active: Generated<boolean>
}

export interface ChargesTable {
  id: string
  subscription_id: string
  period: number
  plan_id: string
  plan_name: string
  period_starts_at: Date
  period_ends_at: Date
  amount_paise: number
  status: OwnTypes['charges.status']
  tries: number
  payer_present: boolean
  reference: string | null
  failure_message: string | null
  refunded_paise: Generated<number>
  created_at: Date
  paid_at: Date | null
  payer_waits_until: Date | null
}

export interface ChatMessagesTable {
  id: Generated<number>
  chat_id: string
  author: OwnTypes['chat_messages.author']
  staff_id: string | null
  body: string
  client_id: string | null
  created_at: Date
}

export interface ChatsTable {
  id: string
  user_id: string | null
  visitor_hash: string | null
  visitor_name: string | null
  status: Generated<OwnTypes['chats.status']>
  last_message_id: Generated<number>
  customer_seen: Generated<number>
  staff_seen: Generated<number>
  customer_last: Generated<number>
  notified_until: Generated<number>
  created_at: Date
  last_message_at: Date
  last_human_id: Generated<number>
  answered_until: Generated<number>
}

export interface ClaimEventsTable {
  id: string
  claim_id: string
  kind: OwnTypes['claim_events.kind']
  actor_id: string | null
  at: Date
  content: JSONColumnType<OwnTypes['claim_events.content']>
  reason: string | null
}

export interface ClaimsTable {
  id: string
  order_id: string
  ticket_id: string | null
  problem: OwnTypes['claims.problem']
  item_id: string
  piece_number: number
  piece: string | null
  reported_at: Date
  answer_by: Date
  decide_by: Date
  status: Generated<OwnTypes['claims.status']>
  award_paise: number | null
  revision: Generated<number>
  unit_number: number | null
}

export interface ClosedDatesTable {
  closed_date: string
  reason: Generated<string>
  reason_shown: Generated<boolean>
}

export interface CompaniesTable {
  id: string
  name: string
  gstin: Generated<string>
  billing_address: string
  email: Generated<string>
  percent_off: Generated<number>
  limit_paise: Generated<number>
  payment_days: Generated<number>
  blocks_overdue: Generated<boolean>
  created_at: Date
}

export interface CompanyAddressesTable {
  id: string
  company_id: string
  label: string
  address: string
}

export interface CompanyInvoiceOrdersTable {
  order_id: string
  invoice_id: string
  amount_paise: number
}

export interface CompanyInvoicesTable {
  invoice_id: string
  company_id: string
  month: string
  due_on: string
  reminded_at: Date | null
}

export interface CompanyPaymentsTable {
  id: string
  company_id: string
  method: OwnTypes['company_payments.method']
  amount_paise: number
  reference: Generated<string>
  taken_by: string | null
  idempotency_key: string | null
  at: Date
  undone_at: Date | null
  undone_by: string | null
}

export interface CompanyPricesTable {
  company_id: string
  item_id: string
  price_paise: number
}

export interface ContactAnswersTable {
  id: string
  message_id: string
  staff_id: string | null
  answer: string
  idempotency_key: string | null
  created_at: Date
}

export interface ContactMessagesTable {
  id: string
  name: string
  email: string
  phone: Generated<string>
  subject: string
  message: string
  inquiry_type: OwnTypes['contact_messages.inquiry_type']
  user_id: string | null
  status: Generated<OwnTypes['contact_messages.status']>
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
}

export interface CreditNotesTable {
  id: string
  series: string
  number: number
  invoice_id: string
  order_id: string | null
  user_id: string | null
  content: JSONColumnType<OwnTypes['credit_notes.content']>
  total_paise: number
  issued_at: Date
  ends_invoice: Generated<boolean>
}

export interface CustodyEventsTable {
  order_id: string
  seq: number
  at: Date
  content: JSONColumnType<OwnTypes['custody_events.content']>
  previous: string
  hash: string
  actor_id: string | null
  note: string | null
  note_nonce: string | null
  idempotency_key: string | null
  request_hash: string | null
}

export interface CustodyRootHeadsTable {
  night_date: string
  order_id: string
  seq: number
}

export interface CustodyRootsTable {
  night_date: string
  made_at: Date
  previous: string
  root: string
  number: Generated<number>
}

export interface CustomerBlocksTable {
  user_id: string
  reason: string
  blocked_by: string | null
  blocked_at: Date
}

export interface CustomerDaysTable {
  user_id: string
  days: Generated<string[]>
}

export interface CustomerNotesTable {
  id: string
  user_id: string
  author_id: string | null
  text: string
  idempotency_key: string | null
  created_at: Date
}

export interface CustomerTotalsTable {
  user_id: string
  total_orders: Generated<number>
  spent_paise: Generated<number>
}

export interface DeliveryWindowsTable {
  id: string
  booked: Generated<number>
}

export interface DemoTable {
  id: number
  passwords: OwnTypes['demo.passwords']
}

export interface DemoPeopleTable {
  user_id: string
}

export interface DeskPresenceTable {
  id: string
  seen_at: Date
}

export interface EmailChangesTable {
  user_id: string
  email: string | null
  token_hash: string | null
  expires_at: Date
  mails: number
  mails_since: Date
}

export interface EndedStaffSessionsTable {
  token_hash: string
  user_id: string
  expires_at: Date
}

export interface ErasuresTable {
  user_id: string
  message_ids: JSONColumnType<OwnTypes['erasures.message_ids']>
  erased_at: Date
}

export interface EventDeliveriesTable {
  event_id: number
  consumer: string
  subject_kind: string
  subject_id: string
  due_at: Date
  failures: Generated<number>
  last_failure: string | null
}

export interface EventsTable {
  id: Generated<number>
  type: string
  subject_kind: string
  subject_id: string
  actor_id: string | null
  data: JSONColumnType<OwnTypes['events.data']>
  at: Date
  api_key_id: string | null
}

export interface FailingSchedulesTable {
  schedule: OwnTypes['failing_schedules.schedule']
  since: Date
  tried_at: Date
  tries: number
  error: string
}

export interface ForeignScansTable {
  id: Generated<number>
  order_id: string
  foreign_id: string
  at: Date
}

export interface FoundThingsTable {
  id: string
  what: string
  found_where: string
  picture_id: string | null
  found_by: string | null
  found_at: Date
  put_aside_at: Date | null
}

export interface GarmentsTable {
  id: string
  user_id: string
  name: string
  category: OwnTypes['garments.category']
  condition: OwnTypes['garments.condition']
  color: string
  size: string
  material: string
  care_instructions: string
  notes: string
  clean_count: Generated<number>
  last_cleaned_at: Date | null
  picture_id: string | null
  created_at: Date
  updated_at: Date
  never: JSONColumnType<OwnTypes['garments.never'], string | undefined>
}

export interface GuessesTable {
  key: string
  failures: number
  blocked_until: Date
  last_at: Date
}

export interface InvoiceCountersTable {
  series: string
  last_number: number
}

export interface InvoicesTable {
  id: string
  series: string
  number: number
  order_id: string | null
  charge_id: string | null
  user_id: string | null
  content: JSONColumnType<OwnTypes['invoices.content']>
  total_paise: number
  issued_at: Date
}

export interface KeptBlocksTable {
  user_id: string
  hash: string
  reason: string
  blocked_at: Date
}

export interface LastOrdersTable {
  user_id: string
  ordered_at: Date
}

export interface LateStopsTable {
  id: string
  order_id: string
  kind: OwnTypes['late_stops.kind']
  rider_id: string
  why: OwnTypes['late_stops.why']
  note: string
  collected: OwnTypes['late_stops.collected'] | null
  collected_paise: number | null
  picture_id: string | null
  marked_at: Date
  arrived_at: Date
  idempotency_key: string
  outcome: OwnTypes['late_stops.outcome'] | null
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
  bags: number | null
  taken_by: OwnTypes['late_stops.taken_by'] | null
  taken_name: string | null
  units: JSONColumnType<OwnTypes['late_stops.units'] | null, string | null | undefined, string | null>
  brought_back: Generated<boolean>
  grams: number | null
  given_by: OwnTypes['late_stops.given_by'] | null
  photo_digest: string | null
  handed_in_by: string | null
}

export interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: string
  account: OwnTypes['ledger_entries.account']
  amount_paise: number
}

export interface LedgerTransactionsTable {
  id: string
  charge_id: string | null
  refund_id: string | null
  at: Date
  order_payment_id: string | null
  order_refund_id: string | null
  undoes: Generated<boolean>
  company_payment_id: string | null
}

export interface LimitCountersTable {
  key: string
  count: number
  ends_at: Date
}

export interface LoyaltyAccountsTable {
  user_id: string
  points: Generated<number>
  earned: Generated<number>
}

export interface LoyaltyEntriesTable {
  id: string
  user_id: string
  points: number
  reason: OwnTypes['loyalty_entries.reason']
  order_id: string | null
  voucher_id: string | null
  created_at: Date
  revision: Generated<number>
}

export interface MessagePicturesTable {
  picture_id: string
  user_id: string | null
  ticket_message_id: string | null
  chat_message_id: number | null
  created_at: Date
}

export interface NightlyBackupsTable {
  night_date: string
  tried_at: Date
  file: string | null
  bytes: number | null
  failure: string | null
  rehearsed_at: Date | null
  wrong: number | null
  findings: string[] | null
}

export interface NotificationSettingsTable {
  user_id: string
  order_updates: boolean
  promotions: boolean
  newsletter: boolean
  sms: boolean
  email: boolean
  push: boolean
  updated_at: Date
}

export interface NotificationsTable {
  id: string
  user_id: string
  dedupe_key: string
  params: JSONColumnType<object>
  link: string | null
  read_at: Date | null
  created_at: Date
  held_until: Date | null
  kind: string
}

export interface OrderDaysTable {
  day: string
  shard: number
  orders: number
  revenue_paise: number
  completed: Generated<number>
  delivered: Generated<number>
  on_time: Generated<number>
}

export interface OrderGarmentsTable {
  order_id: string
  garment_id: string
  cleaned_at: Date | null
}

export interface OrderGoodwillTable {
  id: string
  order_id: string
  amount_paise: number
  percent: number | null
  handed_paise: Generated<number>
  reason: string
  given_by: string | null
  created_at: Date
}

export interface OrderHistoryTable {
  id: Generated<number>
  order_id: string
  event: OwnTypes['order_history.event']
  status: OwnTypes['order_history.status']
  slot_id: string | null
  actor_id: string | null
  actor: OwnTypes['order_history.actor']
  at: Date
  reason: string | null
  from_paise: number | null
  to_paise: number | null
  from_status: OwnTypes['order_history.from_status'] | null
  completed_before: Date | null
  waits_until: Date | null
  takes_back: number | null
  changed_parts: JSONColumnType<OwnTypes['order_history.changed_parts'] | null, string | null | undefined, string | null>
  changes: JSONColumnType<OwnTypes['order_history.changes'] | null, string | null | undefined, string | null>
}

export interface OrderLinesTable {
  order_id: string
  position: number
  item_id: string
  service: OwnTypes['order_lines.service']
  name: string
  unit: OwnTypes['order_lines.unit']
  quantity: number
  list_price_paise: number
  unit_price_paise: number
  amount_paise: number
  covered_quantity: Generated<number>
  covered_paise: Generated<number>
}

export interface OrderNotesTable {
  id: string
  order_id: string
  author_id: string | null
  text: string
  created_at: Date
  idempotency_key: string | null
}

export interface OrderPaymentsTable {
  id: string
  order_id: string
  method: OwnTypes['order_payments.method']
  amount_paise: number
  refunded_paise: Generated<number>
  status: OwnTypes['order_payments.status']
  card_brand: string | null
  card_last4: string | null
  card_token: string | null
  reference: string | null
  failure_message: string | null
  taken_by: string | null
  created_at: Date
  paid_at: Date | null
  payer_waits_until: Date | null
}

export interface OrderProposalAnswersTable {
  proposal_id: string
  item_id: string
  answer: OwnTypes['order_proposal_answers.answer']
  answered_by: string | null
  at: Date
}

export interface OrderProposalPhotosTable {
  proposal_id: string
  item_id: string
  picture_id: string
}

export interface OrderProposalsTable {
  id: string
  order_id: string
  revision: number
  lines: JSONColumnType<OwnTypes['order_proposals.lines']>
  asked: JSONColumnType<OwnTypes['order_proposals.asked']>
  total_paise: number
  reason: string
  asked_by: string | null
  asked_at: Date
  answer_until: Date
  ended_at: Date | null
  outcome: OwnTypes['order_proposals.outcome'] | null
  is_bag: boolean
  kept: boolean | null
  settled_paise: number | null
}

export interface OrderRefundsTable {
  id: string
  payment_id: string
  amount_paise: number
  reason: string
  status: OwnTypes['order_refunds.status']
  reference: string | null
  failure_message: string | null
  given_by: string | null
  created_at: Date
  settled_at: Date | null
}

export interface OrderSearchTable {
  order_id: string
  customer: string
  words: string
}

export interface OrderTotalsTable {
  shard: number
  total_orders: number
  completed_orders: number
  cancelled_orders: number
  completed_paise: number
}

export interface OrderingDaysTable {
  day: string
  previous_day: string
  customers: number
}

export interface OrdersTable {
  id: string
  number: string
  user_id: string
  status: Generated<OwnTypes['orders.status']>
  estimated_delivery_at: Date
  address: string
  delivery_address: string
  delivery_preference: OwnTypes['orders.delivery_preference']
  payment_method: OwnTypes['orders.payment_method']
  special_instructions: string
  items_paise: number
  express_fee_paise: number
  total_paise: number
  list_paise: number
  pieces: number
  paid_at: Date | null
  rating: number | null
  rating_comment: string | null
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
  completed_at: Date | null
  covered_paise: Generated<number>
  discount_paise: Generated<number>
  card_id: string | null
  card_brand: string | null
  card_last4: string | null
  paid_paise: Generated<number>
  payment_chosen_at: Date | null
  goodwill_paise: Generated<number>
  refunded_paise: Generated<number>
  delivery_date: string | null
  rating_quotable: Generated<boolean>
  adjustments: JSONColumnType<OwnTypes['orders.adjustments'], string | undefined>
  slot_id: string
  preferences: JSONColumnType<OwnTypes['orders.preferences'], string | undefined>
  address_parts: JSONColumnType<OwnTypes['orders.address_parts'] | null, string | null | undefined, string | null>
  delivery_address_parts: JSONColumnType<OwnTypes['orders.delivery_address_parts'] | null, string | null | undefined, string | null>
  door_name: Generated<string>
  door_phone: Generated<string>
  least_kilograms: Generated<number>
  delivery_slot_id: string | null
  pickup_hand_over: Generated<OwnTypes['orders.pickup_hand_over']>
  delivery_hand_over: Generated<OwnTypes['orders.delivery_hand_over']>
  company_id: string | null
  counted: Generated<boolean>
  bag_services: JSONColumnType<OwnTypes['orders.bag_services'], string | undefined>
  agreed_paise: number | null
  tolerance_paise: number | null
  tolerance_chosen: Generated<boolean>
  asked_until: Date | null
  split_from: string | null
  has_units: Generated<boolean>
  price_basis: Generated<OwnTypes['orders.price_basis']>
}

export interface OutboxMessagesTable {
  id: string
  user_id: string | null
  notification_id: string | null
  channel: OwnTypes['outbox_messages.channel']
  recipient: string
  reply_to_name: string | null
  reply_to_address: string | null
  search_text: string
  parts: JSONColumnType<OwnTypes['outbox_messages.parts']>
  link: string | null
  status: Generated<OwnTypes['outbox_messages.status']>
  attempts: Generated<number>
  last_error: string | null
  created_at: Date
  sent_at: Date | null
  resend_of: string | null
  resend_number: Generated<number>
  topic: string | null
  due_at: Date | null
  handed_over_at: Date | null
  held_until: Date | null
  revision: Generated<number>
  sealed_at: Date | null
}

export interface PasskeyChallengesTable {
  challenge_hash: string
  user_id: string | null
  expires_at: Date
}

export interface PasskeysTable {
  id: string
  user_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string
  rp_id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

export interface PaymentDaysTable {
  day: string
  way: OwnTypes['payment_days.way']
  shard: number
  paise: number
}

export interface PaymentEventsTable {
  provider: OwnTypes['payment_events.provider']
  event_id: string
  received_at: Date
}

export interface PhoneCodesTable {
  user_id: string
  number: string
  code_hash: string
  expires_at: Date
}

export interface PhoneSignInsTable {
  number: string
  user_id: string
  since: Date
}

export interface PickupSlotsTable {
  capacity: number | null
  booked: Generated<number>
  id: string
  starts_at: Date
  ends_at: Date
}

export interface PinFailuresTable {
  tablet_id: string
  user_id: string
  failures: number
}

export interface PlacesTable {
  code: string
  kind: OwnTypes['places.kind']
  name: string
  process: OwnTypes['places.process'] | null
  retired_at: Date | null
}

export interface PlansTable {
  id: string
  name: string
  description: Generated<string>
  price_paise: number
  original_price_paise: number
  kilograms: number
  pickups: number
  dry_clean_items: Generated<number>
  trial_days: Generated<number>
  popular: Generated<boolean>
  extras: JSONColumnType<OwnTypes['plans.extras'], string | undefined>
  position: number
  active: Generated<boolean>
}

export interface PromoCodesTable {
  id: string
  code: string
  percent: number | null
  off_paise: number | null
  least_paise: number
  services: JSONColumnType<OwnTypes['promo_codes.services']>
  first_order_only: boolean
  from_date: string | null
  until_date: string | null
  max_uses: number | null
  max_uses_per_customer: number | null
  with_voucher: boolean
  active: Generated<boolean>
  created_at: Date
}

export interface PromoUsesTable {
  order_id: string
  code_id: string
  paise: number
  released_at: Date | null
}

export interface PushSubscriptionsTable {
  endpoint: string
  user_id: string
  p256dh: string
  auth: string
  created_at: Date
  session_id: string
}

export interface RecoveryCodesTable {
  code_hash: string
  user_id: string
}

export interface ReferralCodesTable {
  user_id: string
  code: string
}

export interface ReferralsTable {
  user_id: string
  referrer_id: string | null
  order_id: string | null
  created_at: Date
}

export interface RefundsTable {
  id: string
  charge_id: string
  amount_paise: number
  reason: string
  status: OwnTypes['refunds.status']
  reference: string | null
  created_at: Date
  settled_at: Date | null
  given_by: string | null
}

export interface SavedViewsTable {
  user_id: string
  name: string
  query: string
}

export interface ServersTable {
  id: string
  base_url: string
  seen_at: Date
  notices: JSONColumnType<OwnTypes['servers.notices']>
}

export interface ServiceAreasTable {
  pin: string
}

export interface ServiceDaysTable {
  day: string
  service: OwnTypes['service_days.service']
  shard: number
  kilograms: number
  amount_paise: number
}

export interface SessionsTable {
  id: string
  token: string
  user_id: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  proven_at: Date | null
  is_strong: Generated<boolean>
  tablet_id: string | null
  is_by_pin: Generated<boolean>
}

export interface SharedTabletsTable {
  id: string
  name: string
  token_hash: string
  registered_by: string | null
  registered_at: Date
  last_used_by: string | null
  last_used_at: Date | null
  cut_off_at: Date | null
}

export interface SignInCodesTable {
  ticket_hash: string
  number: string
  code_hash: string | null
  proven: Generated<boolean>
  expires_at: Date
}

export interface SignInStepsTable {
  ticket_hash: string
  user_id: string
  remember_me: boolean
  expires_at: Date
}

export interface StaffBellsTable {
  user_id: string
  muted: OwnTypes['staff_bells.muted']
  sound: boolean
}

export interface StaffInvitationsTable {
  id: string
  email: string | null
  preset: OwnTypes['staff_invitations.preset']
  narrowed_to: JSONColumnType<OwnTypes['staff_invitations.narrowed_to'] | null, string | null | undefined, string | null>
  refunds_per_day_paise: number | null
  token_hash: string | null
  invited_by: string
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  accepted_by: string | null
  withdrawn_at: Date | null
}

export interface StaffPinsTable {
  user_id: string
  pin_hash: string
  chosen_at: Date
}

export interface StopAssignmentsTable {
  order_id: string
  kind: OwnTypes['stop_assignments.kind']
  rider_id: string
  assigned_at: Date
}

export interface StopCompletionsTable {
  id: string
  order_id: string
  kind: OwnTypes['stop_completions.kind']
  status_before: OwnTypes['stop_completions.status_before'] | null
  note: Generated<string>
  picture_id: string | null
  completed_by: string | null
  completed_at: Date
  undone_at: Date | null
  idempotency_key: string
  payment_id: string | null
  bags: number | null
  taken_by: OwnTypes['stop_completions.taken_by'] | null
  taken_name: string | null
  units: JSONColumnType<OwnTypes['stop_completions.units'] | null, string | null | undefined, string | null>
  brought_back: Generated<boolean>
  grams: number | null
  given_by: OwnTypes['stop_completions.given_by'] | null
  photo_digest: string | null
}

export interface StopMisfitsTable {
  id: string
  completion_id: string
  order_id: string
  misfits: OwnTypes['stop_misfits.misfits']
  taken_method: OwnTypes['stop_misfits.taken_method'] | null
  taken_paise: number | null
  found_status: OwnTypes['stop_misfits.found_status']
  found_due_paise: number
  other_bags: number | null
  arrived_at: Date
  outcome: OwnTypes['stop_misfits.outcome'] | null
  decided_by: string | null
  decided_at: Date | null
}

export interface StrayPicturesTable {
  id: string
  remove_after: Date | null
}

export interface SubscriptionsTable {
  id: string
  user_id: string
  status: OwnTypes['subscriptions.status']
  plan_id: string
  next_plan_id: string | null
  first_month_discount: boolean
  period: number
  period_starts_at: Date
  period_ends_at: Date
  paused_at: Date | null
  paused_until: Date | null
  paused_period: number | null
  failing_since: Date | null
  retry_at: Date | null
  reminded_period: number | null
  card_token: string
  card_brand: string
  card_last4: string
  card_expiry_month: string
  card_expiry_year: string
  billing_address: string
  billing_city: string
  billing_zip_code: string
  due_at: Date | null
  started_at: Date
  ended_at: Date | null
  idempotency_key: string | null
  terms: JSONColumnType<OwnTypes['subscriptions.terms']>
}

export interface TagsTable {
  code: string
  kind: OwnTypes['tags.kind']
  made_at: Date
  garment_id: string | null
  retired_at: Date | null
}

export interface TicketMessagesTable {
  id: string
  ticket_id: string
  author: OwnTypes['ticket_messages.author']
  staff_id: string | null
  internal: Generated<boolean>
  body: string
  idempotency_key: string | null
  created_at: Date
}

export interface TicketsTable {
  id: string
  number: string
  user_id: string
  subject: string
  category: OwnTypes['tickets.category']
  priority: OwnTypes['tickets.priority']
  status: Generated<OwnTypes['tickets.status']>
  order_id: string | null
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
  updated_at: Date
  report: JSONColumnType<OwnTypes['tickets.report'] | null, string | null | undefined, string | null>
}

export interface UnitPicturesTable {
  picture_id: string
  order_id: string | null
  number: number | null
  stage: OwnTypes['unit_pictures.stage'] | null
  digest: string
  user_id: string | null
  created_at: Date
}

export interface UnitTagsTable {
  id: Generated<number>
  code: string
  order_id: string
  number: number
  is_live: Generated<boolean>
}

export interface UnitsTable {
  order_id: string
  number: number
  kind: OwnTypes['units.kind']
  pieces: number
  place: OwnTypes['units.place']
  released: Generated<boolean>
  name: string | null
  name_nonce: string | null
  garment_id: string | null
  spot: string | null
  since: Date
  item_id: string | null
  line: number | null
}

export interface UpcomingCompanyPricesTable {
  company_id: string
  item_id: string
  valid_from: string
  price_paise: number | null
}

export interface UpcomingPricesTable {
  item_id: string
  valid_from: string
  list_price_paise: number
  online_price_paise: number | null
}

export interface UsersTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  role: Generated<OwnTypes['users.role']>
  phone: Generated<string>
  address: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  erased_at: Date | null
  phone_proven_at: Date | null
  narrowed_to: JSONColumnType<OwnTypes['users.narrowed_to'] | null, string | null | undefined, string | null>
  refunds_per_day_paise: number | null
  staff_since: Date | null
  suspended_at: Date | null
  company_id: string | null
  sees_company_account: Generated<boolean>
  gstin: Generated<string>
  phone_given_at: Date | null
  invited_company_id: string | null
  invited_sees_account: Generated<boolean>
}

export interface VendorsTable {
  number: Generated<number>
  name: string
  phone: Generated<string>
  retired_at: Date | null
}

export interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface VouchersTable {
  id: string
  user_id: string
  reward: OwnTypes['vouchers.reward']
  status: Generated<OwnTypes['vouchers.status']>
  order_id: string | null
  idempotency_key: string | null
  created_at: Date
}

export interface WebhookDeliveriesTable {
  id: string
  endpoint_id: string
  event_id: number | null
  message_id: string
  type: string
  body: string
  state: Generated<OwnTypes['webhook_deliveries.state']>
  tries: Generated<number>
  attempts: JSONColumnType<OwnTypes['webhook_deliveries.attempts'], string | undefined>
  next_try_at: Date | null
  created_at: Date
}

export interface WebhookEndpointsTable {
  id: string
  url: string
  description: string
  types: JSONColumnType<OwnTypes['webhook_endpoints.types']>
  secret: string
  old_secret: string | null
  old_secret_until: Date | null
  off_because: OwnTypes['webhook_endpoints.off_because'] | null
  created_at: Date
}
