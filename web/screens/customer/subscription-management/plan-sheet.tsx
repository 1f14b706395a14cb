// Plan on a night-blue sheet: state, period, next charge and possible changes.
import type { ReactNode } from 'react'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { type PlanState, subscriptionScreen } from '#words/en/club/subscription-screen.ts'

const TONES: Record<PlanState, Tone> = {
  cancelled: 'accent',
  paymentFailed: 'danger',
  paused: 'primary',
  trial: 'success',
  active: 'success',
}

export function PlanSheet({ club, children }: { club: Subscription; children: ReactNode }) {
  const { plan: words } = useWords(subscriptionScreen)
  const time = useLaundryTime()
  const { nextCharge, nextPlan } = club
  const state = stateOf(club)
  return (
    <section
      aria-label={words.label}
      className="overflow-hidden rounded-cut-lg bg-night text-on-night"
    >
      <div aria-hidden="true" className="gamcha h-1.5" />
      <div className="grid gap-5 p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-2xl wrap-anywhere">{club.planName}</h2>
          <Badge tone={TONES[state]}>{words.state({ state })}</Badge>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-3xl font-extrabold tracking-tight text-accent-bright">
            {rupeesText(club.price)}
          </span>
          <span className="font-semibold">{words.aMonth}</span>
        </p>
        <dl className="grid gap-2 border-t border-on-night/25 pt-4">
          <Term name={words.period({ isTrial: club.trial })}>
            {words.fromTo({ from: time.day(club.startDate), to: time.day(club.endDate) })}
          </Term>
          <Term name={words.nextCharge}>
            {nextCharge
              ? words.chargeOn({
                  amount: rupeesText(nextCharge.amount),
                  day: time.day(nextCharge.at),
                })
              : words.noCharge}
          </Term>
          {nextPlan && (
            <Term name={words.nextPlan}>
              {words.priced({ plan: nextPlan.planName, price: rupeesText(nextPlan.price) })}
            </Term>
          )}
          <Term name={words.memberSince}>{time.day(club.memberSince)}</Term>
        </dl>
        {children}
      </div>
    </section>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-night-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

function stateOf(club: Subscription): PlanState {
  if (club.status !== 'active') return 'cancelled'
  if (club.paymentProblem) return 'paymentFailed'
  if (club.pause) return 'paused'
  return club.trial ? 'trial' : 'active'
}
