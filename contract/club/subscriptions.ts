/** The Laundry Club: plans, subscribing, allowance and charges. */
import { CHARGE_STATUSES } from '#domain/payments/order-payments.ts'
import { BEGUN_STATUSES, CHARGE_KINDS } from '#domain/club/club.ts'
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { CARD_LIMIT } from '../accounts/card-limit.ts'
import {
  cardLabelField,
  id,
  idempotencyHeader,
  instant,
  oneLineField,
  rupees,
  textField,
} from '../base/fields.ts'
import { creditNote } from '../invoices/invoices.ts'
import { GATEWAYS } from '#domain/payments/payment-providers.ts'
import { badCardToken, badExpiry } from '#words/en/fields/account.ts'
import { badCardNumber, planNeeded, sumNotNumber, tokenNotText } from '#words/en/fields/billing.ts'
import * as names from '#words/en/fields/names.ts'

/** A plan as the caller would get it: `firstMonthPrice` and `trialDays` say what a new member is offered. */
export const plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: rupees,
  originalPrice: rupees,
  savingsPercent: z.number(),
  /** The first month's price: half, or `price` for who was a member before. */
  firstMonthPrice: rupees,
  /** Free days before the first charge; 0 where there is no trial, or for who was a member before. */
  trialDays: z.number(),
  weightAllowance: z.string(),
  kilograms: z.number(),
  pickups: z.number(),
  dryCleanItems: z.number(),
  features: z.array(z.string()),
  popular: z.boolean(),
})
export type PlanAnswer = z.output<typeof plan>

export const plans = defineCall({
  method: 'GET',
  path: '/api/plans',
  summary: "The Laundry Club's plans, with the prices that hold for the caller",
  access: 'public',
  answers: { 200: z.array(plan) },
})

/** Kilograms that one period granted, as far as they can still be used. Oldest first. */
const allowanceLot = z.object({
  kilograms: z.number(),
  kilogramsLeft: z.number(),
  periodStart: instant,
  periodEnd: instant,
  expiresAt: instant,
  /** From an earlier period. */
  rolledOver: z.boolean(),
})

const cardFacts = z.object({
  cardLast4: z.string(),
  cardBrand: z.string(),
  /** '01' to '12', and four digits. */
  expiryMonth: z.string(),
  expiryYear: z.string(),
})

const billing = z.object({
  address: z.string(),
  city: z.string(),
  zipCode: z.string(),
})

/** A subscription as it is read, and what the management screen shows beside it. */
export const subscription = z.object({
  _id: z.string(),
  userId: z.string(),
  planId: z.string(),
  planName: z.string(),
  status: z.enum(BEGUN_STATUSES),
  /** The current period, a trial included; while paused its end is what it would be on resuming now. */
  startDate: instant,
  endDate: instant,
  memberSince: instant,
  price: rupees,
  autoRenew: z.boolean(),
  /** What the current period granted, such as "12 kg", and how much of that was used. */
  weightAllowance: z.string(),
  weightUsed: z.number(),
  pickupsAllowed: z.number(),
  pickupsUsed: z.number(),
  dryCleanItemsAllowed: z.number(),
  dryCleanItemsUsed: z.number(),
  /** What an order placed now can use, rolled-over kilograms included; all 0 while it can't use any. */
  left: z.object({
    kilograms: z.number(),
    pickups: z.number(),
    dryCleanItems: z.number(),
  }),
  lots: z.array(allowanceLot),
  paymentMethod: cardFacts,
  billingAddress: billing,
  /** The free trial, before the first charge. */
  trial: z.boolean(),
  nextCharge: z.nullable(z.object({ at: instant, amount: rupees })),
  /** The plan from the next period on, when another was chosen. */
  nextPlan: z.nullable(z.object({ planId: z.string(), planName: z.string(), price: rupees })),
  pause: z.nullable(z.object({ since: instant, until: instant })),
  /** The last charge failed and is tried again; the allowance waits for it. */
  paymentProblem: z.nullable(
    z.object({ message: z.string(), nextTryAt: instant, endsAt: instant }),
  ),
  /** What its owner may do right now. */
  can: z.object({
    cancel: z.boolean(),
    resume: z.boolean(),
    changePlan: z.boolean(),
    pause: z.boolean(),
    unpause: z.boolean(),
  }),
})
export type Subscription = z.output<typeof subscription>

const twoDigits = z.union([z.string().check(z.maxLength(10)), z.number()], {
  error: badExpiry,
})

