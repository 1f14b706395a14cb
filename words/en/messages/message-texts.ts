// Approved texts by subject, and which of them says each kind of message.
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import { accountTextOf, accountTexts } from '../accounts/account-texts.ts'
import type { custodyRootMessages } from '../clothes/custody-root.ts'
import { subscriptionTextOf, subscriptionTexts } from '../club/subscription-texts.ts'
import type { companyMessages } from '../companies/company-messages.ts'
import { offerTextOf, offerTexts } from '../discounts/offer-texts.ts'
import { pointTextOf, pointTexts } from '../discounts/point-texts.ts'
import { helpTextOf, helpTexts } from '../help/help-texts.ts'
import { orderTextOf, orderTexts } from '../orders/messages/order-texts.ts'
import { riderTextOf, riderTexts } from '../orders/messages/rider-texts.ts'
import { orderMoneyTextOf, orderMoneyTexts } from '../payments/order-money-texts.ts'
import { staffTextOf, staffTexts } from './staff-texts.ts'
import type { webhookMessages } from '../webhooks/webhook-messages.ts'

const newsTexts = {
  news: {
    class: 'service',
    text: 'There is a message for you in your account.',
    action: 'Read it',
    variables: {},
  },
  test: {
    class: 'service',
    text: 'You asked for this test. Messages from us reach you here.',
    action: null,
    variables: {},
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

export const approvedTexts = {
  orders: { ...orderTexts, ...riderTexts },
  payments: orderMoneyTexts,
  club: subscriptionTexts,
  help: helpTexts,
  discounts: { ...pointTexts, ...offerTexts },
  accounts: accountTexts,
  people: staffTexts,
  messages: newsTexts,
}

/** Staff and companies have these in their mailbox. */
const notByText = {
  'custody.root': null,
  'company.invoiced': null,
  'company.overdue': null,
  'webhook.given_up': null,
  'webhook.gone': null,
} satisfies TextsOf<typeof custodyRootMessages & typeof companyMessages & typeof webhookMessages>

export const textOf = {
  ...accountTextOf,
  ...helpTextOf,
  ...notByText,
  ...offerTextOf,
  ...orderMoneyTextOf,
  ...orderTextOf,
  ...pointTextOf,
  ...riderTextOf,
  ...staffTextOf,
  ...subscriptionTextOf,
  'message.test': () => fillerOf<typeof newsTexts>()('test', {}),
  /** What was stored as words. */
  text: () => fillerOf<typeof newsTexts>()('news', {}),
}

/** Several changes of one order in one message. */
export const newsOfOrder = ({ number }: { readonly number: string }) =>
  fillerOf<typeof orderTexts>()('order_news', { number })

/** An order that is on its way, with other changes in one message. */
export const orderOnItsWayWithNews = ({ number }: { readonly number: string }) =>
  fillerOf<typeof orderTexts>()('order_on_its_way_with_news', { number })
