/** Every table of the database; the rows stand in tables/, as SQL returns them, and are mapped to the domain's words in each store.ts. */
import type {
  UsersTable,
  SessionsTable,
  AccountsTable,
  EmailChangesTable,
  VerificationsTable,
  PhoneCodesTable,
  AuthenticatorsTable,
  PasskeysTable,
  PasskeyChallengesTable,
  RecoveryCodesTable,
  SignInStepsTable,
  PhoneSignInsTable,
  SignInCodesTable,
  LimitCountersTable,
  GuessesTable,
  AddressesTable,
  CardsTable,
  CardsToForgetTable,
  NotificationSettingsTable,
  ErasuresTable,
  GarmentsTable,
  OrderGarmentsTable,
  StrayPicturesTable,
} from './tables/people.ts'
import type {
  BusinessTable,
  CatalogueItemsTable,
  ServiceAreasTable,
  ClosedDatesTable,
  UpcomingPricesTable,
  PickupSlotsTable,
  DeliveryWindowsTable,
  ContactMessagesTable,
} from './tables/laundry.ts'
import type {
  OrdersTable,
  OrderLinesTable,
  OrderHistoryTable,
  OrderPaymentsTable,
  OrderGoodwillTable,
  OrderRefundsTable,
  OrderTotalsTable,
  OrderSearchTable,
  OrderDaysTable,
  ServiceDaysTable,
  PaymentDaysTable,
  CustomerDaysTable,
  OrderingDaysTable,
  LastOrdersTable,
  InvoiceCountersTable,
  InvoicesTable,
  CreditNotesTable,
} from './tables/orders.ts'
import type { ClaimsTable, ClaimEventsTable } from './tables/claims.ts'
import type {
  OrderProposalAnswersTable,
  OrderProposalPhotosTable,
  OrderProposalsTable,
} from './tables/proposals.ts'
import type {
  NotificationsTable,
  OutboxMessagesTable,
  PushSubscriptionsTable,
  StaffBellsTable,
} from './tables/notices.ts'
import type {
  PlansTable,
  SubscriptionsTable,
  AllowanceLotsTable,
  AllowanceUsesTable,
  ChargesTable,
  RefundsTable,
  LedgerTransactionsTable,
  LedgerEntriesTable,
  PaymentEventsTable,
} from './tables/club.ts'
import type {
  LoyaltyAccountsTable,
  LoyaltyEntriesTable,
  VouchersTable,
  ReferralCodesTable,
  ReferralsTable,
} from './tables/loyalty.ts'
import type {
  ApiKeysTable,
  StaffInvitationsTable,
  EndedStaffSessionsTable,
  AuditLogTable,
  FailingSchedulesTable,
  NightlyBackupsTable,
  OrderNotesTable,
  SavedViewsTable,
} from './tables/staff.ts'
import type { AuthSecretCheckTable, ServersTable } from './tables/servers.ts'
import type {
  CompaniesTable,
  CompanyAddressesTable,
  CompanyInvoiceOrdersTable,
  CompanyInvoicesTable,
  CompanyPaymentsTable,
  CompanyPricesTable,
  UpcomingCompanyPricesTable,
} from './tables/companies.ts'
import type { PromoCodesTable, PromoUsesTable } from './tables/promo-codes.ts'
import type { WebhookDeliveriesTable, WebhookEndpointsTable } from './tables/webhooks.ts'
import type {
  StopAssignmentsTable,
  LateStopsTable,
  StopMisfitsTable,
  StopCompletionsTable,
} from './tables/run-sheet.ts'
import type {
  CustomerTotalsTable,
  CustomerNotesTable,
  CustomerBlocksTable,
  KeptBlocksTable,
} from './tables/customers.ts'
import type {
  ContactAnswersTable,
  TicketsTable,
  TicketMessagesTable,
  ChatsTable,
  ChatMessagesTable,
  MessagePicturesTable,
  DeskPresenceTable,
} from './tables/help.ts'
import type {
  CustodyEventsTable,
  CustodyRootHeadsTable,
  CustodyRootsTable,
  ForeignScansTable,
  FoundThingsTable,
  PlacesTable,
  TagsTable,
  UnitPicturesTable,
  UnitsTable,
  UnitTagsTable,
  VendorsTable,
} from './tables/custody.ts'
import type { CashCountsTable, CashHandInsTable, CashMovementsTable } from './tables/cash.ts'
import type { PinFailuresTable, SharedTabletsTable, StaffPinsTable } from './tables/tablets.ts'
import type { DemoTable, DemoPeopleTable } from './tables/demo.ts'
import type { EventDeliveriesTable, EventsTable } from './tables/events.ts'

