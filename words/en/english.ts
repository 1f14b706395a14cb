// The product in English.
import { activities } from './activities.ts'
import { answers } from './answers.ts'
import { approvalByWhatsApp } from './approval-by-whatsapp.ts'
import { audit } from './audit.ts'
import { cardRefusals, type CardRefusals } from './card-refusals.ts'
import { chat } from './chat.ts'
import { claimMessages } from './claim-messages.ts'
import { claims } from './claims.ts'
import { companies } from './companies.ts'
import { custodyRootMessages } from './custody-root.ts'
import { deliveryProblems } from './delivery-problems.ts'
import { points, tiers } from './loyalty.ts'
import { evidence } from './evidence.ts'
import { notices } from './notices.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { exportWords } from './exports.ts'
import { bagTags } from './bag-tags.ts'
import { dates } from './dates.ts'
import { tagSheets } from './tag-sheets.ts'
import { bulkAnswers } from './bulk-answers.ts'
import { invoices } from './invoices.ts'
import { carePreferences } from './care-preferences.ts'
import { leastWeight } from './least-weight.ts'
import { mail, texts } from './mail.ts'
import { handedOverUnpacked } from './stop-misfits.ts'
import { moneyReasons } from './money-reasons.ts'
import { failures } from './failures.ts'
import { fieldNames } from './field-refusals.ts'
import { accountMessages } from './account-messages.ts'
import { companyMessages } from './company-messages.ts'
import { contactMessages } from './contact-messages.ts'
import { helpMessages } from './help-messages.ts'
import { orderMoneyMessages } from './order-money-messages.ts'
import { handOverWords } from './hand-over.ts'
import { orderCalendar } from './order-calendar.ts'
import { problemSubject } from './order-problems.ts'
import { orderMail } from './order-mail.ts'
import { orderSums } from './order-sums.ts'
import { counting } from './counting.ts'
import { deliveryPreferences } from './order-choices.ts'
import { orderMessages } from './order-messages.ts'
import { orderEvents, statusLabel, statusLabels } from './order-statuses.ts'
import { pointMessages } from './point-messages.ts'
import { staffMessages } from './staff-messages.ts'
import { subscriptionMessages } from './subscription-messages.ts'
import { webhookMessages } from './webhook-messages.ts'

export const english = {
  /** As documents name it. */
  language: 'en-IN',
  /** Notifications and mails, each a title and a message. Instants and days are parameters as ISO strings. */
  messages: {
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
    ...pointMessages,
    ...staffMessages,
    ...subscriptionMessages,
    ...webhookMessages,
  },
  /** Entries of the audit log. */
  audit,
  /** That a PIN code is served; that it isn't is among the failures. */
  served: 'Great! We serve your area.',
  /** What is answered when something was done. */
  answers,
  /** Where a card is not taken, charged or given back. */
  cardRefusals: cardRefusals as CardRefusals,
  chat,
  claims,
  /** Companies' accounts. */
  companies,
  deliveryProblems,
  /** All that is known of a claim, as a document. */
  evidence,
  /** The title of a ticket about an order. */
  problemSubject,
  notices,
  people,
  plans,
  points,
  tiers,
  statusLabel,
  statusLabels,
  deliveryPreferences,
  counting,
  orderEvents,
  activities,
  /** With the link to approve, which staff send. */
  approvalByWhatsApp,
  bagTags,
  dates,
  tagSheets,
  bulkAnswers,
  invoices,
  moneyReasons,
  handedOverUnpacked,
  /** Spreadsheets. */
  exports: exportWords,
  /** Why something was refused. */
  failures,
  /** What fields are called where something is said of them. */
  fieldNames,
  mail,
  /** How somebody likes their clothes to be finished. */
  carePreferences,
  leastWeight,
  /** Below the message of a mail about an order. */
  orderMail,
  orderSums,
  handOverWords,
  /** A pickup in its customer's calendar. */
  orderCalendar,
  texts,
}
