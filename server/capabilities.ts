/** The list of all capabilities, and what the server is put together from. */
import { auditConsumer } from './audit/audit-consumer.ts'
import type { Capability } from './capability/capability.ts'
import type { Consumer } from './events/consumer.ts'
import { orderMailDetails } from './ordering/orders/messages/order-mail.ts'
import { rehearseInSeparateProcess } from './rehearse-in-separate-process.ts'
import { applyDueScheduledPrices } from './scheduled-prices.ts'
import { accounts } from './identity/accounts/capability.ts'
import { activity } from './backoffice/activity/capability.ts'
import { apiKeys } from './identity/api-keys/capability.ts'
import { approvedTexts } from './notifications/templates/capability.ts'
import { arrivals } from './ordering/arrivals/capability.ts'
import { audit } from './audit/capability.ts'
import { backup } from './backoffice/backup/capability.ts'
import { bulk } from './ordering/bulk/capability.ts'
import { carrierNotices } from './notifications/carrier-notices/capability.ts'
import { cash } from './billing/cash/capability.ts'
import { doorTakings } from './billing/door-takings/capability.ts'
import { catalogue } from './catalog/catalogue/capability.ts'
import { chat } from './support/chat/capability.ts'
import { claims } from './support/claims/capability.ts'
import { clothes } from './ordering/clothes/capability.ts'
import { club } from './billing/club/capability.ts'
import { companies } from './billing/companies/capability.ts'
import { consents } from './notifications/consents/capability.ts'
import { contact } from './support/contact/capability.ts'
import { customers } from './backoffice/customers/capability.ts'
import { findCodeThatCounts } from './ordering/delivery-codes/find-sealed-code.ts'
import { deliveryCodes } from './ordering/delivery-codes/capability.ts'
import { demo } from './demo/capability.ts'
import { doorBags } from './ordering/door-bags/capability.ts'
import { dispatch } from './ordering/dispatch/capability.ts'
import { exports } from './backoffice/exports/capability.ts'
import { foundThings } from './ordering/clothes/found-things/capability.ts'
import { garments } from './ordering/garments/capability.ts'
import { helpDesk } from './support/help-desk/capability.ts'
import { helpPictures } from './support/pictures/capability.ts'
import { invoices } from './billing/invoices/capability.ts'
import { loyalty } from './identity/loyalty/capability.ts'
import { messageMonths } from './backoffice/message-months/capability.ts'
import { notifications } from './notifications/notifications/capability.ts'
import { dayWatch } from './backoffice/day-watch/capability.ts'
import { now } from './backoffice/now/capability.ts'
import { orderDetail } from './ordering/order-detail/capability.ts'
import { orders } from './ordering/orders/capability.ts'
import { outbox } from './notifications/outbox/capability.ts'
import { outsideLaundries } from './ordering/clothes/outside-laundries/capability.ts'
import { ownRuns } from './ordering/own-run/capability.ts'
import { passkeys } from './identity/passkeys/capability.ts'
import { paymentWebhooks } from './billing/payment-webhooks/capability.ts'
import { payments } from './billing/payments/capability.ts'
import { people } from './identity/people/capability.ts'
import { phoneCustomers } from './identity/phone/customers/capability.ts'
import { phoneProof } from './identity/phone/proof/capability.ts'
import { phoneSignIn } from './identity/phone/sign-in/capability.ts'
import { places } from './ordering/clothes/places/capability.ts'
import { plant } from './ordering/clothes/plant/capability.ts'
import { privacy } from './backoffice/privacy/capability.ts'
import { profile } from './identity/profile/capability.ts'
import { isOfferOver } from './billing/promo-codes/is-offer-over.ts'
import { promoCodes } from './billing/promo-codes/capability.ts'
import { nextVisits } from './ordering/next-visit/capability.ts'
import { proposals } from './ordering/proposals/capability.ts'
import { reachability } from './notifications/reachability/capability.ts'
import { rehearsal } from './operate/rehearsal/capability.ts'
import { reports } from './backoffice/reports/capability.ts'
import { runSheet } from './ordering/run-sheet/capability.ts'
import { savedViews } from './backoffice/saved-views/capability.ts'
import { search } from './backoffice/search/capability.ts'
import { secondFactor } from './identity/second-factor/capability.ts'
import { settings } from './catalog/settings/capability.ts'
import { riderSets } from './ordering/rider-sets/capability.ts'
import { skips } from './ordering/skips/capability.ts'
import { slots } from './catalog/slots/capability.ts'
import { staffBell } from './notifications/staff-bell/capability.ts'
import { riderCodes } from './identity/rider-codes/capability.ts'
import { staffInvitations } from './identity/staff-invitations/capability.ts'
import { tablets } from './identity/tablets/capability.ts'
import { tickets } from './support/tickets/capability.ts'
import { till } from './backoffice/till/capability.ts'
import { visitFees } from './ordering/visit-fees/capability.ts'
import { webhooks } from './backoffice/webhooks/capability.ts'
import { whatsAppInbox } from './notifications/whatsapp-inbox/capability.ts'
import { stopByWhatsApp } from './notifications/stop-messages/stop-by-whatsapp.ts'
import { proposalAnswersByWhatsApp } from './ordering/proposals/answer-by-whatsapp.ts'
import { chatOfWhatsApp } from './support/chat/take-whatsapp-message.ts'
import type { ApiSections } from './http/api-docs/sections.ts'
import type { Route } from './http/route.ts'
import type { Deps } from './platform/deps.ts'
import type { PersonalData } from './platform/personal-data.ts'

