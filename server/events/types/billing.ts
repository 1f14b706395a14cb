/** Events of order payments, subscriptions, Laundry Club charges and promo codes. Instants are ISO 8601. */
import type { NewPromoCode } from '#contract/discounts/promo-codes.ts'
import type { PaymentMethod, TakenByHand } from '#domain/orders/record/order-choices.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Terms } from '#domain/club/plans.ts'
import type { OrderRef } from './ordering.ts'

/** Whose subscription it is. */
interface Member {
  userId: string
}

interface Card {
  brand: string
  last4: string
}

/** A payment by card, and the status that the order had. */
interface CardCharge {
  paymentId: string
  amountPaise: number
  card: Card
  status: OrderStatus
}

/** What staff took by hand. */
interface PaymentTaken {
  paymentId: string
  method: TakenByHand
  amountPaise: number
}

export interface BillingEvents {
  /** `duePaise`: still to be paid; `owedPaise`: to be given back, for it was more than the order costs. */
  'order.marked_paid': OrderRef &
    PaymentTaken & { madeAt?: string; duePaise?: number; owedPaise?: number }
  /** The mark was a mistake. */
  'order.payment_undone': OrderRef & PaymentTaken
  'order.charged': OrderRef & CardCharge
  /** `message`: the payment service's words, or ours. */
  'order.charge_failed': OrderRef & CardCharge & { message: string }
  /** It is paid another way, as its customer chose or staff for them. */
  'order.payment_chosen': OrderRef & {
    from: PaymentMethod
    method: PaymentMethod
    duePaise: number
    card: Card | null
  }
  /**
   * Staff, or the laundry's rules, took something off what it cost. What was paid beyond that: `backPaise` went back at once, `owedPaise` is
   * still to be handed back. The reason stands in its entry (`order_goodwill`).
   */
  'order.goodwill_given': OrderRef & {
    goodwillId: string
    amountPaise: number
    percent: number | null
    backPaise: number
    chargedPaise: number
    duePaise: number
    owedPaise: number
    /** Why the laundry's rules did: nobody came in the window that was promised for it. */
    missed?: StopKind
    /** It has no price yet. */
    uncounted?: true
  }
  /** Staff gave back, of which the goodwill is no longer owed. */
  'order.refunded': OrderRef & { amountPaise: number; goodwillPaise: number }
  /** A part of what is given back has left or was handed over; what the order comes to with it. */
  'order.refund_made': OrderRef & {
    refundId: string
    method: PaymentMethod
    amountPaise: number
    status: OrderStatus
    chargedPaise: number
    duePaise: number
  }
  /** A card didn't take a refund: at once, or (`wasMade`) after its customer was told that it is on its way. */
  'order.refund_failed': OrderRef & { refundId: string; amountPaise: number; wasMade: boolean }

  'subscription.trial_begun': Member & {
    planName: string
    endsAt: string
    firstChargePaise: number
  }
  /** A period was paid, the first one or another. */
  'subscription.paid': Member & {
    period: number
    planName: string
    amountPaise: number
    endsAt: string
  }
  /** `message`: the payment service's words. The instants are there while it is tried again. */
  'subscription.payment_failed': Member & {
    period: number
    tries: number
    message: string
    status: 'declined' | 'expired' | 'retrying'
    retryAt: string | null
    endsAt: string | null
  }
  'subscription.cancelled': Member
  /** It is not renewed, though its member did not ask for that. */
  'subscription.renewal_ended': Member & { endsAt: string }
  'subscription.resumed': Member & { endsAt: string }
  'subscription.paused': Member & { until: string }
  'subscription.unpaused': Member & { endsAt: string }
  /** `from`: when the plan begins; null where the present one stays. */
  'subscription.plan_chosen': Member & { planName: string; pricePaise: number; from: string | null }
  'subscription.card_changed': Member & { last4: string }
  'subscription.renewal_near': Member & {
    period: number
    planName: string
    amountPaise: number
    endsAt: string
    isTrial: boolean
    /** The terms, where they become others. */
    changed: { before: Terms; now: Terms } | null
  }
  'subscription.ended': Member
  /** What was given back of a charge is on its way. */
  'subscription.refunded': Member & { refundId: string; amountPaise: number }
  /** A card didn't take it, as in `order.refund_failed`. */
  'subscription.refund_failed': Member & { refundId: string; amountPaise: number; wasMade: boolean }

  /** Somebody handed in the cash that they had on them. */
  /** A colleague wrote down what somebody who was suspended or removed gave. */
  'cash.taken_in': { userId: string; expectedPaise: number; paise: number }
  'cash.handed_in': { userId: string; expectedPaise: number; paise: number }
  /** A payment by UPI that a rider took was found in the laundry's account. */
  'cash.upi_confirmed': { paymentId: string; number: string; amountPaise: number }
  /** What was counted of it; `beforePaise`: what it was before a correction. `userId`: who handed it in. */
  'cash.counted': {
    userId: string | null
    expectedPaise: number
    paise: number
    beforePaise: number | null
  }

  'charge.refunded': { refundId: string; amountPaise: number }
  'promo_code.made': NewPromoCode
  /** `customers`: how many were to be told of it. */
  'promo_code.offered': { promoCode: string; customers: number }
  'promo_code.paused': { promoCode: string }
  'promo_code.resumed': { promoCode: string }
}
