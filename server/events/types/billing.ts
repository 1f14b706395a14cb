/** What happens to subscriptions, to the charges of the Laundry Club and to promo codes. Instants are written as ISO 8601. */
import type { NewPromoCode } from '#contract/promo-codes.ts'
import type { Terms } from '#domain/plans.ts'

/** Whose subscription it is. */
interface Member {
  userId: string
}

export interface BillingEvents {
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

  'charge.refunded': { refundId: string; amountPaise: number }
  'promo_code.made': NewPromoCode
  'promo_code.paused': { promoCode: string }
  'promo_code.resumed': { promoCode: string }
}
