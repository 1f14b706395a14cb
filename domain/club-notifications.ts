// Owns what members are notified of: all that concerns their subscription. Days (`until`, `date`, `retryOn`) come as people read them: "Sat, 21 November".
import type { Paise } from './money.ts'
import type { NotificationText } from './order-notifications.ts'
import { type Terms, withPaise } from './plans.ts'

/** What a member reads who cancels. */
const CANCELLED_MESSAGE =
  'Subscription cancelled successfully. You can continue using your remaining allowance until the end of your billing period.'

export function welcomeNotification(
  planName: string,
  amountPaise: Paise,
  until: string,
): NotificationText {
  return {
    title: 'Welcome to the Laundry Club',
    message: `Your ${planName} plan is active until ${until}. We charged ${withPaise(amountPaise)}. Your next order uses your allowance automatically.`,
  }
}

export function trialNotification(
  planName: string,
  until: string,
  amountPaise: Paise,
): NotificationText {
  return {
    title: 'Your free trial has begun',
    message: `Try the ${planName} plan until ${until}. Your first charge is ${withPaise(amountPaise)} on that day, and nothing if you cancel before.`,
  }
}

export function reminderNotification(
  planName: string,
  amountPaise: Paise,
  date: string,
  isTrial: boolean,
  changed: { readonly before: Terms; readonly now: Terms } | null = null,
): NotificationText {
  const change = changed ? ` ${changedTerms(changed.before, changed.now)}` : ''
  return {
    title: isTrial ? 'Your free trial ends soon' : 'Your Laundry Club renews soon',
    message: `On ${date} we charge ${withPaise(amountPaise)} for your ${planName} plan.${change} You can change or cancel it before.`,
  }
}

/** "New from then on: ₹54.99 a month instead of ₹49.99, 10 kg instead of 12." */
function changedTerms(before: Terms, now: Terms): string {
  const changes = [
    now.pricePaise !== before.pricePaise &&
      `${withPaise(now.pricePaise)} a month instead of ${withPaise(before.pricePaise)}`,
    now.kilograms !== before.kilograms && `${now.kilograms} kg instead of ${before.kilograms}`,
    now.pickups !== before.pickups && `pickups: ${now.pickups} instead of ${before.pickups}`,
    now.dryCleanItems !== before.dryCleanItems &&
      `free dry-clean items: ${now.dryCleanItems} instead of ${before.dryCleanItems}`,
  ]
  return `New from then on: ${changes.filter(Boolean).join(', ')}.`
}

export function renewedNotification(
  planName: string,
  amountPaise: Paise,
  until: string,
): NotificationText {
  return {
    title: 'Your Laundry Club is renewed',
    message: `We charged ${withPaise(amountPaise)} for your ${planName} plan, which runs until ${until}.`,
  }
}

export function failedNotification(
  reason: string,
  retryOn: string,
  endsOn: string,
): NotificationText {
  return {
    title: 'Your Laundry Club payment failed',
    message: `${reason} We try again on ${retryOn}, and your subscription ends on ${endsOn} if it still fails. You can pay with another card now.`,
  }
}

export function unpaidNotification(reason: string): NotificationText {
  return {
    title: 'Your Laundry Club has ended',
    message: `Your payment failed for 3 days. ${reason} You can choose a plan again at any time.`,
  }
}

export function notBegunNotification(reason: string): NotificationText {
  return {
    title: 'Your Laundry Club payment failed',
    message: `${reason} Nothing was charged and no subscription was started.`,
  }
}

export const cancelledNotification: NotificationText = {
  title: 'Your Laundry Club is cancelled',
  message: CANCELLED_MESSAGE,
}

export const endedNotification: NotificationText = {
  title: 'Your Laundry Club has ended',
  message: 'Thank you for having been a member. You can choose a plan again at any time.',
}

export function notRenewedNotification(until: string): NotificationText {
  return {
    title: 'Your Laundry Club will not renew',
    message: `You won't be charged again. The period you paid for runs until ${until}.`,
  }
}

export function resumedNotification(until: string): NotificationText {
  return {
    title: 'Your Laundry Club goes on',
    message: `Your cancellation is taken back. Your subscription renews on ${until}.`,
  }
}

export function planNotification(
  planName: string,
  pricePaise: Paise,
  from: string,
): NotificationText {
  return {
    title: 'Your plan is changed',
    message: `From ${from} on you have the ${planName} plan for ${withPaise(pricePaise)} a month.`,
  }
}

export function planKeptNotification(planName: string, pricePaise: Paise): NotificationText {
  return {
    title: 'Your plan stays',
    message: `You keep the ${planName} plan for ${withPaise(pricePaise)} a month.`,
  }
}

export function pausedNotification(until: string): NotificationText {
  return {
    title: 'Your Laundry Club is paused',
    message: `Until ${until} there are no Club pickups and no charge. You can go on at any time.`,
  }
}

export function unpausedNotification(until: string): NotificationText {
  return {
    title: 'Your Laundry Club goes on',
    message: `Your pause is over. Your period now ends on ${until}.`,
  }
}

export function cardNotification(last4: string): NotificationText {
  return {
    title: 'Your card is changed',
    message: `From now on we charge the card ending in ${last4} for your Laundry Club.`,
  }
}

export function refundedNotification(amountPaise: Paise, reason: string): NotificationText {
  return {
    title: `${withPaise(amountPaise)} is on its way back to you`,
    message: `We refunded ${withPaise(amountPaise)} of your Laundry Club payment. ${reason}`,
  }
}