export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  accounts: AccountsTable
  verifications: VerificationsTable
  phone_codes: PhoneCodesTable
  authenticators: AuthenticatorsTable
  recovery_codes: RecoveryCodesTable
  sign_in_steps: SignInStepsTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  phone_sign_ins: PhoneSignInsTable
  sign_in_codes: SignInCodesTable
  limit_counters: LimitCountersTable
  guesses: GuessesTable
  email_changes: EmailChangesTable
  business: BusinessTable
  catalogue_items: CatalogueItemsTable
  service_areas: ServiceAreasTable
  claims: ClaimsTable
  claim_events: ClaimEventsTable
  closed_dates: ClosedDatesTable
  upcoming_prices: UpcomingPricesTable
  pickup_slots: PickupSlotsTable
  delivery_windows: DeliveryWindowsTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_history: OrderHistoryTable
  order_payments: OrderPaymentsTable
  order_proposals: OrderProposalsTable
  order_proposal_answers: OrderProposalAnswersTable
  order_proposal_photos: OrderProposalPhotosTable
  order_goodwill: OrderGoodwillTable
  order_refunds: OrderRefundsTable
  tags: TagsTable
  units: UnitsTable
  unit_tags: UnitTagsTable
  unit_pictures: UnitPicturesTable
  foreign_scans: ForeignScansTable
  found_things: FoundThingsTable
  custody_events: CustodyEventsTable
  custody_roots: CustodyRootsTable
  custody_root_heads: CustodyRootHeadsTable
  places: PlacesTable
  vendors: VendorsTable
  order_totals: OrderTotalsTable
  order_search: OrderSearchTable
  order_days: OrderDaysTable
  service_days: ServiceDaysTable
  payment_days: PaymentDaysTable
  customer_days: CustomerDaysTable
  ordering_days: OrderingDaysTable
  last_orders: LastOrdersTable
  staff_bells: StaffBellsTable
  saved_views: SavedViewsTable
  notifications: NotificationsTable
  outbox_messages: OutboxMessagesTable
  push_subscriptions: PushSubscriptionsTable
  contact_messages: ContactMessagesTable
  garments: GarmentsTable
  order_garments: OrderGarmentsTable
  stray_pictures: StrayPicturesTable
  addresses: AddressesTable
  cards: CardsTable
  cards_to_forget: CardsToForgetTable
  notification_settings: NotificationSettingsTable
  erasures: ErasuresTable
  plans: PlansTable
  subscriptions: SubscriptionsTable
  allowance_lots: AllowanceLotsTable
  allowance_uses: AllowanceUsesTable
  charges: ChargesTable
  refunds: RefundsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  payment_events: PaymentEventsTable
  invoice_counters: InvoiceCountersTable
  invoices: InvoicesTable
  credit_notes: CreditNotesTable
  loyalty_accounts: LoyaltyAccountsTable
  loyalty_entries: LoyaltyEntriesTable
  vouchers: VouchersTable
  companies: CompaniesTable
  company_addresses: CompanyAddressesTable
  company_invoice_orders: CompanyInvoiceOrdersTable
  company_invoices: CompanyInvoicesTable
  company_payments: CompanyPaymentsTable
  company_prices: CompanyPricesTable
  upcoming_company_prices: UpcomingCompanyPricesTable
  promo_codes: PromoCodesTable
  promo_uses: PromoUsesTable
  shared_tablets: SharedTabletsTable
  staff_pins: StaffPinsTable
  pin_failures: PinFailuresTable
  cash_movements: CashMovementsTable
  cash_hand_ins: CashHandInsTable
  cash_counts: CashCountsTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_deliveries: WebhookDeliveriesTable
  referral_codes: ReferralCodesTable
  referrals: ReferralsTable
  stop_assignments: StopAssignmentsTable
  stop_completions: StopCompletionsTable
  late_stops: LateStopsTable
  stop_misfits: StopMisfitsTable
  customer_totals: CustomerTotalsTable
  customer_notes: CustomerNotesTable
  customer_blocks: CustomerBlocksTable
  kept_blocks: KeptBlocksTable
  audit_log: AuditLogTable
  api_keys: ApiKeysTable
  staff_invitations: StaffInvitationsTable
  ended_staff_sessions: EndedStaffSessionsTable
  nightly_backups: NightlyBackupsTable
  failing_schedules: FailingSchedulesTable
  servers: ServersTable
  auth_secret_check: AuthSecretCheckTable
  order_notes: OrderNotesTable
  contact_answers: ContactAnswersTable
  tickets: TicketsTable
  ticket_messages: TicketMessagesTable
  chats: ChatsTable
  chat_messages: ChatMessagesTable
  message_pictures: MessagePicturesTable
  desk_presence: DeskPresenceTable
  events: EventsTable
  event_deliveries: EventDeliveriesTable
  demo: DemoTable
  demo_people: DemoPeopleTable
}
