// Subscription screen of a Laundry Club member, with its dialogs. Amounts and days come in written.
import type { ChargeStatus } from '#domain/payments/order-payments.ts'

export type PlanState = 'cancelled' | 'paymentFailed' | 'paused' | 'trial' | 'active'

type Days = { readonly from: string; readonly to: string }
type PlanContent = {
  readonly kilograms: number
  readonly pickups: number
  readonly dryCleanItems: number
}

const STATES: Readonly<Record<PlanState, string>> = {
  cancelled: 'Cancelled',
  paymentFailed: 'Payment failed',
  paused: 'Paused',
  trial: 'Free trial',
  active: 'Active',
}

const CHARGE_STATUSES: Readonly<Record<ChargeStatus, string>> = {
  succeeded: 'Paid',
  failed: 'Failed',
  pending: 'In progress',
}

export const subscriptionScreen = {
  pageTitle: 'Subscription',
  logIn: 'Please log in to see your subscription.',
  loading: 'Loading your subscription',
  notLoaded: 'Your subscription couldn’t be loaded.',
  title: 'Your subscription',
  about: 'What’s left, and what comes next.',
  none: {
    title: 'No Active Subscription',
    about: 'In the Laundry Club a month of washing has one price. You can also order without it.',
    plans: 'See the plans',
    order: 'Schedule a Pickup',
  },

  plan: {
    label: 'Your plan',
    state: ({ state }: { readonly state: PlanState }) => STATES[state],
    /** After the price. */
    aMonth: 'a month',
    period: ({ isTrial }: { readonly isTrial: boolean }) => (isTrial ? 'Trial' : 'This period'),
    fromTo: ({ from, to }: Days) => `${from} to ${to}`,
    nextCharge: 'Next charge',
    chargeOn: ({ amount, day }: { readonly amount: string; readonly day: string }) =>
      `${amount} on ${day}`,
    noCharge: 'None: it ends with this period',
    nextPlan: 'Next plan',
    priced: ({ plan, price }: { readonly plan: string; readonly price: string }) =>
      `${plan}, ${price} a month`,
    memberSince: 'Member since',
  },

  notices: {
    /** `reason`: a sentence of the payment service. */
    paymentFailed: ({ reason }: { readonly reason: string }) =>
      `Your last payment failed: ${reason}`,
    nextTry: ({ at, endsAt }: { readonly at: string; readonly endsAt: string }) =>
      `We’ll try again on ${at}. You can use your allowance once it’s paid; if it isn’t, the subscription ends on ${endsAt}.`,
    payAgain: 'Pay with another card',
    paused: ({ until }: { readonly until: string }) =>
      `Paused until ${until}. Nothing is charged until then, and the days are added to the end of your period.`,
    cancelled: ({ until }: { readonly until: string }) =>
      `Cancelled. You can continue using your remaining allowance until ${until}.`,
  },

  changes: {
    resume: 'Resume subscription',
    resumed: 'Your subscription continues.',
    notResumed: 'Your subscription couldn’t be resumed. Please try again.',
    unpause: 'End the pause',
    unpaused: 'Your pause is over.',
    notUnpaused: 'The pause couldn’t be ended. Please try again.',
    plan: 'Change plan',
    pause: 'Pause',
    cancel: 'Cancel subscription',
  },

  planDialog: {
    title: 'Change plan',
    about: ({ day }: { readonly day: string }) =>
      `The new plan begins with your next period, on ${day}. Until then nothing changes.`,
    done: ({ isSame }: { readonly isSame: boolean }) =>
      isSame ? 'Your plan stays the same.' : 'Your next plan is chosen.',
    failed: 'The plan couldn’t be changed. Please try again.',
    plans: 'Plan',
    notLoaded: 'The plans couldn’t be loaded.',
    planNow: ({ plan }: { readonly plan: string }) => `${plan} (now)`,
    content: ({ kilograms, pickups, dryCleanItems }: PlanContent) =>
      `${kilograms} kg and ${pickups} pickups${dryCleanItems > 0 ? `, ${dryCleanItems} dry-clean items` : ''}`,
    submit: 'Change plan',
    close: 'Not now',
  },

  pauseDialog: {
    title: 'Pause your subscription',
    about:
      'During the pause, nothing is charged and you can’t use your allowance. The days are added to the end of your period.',
    length: 'For how long?',
    lengthHint: 'Once a period. You can end it earlier.',
    days: ({ count }: { readonly count: number }) => `${count} days`,
    done: ({ days }: { readonly days: number }) => `Paused for ${days} days.`,
    failed: 'Your subscription couldn’t be paused. Please try again.',
    submit: 'Pause',
    close: 'Not now',
  },

  cancelDialog: {
    title: 'Cancel your subscription?',
    about: ({ isTrial, until }: { readonly isTrial: boolean; readonly until: string }) =>
      isTrial
        ? `Nothing will be charged. You keep your allowance until ${until}.`
        : `You keep what’s left of your allowance until ${until}. Nothing is charged after that.`,
    done: 'Subscription cancelled successfully.',
    note: 'You can continue using your remaining allowance until the end of your billing period.',
    failed: 'Failed to cancel subscription. Please try again.',
    unanswered: 'An error occurred while cancelling your subscription.',
    submit: 'Cancel subscription',
    close: 'Keep subscription',
  },

  card: {
    title: 'Card',
    endingIn: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) =>
      `${brand} ending in ${last4}`,
    expires: ({ month, year }: { readonly month: string; readonly year: string }) =>
      `Expires ${month}/${year}`,
    another: 'Use another card',
  },

  cardDialog: {
    title: 'Use another card',
    about: ({ isOverdue }: { readonly isOverdue: boolean }) =>
      isOverdue ? 'We’ll try the failed payment again at once.' : 'Used from the next charge.',
    submit: ({ isOverdue }: { readonly isOverdue: boolean }) =>
      isOverdue ? 'Pay with this card' : 'Use this card',
    done: 'Your new card is in place.',
    failed: 'Your card couldn’t be changed. Please try again.',
  },

  charges: {
    title: 'Charges and invoices',
    none: 'Nothing has been charged so far.',
    notLoaded: 'Your charges couldn’t be loaded.',
    status: ({ status }: { readonly status: ChargeStatus }) => CHARGE_STATUSES[status],
    refunded: ({ amount }: { readonly amount: string }) => `${amount} refunded`,
    /** The day is read out alone. */
    invoice: ({ day }: { readonly day: string }) => `Invoice[ of ${day}]`,
    creditNote: ({ amount }: { readonly amount: string }) => `Credit note, ${amount}`,
  },

  kilograms: {
    title: 'Your kilograms',
    about: 'The oldest are used first.',
    none: 'None left. You get new ones with the next period.',
    left: ({ left, of }: { readonly left: number; readonly of: number }) =>
      `${left} of ${of} kg left`,
    rolledOver: 'Rolled over',
    fromTo: ({ from, to }: Days) => `${from} to ${to}`,
    useBy: ({ day }: { readonly day: string }) => `Use by [${day}]`,
  },
}
