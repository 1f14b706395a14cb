/** The list of all event consumers. */
import { auditConsumer } from './audit/audit-consumer.ts'
import { backofficeAudit } from './backoffice/audit-entries.ts'
import { customerTotals } from './backoffice/customers/recount-on-events.ts'
import { blockNotifications } from './backoffice/customers/notify-of-blocks.ts'
import { webhookAudit } from './backoffice/webhooks/audit-entries.ts'
import { webhookMails } from './backoffice/webhooks/mail-of-webhooks.ts'
import { webhookDeliveries } from './backoffice/webhooks/queue-deliveries.ts'
import { cashAudit } from './billing/cash/audit-entries.ts'
import { companyAudit } from './billing/companies/audit-entries.ts'
import { promoCodeAudit } from './billing/promo-codes/audit-entries.ts'
import { chargeAudit } from './billing/club/audit-entries.ts'
import { memberNotifications } from './billing/club/notify-of-subscriptions.ts'
import { catalogAudit } from './catalog/settings/audit-entries.ts'
import type { Consumer } from './events/consumer.ts'
import { identityAudit } from './identity/audit-entries.ts'
import { referralNotifications } from './identity/loyalty/notify-of-referrals.ts'
import { outboxAudit } from './notifications/outbox/audit-entries.ts'
import { custodyAudit } from './ordering/clothes/audit-entries.ts'
import { staffBell } from './notifications/staff-bell/notify-staff.ts'
import { garmentAudit } from './ordering/garments/audit-entries.ts'
import { orderDetailAudit } from './ordering/order-detail/audit-entries.ts'
import { orderAudit } from './ordering/orders/audit-entries.ts'
import { orderNotifications } from './ordering/orders/messages/notify-of-orders.ts'
import { proposalNotifications } from './ordering/proposals/notify-of-proposals.ts'
import { chatAudit } from './support/chat/audit-entries.ts'
import { chatNotifications } from './support/chat/notify-of-chats.ts'
import { claimAudit } from './support/claims/audit-entries.ts'
import { claimNotifications } from './support/claims/notify-of-claims.ts'
import { contactAudit } from './support/contact/audit-entries.ts'
import { contactMails } from './support/contact/mail-of-messages.ts'
import { ticketAudit } from './support/tickets/audit-entries.ts'
import { ticketNotifications } from './support/tickets/notify-of-tickets.ts'

export const CONSUMERS: readonly Consumer[] = [
  auditConsumer(
    backofficeAudit,
    cashAudit,
    catalogAudit,
    chargeAudit,
    chatAudit,
    claimAudit,
    companyAudit,
    contactAudit,
    custodyAudit,
    garmentAudit,
    identityAudit,
    orderAudit,
    orderDetailAudit,
    outboxAudit,
    promoCodeAudit,
    ticketAudit,
    webhookAudit,
  ),
  blockNotifications,
  chatNotifications,
  claimNotifications,
  contactMails,
  customerTotals,
  memberNotifications,
  orderNotifications,
  proposalNotifications,
  referralNotifications,
  staffBell,
  ticketNotifications,
  webhookDeliveries,
  webhookMails,
]
