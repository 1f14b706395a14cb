// Notifications and mails, each a title and a message. Instants and days are parameters as ISO strings.
import { accountMessages } from '../accounts/account-messages.ts'
import { custodyRootMessages } from '../clothes/custody-root.ts'
import { subscriptionMessages } from '../club/subscription-messages.ts'
import { companyMessages } from '../companies/company-messages.ts'
import { offerMessages } from '../discounts/offer-messages.ts'
import { pointMessages } from '../discounts/point-messages.ts'
import { claimMessages } from '../help/claim-messages.ts'
import { contactMessages } from '../help/contact-messages.ts'
import { helpMessages } from '../help/help-messages.ts'
import { orderMessages } from '../orders/messages/order-messages.ts'
import { riderMessages } from '../orders/messages/rider-messages.ts'
import { orderMoneyMessages } from '../payments/order-money-messages.ts'
import { staffMessages } from './staff-messages.ts'
import { reachabilityMessages } from './reachability-messages.ts'
import { webhookMessages } from '../webhooks/webhook-messages.ts'

export const messages = {
  /** What was stored as words. */
  text: (params: { readonly title: string; readonly message: string }) => params,
  ...accountMessages,
  ...claimMessages,
  ...companyMessages,
  ...contactMessages,
  ...custodyRootMessages,
  ...helpMessages,
  ...orderMessages,
  ...orderMoneyMessages,
  ...offerMessages,
  ...pointMessages,
  ...reachabilityMessages,
  ...riderMessages,
  ...staffMessages,
  ...subscriptionMessages,
  ...webhookMessages,
}
