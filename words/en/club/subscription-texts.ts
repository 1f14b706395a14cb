// Approved texts to members about their subscription.
import { formatMessageDate } from '#domain/base/time-zone.ts'
import type { ApprovedText } from '#domain/messages/templates/approved-text.ts'
import { fillerOf, type TextsOf } from '#domain/messages/templates/filled-text.ts'
import { rupees, variable } from '../base/text-variables.ts'
import type { subscriptionMessages } from './subscription-messages.ts'

const action = 'See your plan'
const { day, plan, amount } = variable

export const subscriptionTexts = {
  club_trial_begun: {
    class: 'service',
    text: 'Your free trial of the Laundry Club runs until {day}. Cancel before then and you pay nothing.',
    action,
    variables: day,
  },
  club_begun: {
    class: 'service',
    text: 'Welcome to the Laundry Club. Your plan is active until {day}, and your next order uses it.',
    action,
    variables: day,
  },
  club_renewed: {
    class: 'service',
    text: 'Your Laundry Club plan is renewed until {day}. Thank you.',
    action,
    variables: day,
  },
  club_renewal_near: {
    class: 'service',
    text: 'Your Laundry Club plan renews on {day}. You can change or cancel it before then.',
    action,
    variables: day,
  },
  club_payment_failed: {
    class: 'service',
    text: 'Your Laundry Club payment failed. We’ll try again on {day}, or you can pay with another card now.',
    action: 'Pay now',
    variables: day,
  },
  club_ended: {
    class: 'service',
    text: 'Your Laundry Club plan has ended. You can choose a plan again at any time.',
    action: 'See the plans',
    variables: {},
  },
  club_not_begun: {
    class: 'service',
    text: 'Your Laundry Club payment failed. Nothing was charged and no plan was started.',
    action: 'Try again',
    variables: {},
  },
  club_cancelled: {
    class: 'service',
    text: 'Your Laundry Club plan is cancelled. You can use your remaining allowance until the period ends.',
    action,
    variables: {},
  },
  club_renewal_ended: {
    class: 'service',
    text: 'Your Laundry Club plan runs until {day} and will not renew.',
    action,
    variables: day,
  },
  club_resumed: {
    class: 'service',
    text: 'Your Laundry Club continues, and renews on {day} as before.',
    action,
    variables: day,
  },
  club_plan_chosen: {
    class: 'service',
    text: 'You’re on the {plan} plan of the Laundry Club.',
    action,
    variables: plan,
  },
  club_plan_changes: {
    class: 'service',
    text: 'Your plan of the Laundry Club changes on {day} as you asked.',
    action,
    variables: day,
  },
  club_paused: {
    class: 'service',
    text: 'Your Laundry Club plan is paused until {day}. You can resume at any time.',
    action,
    variables: day,
  },
  club_unpaused: {
    class: 'service',
    text: 'Your pause is over. Your Laundry Club plan now runs until {day}, as you paid for it.',
    action,
    variables: day,
  },
  club_card_changed: {
    class: 'service',
    text: 'We’ll charge another card for your Laundry Club from now on: it ends in {card}, as you chose.',
    action,
    variables: { card: { type: 'numeric', sample: '4242' } },
  },
  club_refunded: {
    class: 'service',
    text: 'We refunded Rs {amount} of your Laundry Club payment.',
    action,
    variables: amount,
  },
  club_refund_failed: {
    class: 'service',
    text: 'The bank did not accept our refund of Rs {amount} of your Laundry Club payment. We will refund it again.',
    action,
    variables: amount,
  },
} as const satisfies Readonly<Record<string, ApprovedText>>

const say = fillerOf<typeof subscriptionTexts>()

const on = (date: string) => ({ day: formatMessageDate(date) })

export const subscriptionTextOf = {
  'subscription.trial_begun': ({ endsOn }) => say('club_trial_begun', on(endsOn)),
  'subscription.begun': ({ endsOn }) => say('club_begun', on(endsOn)),
  'subscription.renewed': ({ endsOn }) => say('club_renewed', on(endsOn)),
  'subscription.renewal_near': ({ endsOn }) => say('club_renewal_near', on(endsOn)),
  'subscription.payment_failed': ({ retryOn }) => say('club_payment_failed', on(retryOn)),
  'subscription.unpaid': () => say('club_ended', {}),
  'subscription.not_begun': () => say('club_not_begun', {}),
  'subscription.cancelled': () => say('club_cancelled', {}),
  'subscription.ended': () => say('club_ended', {}),
  'subscription.renewal_ended': ({ endsOn }) => say('club_renewal_ended', on(endsOn)),
  'subscription.resumed': ({ endsOn }) => say('club_resumed', on(endsOn)),
  'subscription.plan_chosen': ({ from }) => say('club_plan_changes', on(from)),
  'subscription.plan_kept': ({ planName }) => say('club_plan_chosen', { plan: planName }),
  'subscription.paused': ({ until }) => say('club_paused', on(until)),
  'subscription.unpaused': ({ endsOn }) => say('club_unpaused', on(endsOn)),
  'subscription.card_changed': ({ last4 }) => say('club_card_changed', { card: last4 }),
  'subscription.refunded': ({ amountPaise }) =>
    say('club_refunded', { amount: rupees(amountPaise) }),
  'subscription.refund_failed': ({ amountPaise }) =>
    say('club_refund_failed', { amount: rupees(amountPaise) }),
} satisfies TextsOf<typeof subscriptionMessages>
