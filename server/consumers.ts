/** The visible list of what follows from events. */
import { auditConsumer } from './audit/audit-consumer.ts'
import { backofficeAudit } from './backoffice/audit-words.ts'
import { blockNotifications } from './backoffice/customers/notify-of-blocks.ts'
import { promoCodeAudit } from './billing/promo-codes/audit-words.ts'
import { chargeAudit } from './billing/subscriptions/audit-words.ts'
import { memberNotifications } from './billing/subscriptions/notify-of-subscriptions.ts'
import { catalogAudit } from './catalog/settings/audit-words.ts'
import type { Consumer } from './events/consumer.ts'
import { identityAudit } from './identity/audit-words.ts'
import { outboxAudit } from './notifications/outbox/audit-words.ts'
import { garmentAudit } from './ordering/garments/audit-words.ts'
import { orderDetailAudit } from './ordering/order-detail/audit-words.ts'
import { orderAudit } from './ordering/orders/audit-words.ts'
import { orderNotifications } from './ordering/orders/notify-of-orders.ts'
import { chatAudit } from './support/chat/audit-words.ts'
import { chatNotifications } from './support/chat/notify-of-chats.ts'
import { contactAudit } from './support/contact/audit-words.ts'
import { contactMails } from './support/contact/mail-of-messages.ts'
import { ticketAudit } from './support/tickets/audit-words.ts'
import { ticketNotifications } from './support/tickets/notify-of-tickets.ts'

export const CONSUMERS: readonly Consumer[] = [
  auditConsumer(
    backofficeAudit,
    catalogAudit,
    chargeAudit,
    chatAudit,
    contactAudit,
    garmentAudit,
    identityAudit,
    orderAudit,
    orderDetailAudit,
    outboxAudit,
    promoCodeAudit,
    ticketAudit,
  ),
  blockNotifications,
  chatNotifications,
  contactMails,
  memberNotifications,
  orderNotifications,
  ticketNotifications,
]
