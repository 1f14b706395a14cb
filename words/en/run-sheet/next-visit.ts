// The next visit after a failed one: on the page behind a message's link, and on the order's page.
import type { NextVisitStanding } from '#domain/run-sheet/next-visit.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { endAsSentence } from '../base/phrases.ts'
import { failureSentence } from '../orders/messages/failed-visits.ts'

const chooseTitle = 'When should we come again?'

export const nextVisit = {
  title: 'Your next visit',
  description: 'Choose when we should come again.',
  loading: 'Looking for free times…',
  notLoaded: 'The free times couldn’t be loaded.',
  order: ({ number }: { readonly number: string }) => `Order ${number}`,
  titles: {
    open: chooseTitle,
    chosen: 'Your new time is booked',
    ours: 'We’ll come again',
    on_its_way: 'We’re on our way to you',
    made: 'We’ve been with you since',
    cancelled: 'This order is cancelled',
    expired: 'This link has expired',
  } satisfies Record<NextVisitStanding, string>,
  sentence: failureSentence,
  /** `at` as people read it; `reason` as it is told to the customer. */
  failed: ({
    kind,
    at,
    reason,
  }: {
    readonly kind: StopKind
    readonly at: string
    readonly reason: string
  }) =>
    `We were at your door on ${at} but couldn’t ${kind === 'pickup' ? 'pick up' : 'deliver'}. ${endAsSentence(reason)}`,
  choose: {
    pickup: 'One press books the pickup.',
    delivery: 'One press books the delivery. Your clothes are safe with us.',
  } satisfies Record<StopKind, string>,
  /** `when` as people read it; null where the order has no window. */
  chosen: ({ kind, when }: { readonly kind: StopKind; readonly when: string | null }) => {
    const deed = kind === 'pickup' ? 'pick up your clothes' : 'deliver'
    return when === null ? `We’ll ${deed} again soon.` : `We’ll ${deed} on ${when}.`
  },
  over: {
    ours: 'We’ll come again as soon as we can. Please ask us in Help if you need a certain time.',
    on_its_way: 'Your clothes are out for delivery again.',
    made: 'There is nothing left to choose.',
    cancelled: 'There is nothing left to choose.',
    expired: 'Please log in to choose a time, or call us.',
  } satisfies Record<Exclude<NextVisitStanding, 'open' | 'chosen'>, string>,
  full: 'No time is free in the next days. Please look at more times, or call us.',
  choosing: 'Booking…',
  notChosen: 'The time couldn’t be booked.',
  more: 'More times',
  seeOrder: 'See your order',
}
