/** Members are notified of what happens to their subscription. */
import * as texts from '#domain/club-notifications.ts'
import type { NotificationText } from '#domain/order-notifications.ts'
import { calendarDateIn, writeDate } from '#domain/time-zone.ts'
import type { Consumer, Handle } from '../../events/consumer.ts'
import type { StoredEvent } from '../../events/event-types.ts'
import type { BillingEvents } from '../../events/types/billing.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { findRefund } from './charge-store.ts'

type MemberEvent = Extract<keyof BillingEvents, `subscription.${string}`>

/** What a member reads, and what names it: they are notified of the same once. */
type News = readonly [what: string, text: NotificationText]

type Day = (instant: string) => string

export const memberNotifications: Consumer = {
  name: 'member notifications',
  on: {
    'subscription.trial_begun': about(({ data }, day) => [
      'trial',
      texts.trialNotification(data.planName, day(data.endsAt), data.firstChargePaise),
    ]),
    'subscription.paid': about(({ data: { period, planName, amountPaise, endsAt } }, day) => {
      const text = period === 1 ? texts.welcomeNotification : texts.renewedNotification
      return [`paid:${period}`, text(planName, amountPaise, day(endsAt))]
    }),
    'subscription.payment_failed': about((event, day) => [
      `failed:${event.data.period}:${event.data.tries}`,
      failureText(event, day),
    ]),
    'subscription.cancelled': about((event) => [
      named('cancelled', event),
      texts.cancelledNotification,
    ]),
    'subscription.renewal_ended': about((event, day) => [
      named('ended', event),
      texts.notRenewedNotification(day(event.data.endsAt)),
    ]),
    'subscription.resumed': about((event, day) => [
      named('resumed', event),
      texts.resumedNotification(day(event.data.endsAt)),
    ]),
    'subscription.paused': about((event, day) => [
      named('paused', event),
      texts.pausedNotification(day(event.data.until)),
    ]),
    'subscription.unpaused': about((event, day) => [
      named('unpaused', event),
      texts.unpausedNotification(day(event.data.endsAt)),
    ]),
    'subscription.plan_chosen': about((event, day) => {
      const { planName, pricePaise, from } = event.data
      return [
        named('plan', event),
        from === null
          ? texts.planKeptNotification(planName, pricePaise)
          : texts.planNotification(planName, pricePaise, day(from)),
      ]
    }),
    'subscription.card_changed': about((event) => [
      named('card', event),
      texts.cardNotification(event.data.last4),
    ]),
    'subscription.renewal_near': about(({ data }, day) => [
      `soon:${data.period}:${Date.parse(data.endsAt)}`,
      texts.reminderNotification(
        data.planName,
        data.amountPaise,
        day(data.endsAt),
        data.isTrial,
        data.changed,
      ),
    ]),
    'subscription.ended': about(() => ['ended', texts.endedNotification]),
    async 'subscription.refunded'(tx, deps, event, settings) {
      const { refundId, amountPaise } = event.data
      const refund = await findRefund(tx, refundId)
      if (!refund) return
      const text = texts.refundedNotification(amountPaise, refund.reason)
      await about<'subscription.refunded'>(() => [`refunded:${refundId}`, text])(
        tx,
        deps,
        event,
        settings,
      )
    },
  },
}

function about<T extends MemberEvent>(
  newsOf: (event: StoredEvent<T>, day: Day) => News,
): Handle<T> {
  return async (tx, deps, event, { timeZone }) => {
    const { data, subject, at } = event as StoredEvent<MemberEvent>
    const day = (instant: string) => writeDate(calendarDateIn(new Date(instant), timeZone))
    const [what, text] = newsOf(event, day)
    await notify(tx, deps, {
      userId: data.userId,
      dedupeKey: `club:${subject.id}:${what}`,
      kind: 'text',
      params: text,
      link: '/subscription-management',
      at,
    })
  }
}

function named(what: string, { at }: { at: Date }): string {
  return `${what}:${at.getTime()}`
}

function failureText(
  { data }: StoredEvent<'subscription.payment_failed'>,
  day: Day,
): NotificationText {
  const { message, status, retryAt, endsAt } = data
  if (status === 'declined') return texts.notBegunNotification(message)
  if (status === 'expired') return texts.unpaidNotification(message)
  return texts.failedNotification(message, day(retryAt!), day(endsAt!))
}
