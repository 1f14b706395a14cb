/** Notifies members of changes to their subscription. */
import { calendarDateIn } from '#domain/base/time-zone.ts'
import type { Consumer, Handle } from '../../events/consumer.ts'
import type { StoredEvent } from '../../events/event-types.ts'
import type { BillingEvents } from '../../events/types/billing.ts'
import type { SendableMessage } from '../../notifications/message-kinds.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { findRefund } from './record/charge-store.ts'

const PLAN_PAGE = '/subscription-management'

type MemberEvent = Extract<keyof BillingEvents, `subscription.${string}`>

/** What a member is notified of, and what names it: of the same once. */
type NamedMessage = readonly [what: string, message: SendableMessage]

/** The laundry's day of an instant. */
type Day = (instant: string) => string

export const memberNotifications: Consumer = {
  name: 'member notifications',
  on: {
    'subscription.trial_begun': about(({ data: { planName, firstChargePaise, endsAt } }, day) => [
      'trial',
      {
        kind: 'subscription.trial_begun',
        params: { planName, amountPaise: firstChargePaise, endsOn: day(endsAt) },
      },
    ]),
    'subscription.paid': about(({ data: { period, planName, amountPaise, endsAt } }, day) => [
      `paid:${period}`,
      {
        kind: period === 1 ? 'subscription.begun' : 'subscription.renewed',
        params: { planName, amountPaise, endsOn: day(endsAt) },
      },
    ]),
    'subscription.payment_failed': about((event, day) => [
      `failed:${event.data.period}:${event.data.tries}`,
      failure(event, day),
    ]),
    'subscription.cancelled': about((event) => [
      named('cancelled', event),
      { kind: 'subscription.cancelled' },
    ]),
    'subscription.renewal_ended': about((event, day) => [
      named('ended', event),
      { kind: 'subscription.renewal_ended', params: { endsOn: day(event.data.endsAt) } },
    ]),
    'subscription.resumed': about((event, day) => [
      named('resumed', event),
      { kind: 'subscription.resumed', params: { endsOn: day(event.data.endsAt) } },
    ]),
    'subscription.paused': about((event, day) => [
      named('paused', event),
      { kind: 'subscription.paused', params: { until: day(event.data.until) } },
    ]),
    'subscription.unpaused': about((event, day) => [
      named('unpaused', event),
      { kind: 'subscription.unpaused', params: { endsOn: day(event.data.endsAt) } },
    ]),
    'subscription.plan_chosen': about((event, day) => {
      const { planName, pricePaise, from } = event.data
      return [
        named('plan', event),
        from === null
          ? { kind: 'subscription.plan_kept', params: { planName, pricePaise } }
          : { kind: 'subscription.plan_chosen', params: { planName, pricePaise, from: day(from) } },
      ]
    }),
    'subscription.card_changed': about((event) => [
      named('card', event),
      { kind: 'subscription.card_changed', params: { last4: event.data.last4 } },
    ]),
    'subscription.renewal_near': about(({ data }, day) => {
      const { planName, amountPaise, isTrial, changed } = data
      return [
        `soon:${data.period}:${Date.parse(data.endsAt)}`,
        {
          kind: 'subscription.renewal_near',
          params: { planName, amountPaise, endsOn: day(data.endsAt), isTrial, changed },
        },
      ]
    }),
    'subscription.ended': about(() => ['ended', { kind: 'subscription.ended' }]),
    async 'subscription.refunded'(tx, deps, event, settings) {
      const { refundId, amountPaise } = event.data
      const refund = await findRefund(tx, refundId)
      if (!refund) return
      const { reason } = refund
      await about<'subscription.refunded'>(() => [
        `refunded:${refundId}`,
        { kind: 'subscription.refunded', params: { amountPaise, reason } },
      ])(tx, deps, event, settings)
    },
    /** Who was never told that it is on its way needn't hear that it is not. */
    async 'subscription.refund_failed'(tx, deps, event, settings) {
      const { refundId, amountPaise, wasMade } = event.data
      if (!wasMade) return
      await about<'subscription.refund_failed'>(() => [
        `refunded:${refundId}:failed`,
        { kind: 'subscription.refund_failed', params: { amountPaise } },
      ])(tx, deps, event, settings)
    },
  },
}

function about<T extends MemberEvent>(
  messageOf: (event: StoredEvent<T>, day: Day) => NamedMessage,
): Handle<T> {
  return async (tx, deps, event, { timeZone }) => {
    const { data, subject, at } = event as StoredEvent<MemberEvent>
    const day = (instant: string) => calendarDateIn(new Date(instant), timeZone)
    const [what, message] = messageOf(event, day)
    await notify(tx, deps, {
      userId: data.userId,
      dedupeKey: `club:${subject.id}:${what}`,
      ...message,
      link: message.kind === 'subscription.payment_failed' ? `${PLAN_PAGE}#pay` : PLAN_PAGE,
      at,
    })
  }
}

function named(what: string, { at }: { at: Date }): string {
  return `${what}:${at.getTime()}`
}

function failure({ data }: StoredEvent<'subscription.payment_failed'>, day: Day): SendableMessage {
  const { message: reason, status, retryAt, endsAt } = data
  if (status === 'declined') return { kind: 'subscription.not_begun', params: { reason } }
  if (status === 'expired') return { kind: 'subscription.unpaid', params: { reason } }
  return {
    kind: 'subscription.payment_failed',
    params: { reason, retryOn: day(retryAt!), endsOn: day(endsAt!) },
  }
}