/** A card without its number: what is shown of it, and the token that the payment service charges. */
export const cardInput = z.object({
  cardLast4: z.string({ error: badCardNumber }).check(
    z.regex(/^\d{4}$/, {
      error: badCardNumber,
    }),
  ),
  cardBrand: z.optional(cardLabelField(names.cardBrand, 40, 0)),
  expiryMonth: twoDigits,
  expiryYear: twoDigits,
  token: z.optional(
    z
      .string({ error: tokenNotText })
      // A token names a card; a card number has no letter in it and must never be stored.
      .check(
        z.regex(/^(?=.*[a-z])[\w-]{1,200}$/i, {
          error: badCardToken,
        }),
      ),
  ),
})

export const billingInput = z.object({
  address: textField(names.billingAddress, 300, 1),
  city: oneLineField(names.city, 100),
  zipCode: oneLineField(names.zipCode, 20),
})

const sum = z.number({ error: sumNotNumber })

/** What a browser must do before a payment can go through, such as the bank's own question. */
const paymentAction = z.object({
  provider: z.enum(GATEWAYS),
  /** Stripe: what its script confirms with. */
  clientSecret: z.optional(z.string()),
  /** Razorpay: the order that its checkout pays, and for whom it keeps the card. */
  orderId: z.optional(z.string()),
  customerId: z.optional(z.string()),
})

/**
 * The fields of the first clients. `userId` must be the caller's own. Name, price, dates, allowances and
 * status of the plan are read by nobody: the server decides them. 202 says that the browser must
 * finish the payment and then call `confirm`.
 */
export const subscribe = defineCall({
  method: 'POST',
  path: '/api/subscriptions',
  summary: 'Join the Laundry Club; repeat with the same Idempotency-Key and it is still one',
  access: 'own',
  headers: idempotencyHeader,
  body: z.object({
    userId: z.optional(id),
    planId: z.string({ error: planNeeded }).check(z.maxLength(60)),
    /** Left out where the payment service's own window takes the card. */
    paymentMethod: z.optional(cardInput),
    billingAddress: billingInput,
    /** Start with the plan's free trial. */
    trial: z.optional(z.boolean()),
    /** What the caller was shown, in rupees; only compared, so that nobody is charged another sum. */
    seen: z.optional(z.object({ firstCharge: sum, price: sum })),
  }),
  answers: {
    201: subscription,
    200: subscription,
    202: z.object({ _id: z.string(), action: z.nullable(paymentAction) }),
  },
  errors: [
    'unknown_plan',
    'already_subscribed',
    'trial_not_offered',
    'price_changed',
    'card_token_needed',
    'card_not_available',
    'card_expired',
    'payment_failed',
    'payment_pending',
    'payment_unavailable',
    'customer_blocked',
  ],
  limit: CARD_LIMIT,
})

export const activeSubscription = defineCall({
  method: 'GET',
  path: '/api/subscriptions/user/:userId/active',
  summary: "A customer's subscription that is active, or cancelled and not over",
  access: { owner: 'params.userId', permission: 'customers', ofStaff: 'people' },
  params: z.object({ userId: id }),
  answers: { 200: subscription },
  errors: ['no_subscription'],
})

/** Browsers note a refusal in their console, and most who ask are no members. */
export const currentSubscription = defineCall({
  method: 'GET',
  path: '/api/subscriptions/user/:userId/current',
  summary: 'The same, where none is no failure',
  access: { owner: 'params.userId', permission: 'customers', ofStaff: 'people' },
  params: z.object({ userId: id }),
  answers: { 200: z.object({ subscription: z.nullable(subscription) }) },
})

/** What calls about one subscription have in common. */
export const ofOne = {
  access: 'own',
  params: z.object({ id }),
} as const

export const confirmSubscription = defineCall({
  method: 'PUT',
  path: '/api/subscriptions/:id/confirm',
  summary: 'Ask the payment service what became of a payment that the browser had to finish',
  ...ofOne,
  answers: { 200: subscription },
  errors: ['no_subscription', 'payment_failed', 'payment_pending', 'payment_unavailable'],
  limit: { minute: 30 },
})

/** A charge of a subscription, newest first; `refunded` of its amount was given back. */
export const charge = z.object({
  _id: z.string(),
  kind: z.enum(CHARGE_KINDS),
  planName: z.string(),
  amount: rupees,
  refunded: rupees,
  /** What was taken back of its invoice, oldest first. */
  creditNotes: z.array(creditNote),
  status: z.enum(CHARGE_STATUSES),
  /** Why it failed. */
  message: z.nullable(z.string()),
  periodStart: instant,
  periodEnd: instant,
  createdAt: instant,
  paidAt: z.nullable(instant),
})
export type Charge = z.output<typeof charge>

export const subscriptionCharges = defineCall({
  method: 'GET',
  path: '/api/subscriptions/:id/charges',
  summary: 'Every charge of a subscription, newest first',
  ...ofOne,
  access: { owner: 'record', permission: 'money-in' },
  answers: { 200: z.array(charge) },
  errors: ['no_subscription'],
})
