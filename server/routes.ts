/** The visible list of capabilities. */
import { credentialRoutes } from './accounts/credential-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { securityRoutes } from './accounts/security-routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { backupRoutes } from './backup/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import type { Deps } from './deps.ts'
import { exportRoutes } from './exports/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { garmentRoutes } from './garments/routes.ts'
import { helpDeskRoutes } from './help-desk/routes.ts'
import type { Route } from './http/route.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { outboxRoutes } from './letters/routes.ts'
import { loyaltyRoutes } from './loyalty/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { orderPaymentRoutes } from './order-payments/routes.ts'
import { orderDeskRoutes } from './order-desk/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { phoneRoutes } from './phone-proof/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { catalogueSettingsRoutes } from './settings/catalogue-routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { runSheetRoutes } from './run-sheet/routes.ts'
import { slotRoutes } from './slots/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'

export function allRoutes(deps: Deps): Route[] {
  return [
    ...accountRoutes(deps),
    ...credentialRoutes(deps),
    ...securityRoutes(deps),
    ...catalogueRoutes(deps),
    ...slotRoutes(deps),
    ...subscriptionRoutes(deps),
    ...orderRoutes(deps),
    ...orderPaymentRoutes(deps),
    ...orderDeskRoutes(deps),
    ...garmentRoutes(deps),
    ...invoiceRoutes(deps),
    ...loyaltyRoutes(deps),
    ...notificationRoutes(deps),
    ...adminRoutes(deps),
    ...exportRoutes(deps),
    ...backupRoutes(deps),
    ...customerRoutes(deps),
    ...runSheetRoutes(deps),
    ...auditRoutes(deps),
    ...settingsRoutes(deps),
    ...catalogueSettingsRoutes(deps),
    ...outboxRoutes(deps),
    ...figureRoutes(deps),
    ...contactRoutes(deps),
    ...ticketRoutes(deps),
    ...chatRoutes(deps),
    ...helpDeskRoutes(deps),
    ...profileRoutes(deps),
    ...phoneRoutes(deps),
    ...privacyRoutes(deps),
  ]
}