/** Who is asked in turn about a message that came by WhatsApp. */
const WHATSAPP_HANDLERS = [stopByWhatsApp, proposalAnswersByWhatsApp, chatOfWhatsApp]

/**
 * Personal data is locked and erased in this order, the order in which other work locks it. Messages go before the
 * notifications that they would vanish with and before invitations, which add files to theirs; the account that all are
 * found by last. Steps of one schedule run in this order, too: files of pictures go once nothing shows them.
 */
const HOLDERS: readonly Capability[] = [
  orders,
  payments,
  proposals,
  nextVisits,
  visitFees,
  riderSets,
  skips,
  cash,
  doorTakings,
  orderDetail,
  clothes,
  foundThings,
  outsideLaundries,
  places,
  plant,
  invoices,
  companies,
  club,
  promoCodes,
  paymentWebhooks,
  loyalty,
  profile,
  consents,
  contact,
  customers,
  claims,
  helpPictures,
  tickets,
  whatsAppInbox(WHATSAPP_HANDLERS),
  chat,
  helpDesk,
  garments,
  runSheet,
  ownRuns,
  dispatch,
  doorBags,
  arrivals,
  deliveryCodes,
  bulk,
  outbox(orderMailDetails, { isOfferOver, findCode: findCodeThatCounts }),
  carrierNotices,
  approvedTexts,
  staffInvitations,
  riderCodes,
  notifications,
  staffBell,
  savedViews,
  audit,
  apiKeys,
  accounts,
  people,
  tablets,
  phoneProof,
  phoneSignIn,
  phoneCustomers,
  passkeys,
  secondFactor,
  catalogue(applyDueScheduledPrices),
  slots,
  settings,
  activity,
  now,
  dayWatch,
  search,
  reachability,
  messageMonths,
  reports,
  exports,
  till,
  webhooks,
  backup,
  rehearsal(rehearseInSeparateProcess),
  demo,
]

/** What is stored of people. */
export const PERSONAL_DATA: readonly PersonalData[] = HOLDERS.flatMap(
  ({ personalData = [] }) => personalData,
)

const CAPABILITIES: readonly Capability[] = [...HOLDERS, privacy(PERSONAL_DATA)]

export const CONSUMERS: readonly Consumer[] = [
  auditConsumer(...CAPABILITIES.flatMap(({ audit: entries = [] }) => entries)),
  ...CAPABILITIES.flatMap(({ consumers = [] }) => consumers),
]

export const JOBS = CAPABILITIES.flatMap(({ jobs = [] }) => jobs)

/** Where the API's description lists calls. */
export const API_SECTIONS: ApiSections = Object.assign(
  {},
  ...CAPABILITIES.map(({ sections }) => sections),
)

export async function allRoutes(deps: Deps): Promise<Route[]> {
  const { combinedStreamsRoute } = await import('./http/several-streams.ts')
  const made = CAPABILITIES.flatMap(({ routes }) => routes?.(deps) ?? [])
  const routes = (await Promise.all(made)).flat()
  return [...routes, combinedStreamsRoute(routes, deps.live)]
}
