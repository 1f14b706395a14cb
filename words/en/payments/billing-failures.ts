// Refusals about money: payments, refunds, subscriptions, promo codes.
import { MAX_PAUSE_DAYS, type Refusal } from '#domain/club/club-changes.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import { formatPlanPaise } from '#domain/club/plans.ts'
import { formatPromoDay } from '../discounts/promo-terms.ts'
import { cardRefusals, type CardRefusal } from './card-refusals.ts'

interface Planned {
  plan: string
  pricePaise: Paise
}

const changeRefusals = {
  cancelledAlready: 'This subscription is already cancelled.',
  notCancelled: 'This subscription is not cancelled.',
  overChooseAgain: 'This subscription is over. Please choose a plan to start again.',
  resumeFirst: 'Please resume your subscription first, then change its plan.',
  onlyActivePaused: 'Only an active subscription can be paused.',
  pausedAlready: 'Your subscription is already paused.',
  trialNotPaused: 'A free trial can’t be paused.',
  dueNotPaused: 'Your next payment is due, so your subscription can’t be paused now.',
  pausedOnce: 'You have paused once in this period. You can pause again in the next one.',
  notPaused: 'Your subscription is not paused.',
  badPause: `A pause lasts 1 to ${MAX_PAUSE_DAYS} days.`,
} satisfies Record<Refusal['kind'], string>

