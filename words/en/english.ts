// The product in English.
import { activities } from './audit/activities.ts'
import { answers } from './answers.ts'
import { answersByWhatsApp } from './orders/messages/answers-by-whatsapp.ts'
import { approvalByWhatsApp } from './orders/messages/approval-by-whatsapp.ts'
import { audit } from './audit/audit.ts'
import { chat } from './help/chat.ts'
import { claims } from './help/claims.ts'
import { companies } from './companies/companies.ts'
import { consents } from './messages/consents.ts'
import { deliveryProblems } from './slots/delivery-problems.ts'
import { whatsAppProblems } from './messages/whatsapp-problems.ts'
import { points, rewards, tiers } from './discounts/loyalty.ts'
import { evidence } from './help/evidence.ts'
import { notices } from './settings/notices.ts'
import { people } from './people/people.ts'
import { plans } from './club/plans.ts'
import { exportWords } from './reports/exports.ts'
import { bagTags } from './clothes/bag-tags.ts'
import { dates } from './base/dates.ts'
import { tagSheets } from './clothes/tag-sheets.ts'
import { bulkAnswers } from './orders/bulk-answers.ts'
import { invoices } from './invoices/invoices.ts'
import { carePreferences } from './catalogue/care-preferences.ts'
import { visitFees } from './orders/visit-fees.ts'
import { ruleCharges } from './orders/new-order/rule-charges.ts'
import { mail, texts } from './messages/mail.ts'
import { newsOfAlarms } from './messages/staff-texts.ts'
import { staffAlarms } from './messages/staff-messages.ts'
import {
  approvedTexts,
  newsOfOrder,
  orderOnItsWayWithNews,
  textOf,
} from './messages/message-texts.ts'
import { messageKinds } from './messages/message-kinds.ts'
import { messages } from './messages/messages.ts'
import { stopAnswers } from './messages/stop-answers.ts'
import { riderMisfits } from './run-sheet/rider-misfits.ts'
import { handedOverUnpacked } from './run-sheet/stop-misfits.ts'
import { moneyReasons } from './payments/money-reasons.ts'
import { failures } from './failures.ts'
import { fieldNames } from './base/field-refusals.ts'
import { handOverWords } from './orders/hand-over.ts'
import { orderCalendar } from './orders/messages/order-calendar.ts'
import { problemSubject } from './orders/order-problems.ts'
import { orderItems } from './orders/order-items.ts'
import { orderMail } from './orders/messages/order-mail.ts'
import { orderSums } from './orders/order-sums.ts'
import { counting } from './orders/counting.ts'
import { deliveryPreferences } from './orders/order-choices.ts'
import { orderEvents, statusLabel, statusLabels } from './orders/order-statuses.ts'
import { services } from './catalogue/services.ts'

export const english = {
  /** As documents name it. */
  language: 'en-IN',
  messages,
  messageKinds,
  /** Entries of the audit log. */
  audit,
  /** That a PIN code is served; that it isn't is among the failures. */
  served: 'Great! We serve your area.',
  /** What is answered when something was done. */
  answers,
  answersByWhatsApp,
  chat,
  claims,
  /** Companies' accounts. */
  companies,
  /** What people agree to, as it is shown and kept. */
  consents,
  deliveryProblems,
  whatsAppProblems,
  /** All that is known of a claim, as a document. */
  evidence,
  /** The title of a ticket about an order. */
  problemSubject,
  notices,
  people,
  plans,
  points,
  rewards,
  tiers,
  /** Answers to STOP and START. */
  stopAnswers,
  statusLabel,
  statusLabels,
  deliveryPreferences,
  counting,
  orderEvents,
  orderItems,
  services,
  activities,
  /** With the link to approve, which staff send. */
  approvalByWhatsApp,
  bagTags,
  dates,
  tagSheets,
  bulkAnswers,
  invoices,
  moneyReasons,
  /** What orders and credit notes keep of second visits and missed windows. */
  visitFees,
  handedOverUnpacked,
  /** What riders read of stops that don’t fit their orders. */
  riderMisfits,
  /** Spreadsheets. */
  exports: exportWords,
  /** Why something was refused. */
  failures,
  /** What fields are called where something is said of them. */
  fieldNames,
  mail,
  /** How somebody likes their clothes to be finished. */
  carePreferences,
  ruleCharges,
  /** Below the message of a mail about an order. */
  orderMail,
  orderSums,
  handOverWords,
  /** A pickup in its customer's calendar. */
  orderCalendar,
  texts,
  /** Short messages as operators approve them, by subject and name. */
  approvedTexts,
  /** The approved text that says a kind of message; null where none leaves by text. */
  textOf,
  /** The approved text for several changes of one order. */
  newsOfOrder,
  orderOnItsWayWithNews,
  /** Several alarms of staff in one message. */
  newsOfAlarms,
  staffAlarms,
}
