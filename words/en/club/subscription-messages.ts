// Notifications to members about their subscription. Days are calendar dates, such as 2026-11-21.
import type { Paise } from '#domain/base/money.ts'
import { type Terms, formatPlanPaise } from '#domain/club/plans.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'

type Charged = { readonly planName: string; readonly amountPaise: Paise; readonly endsOn: string }

/** `reason`: a sentence of the payment service. */
type Failed = { readonly reason: string }

export const subscriptionMessages = {
  'subscription.trial_begun': ({ planName, amountPaise, endsOn }: Charged) => ({
    title: 'Your free trial has started',
    message: `Try the ${planName} plan until ${formatMessageDate(endsOn)}. Your first charge is ${formatPlanPaise(amountPaise)} on that day; cancel before then and you pay nothing.`,
  }),

  'subscription.begun': ({ planName, amountPaise, endsOn }: Charged) => ({
    title: 'Welcome to the Laundry Club',
    message: `Your ${planName} plan is active until ${formatMessageDate(endsOn)}. We charged ${formatPlanPaise(amountPaise)}. Your next order uses your allowance automatically.`,
  }),

  'subscription.renewed': ({ planName, amountPaise, endsOn }: Charged) => ({
    title: 'Your Laundry Club is renewed',
    message: `We charged ${formatPlanPaise(amountPaise)} for your ${planName} plan, which runs until ${formatMessageDate(endsOn)}.`,
  }),

  'subscription.renewal_near': (
    params: Charged & {
      readonly isTrial: boolean
      readonly changed: { readonly before: Terms; readonly now: Terms } | null
    },
  ) => {
    const { planName, amountPaise, endsOn, isTrial, changed } = params
    const change = changed ? ` ${changedTerms(changed.before, changed.now)}` : ''
    return {
      title: isTrial ? 'Your free trial ends soon' : 'Your Laundry Club renews soon',
      message: `On ${formatMessageDate(endsOn)} we’ll charge ${formatPlanPaise(amountPaise)} for your ${planName} plan.${change} You can change or cancel it before then.`,
    }
  },

  /** It is tried again. */
  'subscription.payment_failed': (
    params: Failed & { readonly retryOn: string; readonly endsOn: string },
  ) => ({
    title: 'Your Laundry Club payment failed',
    message: `${params.reason} We’ll try again on ${formatMessageDate(params.retryOn)}. If it still fails, your subscription ends on ${formatMessageDate(params.endsOn)}. You can pay with another card now.`,
  }),

  'subscription.unpaid': ({ reason }: Failed) => ({
    title: 'Your Laundry Club has ended',
    message: `Your payment failed for 3 days. ${reason} You can choose a plan again at any time.`,
  }),

  'subscription.not_begun': ({ reason }: Failed) => ({
    title: 'Your Laundry Club payment failed',
    message: `${reason} Nothing was charged and no subscription was started.`,
  }),

  'subscription.cancelled': {
    title: 'Your Laundry Club is cancelled',
    message:
      'Subscription cancelled successfully. You can continue using your remaining allowance until the end of your billing period.',
  },

  'subscription.ended': {
    title: 'Your Laundry Club has ended',
    message: 'Thank you for being a member. You can choose a plan again at any time.',
  },

  'subscription.renewal_ended': ({ endsOn }: { readonly endsOn: string }) => ({
    title: 'Your Laundry Club will not renew',
    message: `You won’t be charged again. The period you paid for runs until ${formatMessageDate(endsOn)}.`,
  }),

  'subscription.resumed': ({ endsOn }: { readonly endsOn: string }) => ({
    title: 'Your Laundry Club continues',
    message: `We’ve undone your cancellation. Your subscription renews on ${formatMessageDate(endsOn)}.`,
  }),

  'subscription.plan_chosen': (params: {
    readonly planName: string
    readonly pricePaise: Paise
    readonly from: string
  }) => ({
    title: 'Your plan is changed',
    message: `From ${formatMessageDate(params.from)} you’re on the ${params.planName} plan at ${formatPlanPaise(params.pricePaise)} a month.`,
  }),

  'subscription.plan_kept': (params: {
    readonly planName: string
    readonly pricePaise: Paise
  }) => ({
    title: 'Your plan stays the same',
    message: `You’re staying on the ${params.planName} plan at ${formatPlanPaise(params.pricePaise)} a month.`,
  }),

  'subscription.paused': ({ until }: { readonly until: string }) => ({
    title: 'Your Laundry Club is paused',
    message: `Until ${formatMessageDate(until)} there are no Club pickups and no charge. You can resume at any time.`,
  }),

  'subscription.unpaused': ({ endsOn }: { readonly endsOn: string }) => ({
    title: 'Your Laundry Club continues',
    message: `Your pause is over. Your period now ends on ${formatMessageDate(endsOn)}.`,
  }),

  'subscription.card_changed': ({ last4 }: { readonly last4: string }) => ({
    title: 'Your card is changed',
    message: `From now on we’ll charge the card ending in ${last4} for your Laundry Club.`,
  }),

  /** `reason`: staff's words. */
  'subscription.refunded': (params: { readonly amountPaise: Paise; readonly reason: string }) => ({
    title: `${formatPlanPaise(params.amountPaise)} is on its way back to you`,
    message: `We refunded ${formatPlanPaise(params.amountPaise)} of your Laundry Club payment. ${params.reason}`,
  }),

  /** The bank sent back what we had refunded to a card. */
  'subscription.refund_failed': ({ amountPaise }: { readonly amountPaise: Paise }) => ({
    title: `Your refund of ${formatPlanPaise(amountPaise)} didn’t arrive`,
    message: `The bank didn’t accept our refund of ${formatPlanPaise(amountPaise)} of your Laundry Club payment. We still owe it to you and will refund it again.`,
  }),
}

/** "New from then on: ₹54.99 a month instead of ₹49.99, 10 kg instead of 12." */
function changedTerms(before: Terms, now: Terms): string {
  const changes = [
    now.pricePaise !== before.pricePaise &&
      `${formatPlanPaise(now.pricePaise)} a month instead of ${formatPlanPaise(before.pricePaise)}`,
    now.kilograms !== before.kilograms && `${now.kilograms} kg instead of ${before.kilograms}`,
    now.pickups !== before.pickups && `pickups: ${now.pickups} instead of ${before.pickups}`,
    now.dryCleanItems !== before.dryCleanItems &&
      `free dry-clean items: ${now.dryCleanItems} instead of ${before.dryCleanItems}`,
  ]
  return `New from then on: ${changes.filter(Boolean).join(', ')}.`
}