export const billingFailures = {
  ...changeRefusals,
  offerPaused: ({ code }: { code: string }) =>
    `The code ${code} is paused. Resume it first, then tell customers.`,
  offerOver: ({ code, day }: { code: string; day: string }) =>
    `The code ${code} is over when offers can leave next, on ${formatPromoDay(day)}. Create another one with a later last day.`,
  offerUsedUp: ({ code }: { code: string }) =>
    `The code ${code} is used up. Create another one, then tell customers.`,
  offerToNobody: ({ code }: { code: string }) =>
    `There is no customer to tell of ${code}: everyone who agreed to offers was told already, has had their offers of this month, or can’t use it.`,
  badOfferLink:
    'This link doesn’t work: it wasn’t copied in full, or its account is gone. Log in and turn promotions off under Notifications.',
  cardRefused: ({ refusal }: { refusal: CardRefusal }) => cardRefusals[refusal],
  paymentServiceAway: 'We can’t reach the payment service right now.',
  refundRetried: 'The payment service can’t be reached. The refund is tried again automatically.',
  subscriptionRetried:
    'We can’t reach the payment service. We keep trying and will tell you as soon as your subscription begins; please don’t pay again.',
  paymentFailed: 'Payment failed. Please check your card details.',
  cardNotCharged: 'Your card was not charged.',
  paymentUnfinished: 'Your payment is not finished yet.',
  paymentConfirming:
    'Your payment is being confirmed right now. Please try again in a few minutes.',
  cardCharging: 'The card of this order is being charged right now. Please look again in a moment.',
  orderPaymentUnderWay:
    'A payment for one of your orders is still under way. Please try again in a few minutes.',
  memberPaymentUnderWay:
    'A payment for your membership is still under way. Please try again in a few minutes.',
  cardFormNeeded: 'Please enter your card in the payment form.',
  badExpiry: 'Please enter a valid expiry date (MM/YY).',
  cardsKeptUnasked: 'This payment service keeps cards without asking first.',
  noSavedCard: 'There is no saved card to pay with. Please choose cash or UPI.',
  clothesBack: 'Your clothes are already back with you. Please choose a saved card.',
  /** Staff want to choose a customer's card. */
  cardOwnersChoice:
    'A card is chosen by its owner, on the page of their order. You can choose cash or UPI.',
  paymentChosenSince: 'The payment method has changed in the meantime. Please look at it again.',
  goodwillTooSoon: ({ status }: { status: OrderStatus }) =>
    status === 'cancelled'
      ? 'This order is cancelled and costs nothing.'
      : 'Goodwill is for orders that were delivered. Until then, change the items instead.',
  goodwillTooLarge: ({ chargedPaise }: { chargedPaise: Paise }) =>
    chargedPaise === 0
      ? 'This order no longer costs anything.'
      : `Enter an amount up to ${formatPaise(chargedPaise)}, which is what the order costs.`,
  costsOtherNow: ({ chargedPaise }: { chargedPaise: Paise }) =>
    `This order costs ${formatPaise(chargedPaise)} now. Please look at it again.`,
  nothingDue: 'This order has no balance due.',
  /** Staff want to take money for an order on account. */
  companyPays:
    'This order’s company pays for it. To take money instead, change how it’s paid to cash or UPI first.',
  otherDue: ({ duePaise }: { duePaise: Paise }) =>
    `${formatPaise(duePaise)} is due for this order now.`,
  gstinTaken: ({ gstin }: { gstin: string }) => `Another company already has the GSTIN ${gstin}.`,
  noCustomerOfContact: ({ contact }: { contact: string }) =>
    `There is no customer with ${contact} who has confirmed it. Please check it, give their email, or add them at the counter first.`,
  severalOfContact: ({ contact }: { contact: string }) =>
    `Several customers have ${contact}. Please give an email instead.`,
  ofOtherCompany: ({ company }: { company: string }) =>
    `This customer already orders for ${company}. A customer orders for one company only.`,
  companyOrdersUnderWay: ({ orders }: { orders: number }) =>
    orders === 1
      ? 'One of their orders for the company is under way. Please wait until it is completed, or cancel it.'
      : `${orders} of their orders for the company are under way. Please wait until they are completed, or cancel them.`,
  noCompanyEmail: 'This company has no email for reminders. Please add one to its details.',
  nothingOverdue: 'This company has no overdue invoices.',
  noAccount: 'This order has no company account.',
  accountOverdue: ({ overduePaise }: { overduePaise: Paise }) =>
    `${formatPaise(overduePaise)} of the company’s invoices is overdue, so nothing more can go on its account until that is paid. Please choose another way to pay.`,
  aboveAccountLimit: ({ leftPaise }: { leftPaise: Paise }) =>
    leftPaise === 0
      ? 'The company has reached its limit, so nothing more can go on its account now. Please choose another way to pay.'
      : `${formatPaise(leftPaise)} is left of the company’s limit, which is less than this order costs. Please choose another way to pay.`,
  beyondAccountLimit:
    'This is over the company’s limit. A colleague who sees prices can charge it anyway.',
  onMonthlyInvoice: 'This order is on the company’s monthly invoice.',
  notCompletedForReceipt: 'You get the receipt once your order is completed.',

  orderFullyRefunded: 'There is nothing left to refund on this order.',
  chargeFullyRefunded: 'There is nothing left to refund on this charge.',
  refundToCard:
    'Money paid by card goes back to the card. Another way is possible once a refund to it has failed.',
  refundTooLarge: ({ mostPaise }: { mostPaise: Paise }) =>
    `At most ${formatPaise(mostPaise)} can be refunded.`,
  /** `names`: of colleagues who may give back more. */
  refundsOfDay: (cap: { mostPaise: Paise; leftPaise: Paise; names: readonly string[] }) =>
    `You may refund ${formatPaise(cap.mostPaise)} a day, and ${formatPaise(cap.leftPaise)} is left today. ${cap.names.length === 0 ? 'No colleague may refund more.' : `Please ask ${cap.names.slice(0, 3).join(' or ')}, who may refund more.`}`,
  codesOfCap: (cap: { mostPaise: Paise; mostPercent: number; names: readonly string[] }) =>
    `You may refund ${formatPaise(cap.mostPaise)} a day, so your codes take at most that or ${cap.mostPercent} % off an order. ${cap.names.length === 0 ? 'No colleague may give more.' : `Please ask ${cap.names.slice(0, 3).join(' or ')}, who may give more.`}`,
  handInWaits: 'Your last hand-in is not counted yet. Please hand in the rest after that.',
  nothingToHandIn: 'You have no cash to hand in.',
  otherCash: ({ expectedPaise }: { expectedPaise: Paise }) =>
    `You have ${formatPaise(expectedPaise)} to hand in now. Please count again.`,
  cashReasonNeeded: 'Please say why the amount is different.',
  otherPieces: ({ paise }: { paise: Paise }) =>
    `The notes and coins come to ${formatPaise(paise)}. Please count again.`,
  ownUpi: 'A colleague has to confirm what you took by UPI.',
  upiConfirmedAlready: 'A colleague has already confirmed this payment.',
  referenceOfOther: ({ number }: { number: string }) =>
    `That reference stands for the payment of ${number} already. Please check it.`,
  ownHandIn: 'A colleague has to count what you handed in.',
  countedAlready: 'A colleague has already counted this. Please look at what they counted.',
  badAmount: 'Please give the amount in rupees and whole paise.',
  onlyRefunded: 'A payment by card or on account can only be refunded.',
  paymentUndone: 'This payment is already undone.',
  paymentPartlyRefunded: 'Part of this payment was already refunded.',
  cashHandedIn: 'The cash of this payment was already handed in, so it can only be refunded.',
  undoneOnItsDay:
    'A payment can be undone only on the day it was taken. Please ask a colleague who gives refunds.',

  subscriptionOver: 'This subscription is over.',
  cardOnlyWhenDue: 'Your card can be changed while a payment is due.',
  noSuchSubscription: 'There is no such subscription.',
  noSubscription: 'There is no active subscription.',
  subscribedAlready:
    'You already have a Laundry Club subscription. You can change its plan at any time.',
  onlyOwnSubscription: 'You can only subscribe for yourself.',
  noTrial: 'There is no free trial for you on this plan.',
  noSuchPlan: 'We don’t have this plan. Please choose one of our plans.',
  /** At first another sum than each month. */
  firstPriceChanged: ({ plan, pricePaise, firstPaise }: Planned & { firstPaise: Paise }) =>
    `The price has changed: the ${plan} plan now costs ${formatPlanPaise(firstPaise)} at first, then ${formatPlanPaise(pricePaise)} a month.`,
  planPriceChanged: ({ plan, pricePaise }: Planned) =>
    `The price has changed: the ${plan} plan now costs ${formatPlanPaise(pricePaise)} a month.`,
  serviceNotInUse: 'This payment service is not in use.',
  badSignature: 'Invalid webhook signature.',
  codeTaken: ({ code }: { code: string }) =>
    `There is already a code ${code}. Please choose another, or resume that one.`,
}
