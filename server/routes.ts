/** The list of all capabilities. */
import { apiKeyRoutes } from './identity/api-keys/routes.ts'
import { credentialRoutes } from './identity/accounts/sign-in/credential-routes.ts'
import { staffInvitationRoutes } from './identity/staff-invitations/routes.ts'
import { tabletRoutes } from './identity/tablets/routes.ts'
import { staffRoutes } from './identity/people/routes.ts'
import { accountRoutes } from './identity/accounts/routes.ts'
import { securityRoutes } from './identity/accounts/security-routes.ts'
import { adminRoutes } from './backoffice/activity/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { backupRoutes } from './backoffice/backup/routes.ts'
import { catalogueRoutes } from './catalog/catalogue/routes.ts'
import { chatRoutes } from './support/chat/routes.ts'
import { claimRoutes } from './support/claims/routes.ts'
import { contactRoutes } from './support/contact/routes.ts'
import { customerRoutes } from './backoffice/customers/routes.ts'
import { demoRoutes } from './demo/routes.ts'
import type { Deps } from './platform/deps.ts'
import { exportRoutes } from './backoffice/exports/routes.ts'
import { nowRoutes } from './backoffice/now/routes.ts'
import { savedViewRoutes } from './backoffice/saved-views/routes.ts'
import { searchRoutes } from './backoffice/search/routes.ts'
import { reportRoutes } from './backoffice/reports/routes.ts'
import { tillRoutes } from './backoffice/till/routes.ts'
import { custodyRoutes } from './ordering/clothes/routes.ts'
import { pieceRoutes } from './ordering/clothes/piece-routes.ts'
import { placeRoutes } from './ordering/clothes/places/routes.ts'
import { vendorRoutes } from './ordering/clothes/outside-laundries/routes.ts'
import { garmentRoutes } from './ordering/garments/routes.ts'
import { helpPictureRoutes } from './support/pictures/routes.ts'
import { helpDeskRoutes } from './support/help-desk/routes.ts'
import type { Route } from './http/route.ts'
import { severalStreamsRoute } from './http/several-streams.ts'
import { companyRoutes } from './billing/companies/routes.ts'
import { invoiceRoutes } from './billing/invoices/routes.ts'
import { paymentWebhookRoutes } from './billing/payment-webhooks/routes.ts'
import { cashRoutes } from './billing/cash/routes.ts'
import { promoCodeRoutes } from './billing/promo-codes/routes.ts'
import { outboxRoutes } from './notifications/outbox/routes.ts'
import { loyaltyRoutes } from './identity/loyalty/routes.ts'
import { staffBellRoutes } from './notifications/staff-bell/routes.ts'
import { notificationRoutes } from './notifications/notifications/routes.ts'
import { orderMailDetails } from './ordering/orders/messages/order-mail.ts'
import { orderPaymentRoutes } from './ordering/orders/payment-routes.ts'
import { orderDetailRoutes } from './ordering/order-detail/routes.ts'
import { bulkRoutes } from './ordering/bulk/routes.ts'
import { orderRoutes } from './ordering/orders/routes.ts'
import { passkeyRoutes } from './identity/passkeys/routes.ts'
import { phoneCustomerRoutes } from './identity/phone/customers/routes.ts'
import { phoneRoutes } from './identity/phone/proof/routes.ts'
import { phoneSignInRoutes } from './identity/phone/sign-in/routes.ts'
import { secondFactorRoutes } from './identity/second-factor/routes.ts'
import { privacyRoutes } from './backoffice/privacy/routes.ts'
import { profileRoutes } from './identity/profile/routes.ts'
import { catalogueSettingsRoutes } from './catalog/settings/catalogue-routes.ts'
import { settingsRoutes } from './catalog/settings/routes.ts'
import { foundThingRoutes } from './ordering/clothes/found-things/routes.ts'
import { proposalRoutes } from './ordering/proposals/routes.ts'
import { plantRoutes } from './ordering/clothes/plant/routes.ts'
import { lateStopRoutes } from './ordering/run-sheet/late-stop-routes.ts'
import { runSheetRoutes } from './ordering/run-sheet/routes.ts'
import { webhookRoutes } from './backoffice/webhooks/routes.ts'
import { slotRoutes } from './catalog/slots/routes.ts'
import { subscriptionRoutes } from './billing/club/routes.ts'
import { ticketRoutes } from './support/tickets/routes.ts'

export function allRoutes(deps: Deps): Route[] {
  const routes = [
    ...accountRoutes(deps),
    ...credentialRoutes(deps),
    ...securityRoutes(deps),
    ...tabletRoutes(deps),
    ...catalogueRoutes(deps),
    ...slotRoutes(deps),
    ...subscriptionRoutes(deps),
    ...paymentWebhookRoutes(deps),
    ...orderRoutes(deps),
    ...proposalRoutes(deps),
    ...foundThingRoutes(deps),
    ...orderPaymentRoutes(deps),
    ...orderDetailRoutes(deps),
    ...bulkRoutes(deps),
    ...garmentRoutes(deps),
    ...invoiceRoutes(deps),
    ...companyRoutes(deps),
    ...loyaltyRoutes(deps),
    ...promoCodeRoutes(deps),
    ...cashRoutes(deps),
    ...tillRoutes(deps),
    ...notificationRoutes(deps),
    ...staffBellRoutes(deps),
    ...adminRoutes(deps),
    ...exportRoutes(deps),
    ...webhookRoutes(deps),
    ...backupRoutes(deps),
    ...customerRoutes(deps),
    ...plantRoutes(deps),
    ...custodyRoutes(deps),
    ...placeRoutes(deps),
    ...vendorRoutes(deps),
    ...pieceRoutes(deps),
    ...runSheetRoutes(deps),
    ...lateStopRoutes(deps),
    ...auditRoutes(deps),
    ...staffRoutes(deps),
    ...staffInvitationRoutes(deps),
    ...settingsRoutes(deps),
    ...catalogueSettingsRoutes(deps),
    ...outboxRoutes(deps, orderMailDetails(deps)),
    ...nowRoutes(deps),
    ...savedViewRoutes(deps),
    ...searchRoutes(deps),
    ...reportRoutes(deps),
    ...contactRoutes(deps),
    ...ticketRoutes(deps),
    ...claimRoutes(deps),
    ...chatRoutes(deps),
    ...helpPictureRoutes(deps),
    ...helpDeskRoutes(deps),
    ...profileRoutes(deps),
    ...phoneRoutes(deps),
    ...phoneSignInRoutes(deps),
    ...phoneCustomerRoutes(deps),
    ...passkeyRoutes(deps),
    ...secondFactorRoutes(deps),
    ...privacyRoutes(deps),
    ...apiKeyRoutes(deps),
    ...demoRoutes(deps),
  ]
  return [...routes, severalStreamsRoute(routes)]
}
