// Plan on a night-blue sheet: state, period, next charge and possible changes.
import type { ReactNode } from 'react'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

export function PlanSheet({ club, children }: { club: Subscription; children: ReactNode }) {
  const time = useLaundryTime()
  const { nextCharge, nextPlan } = club
  const { tone, text } = stateOf(club)
  return (
    <section
      aria-label="Your plan"
      className="overflow-hidden rounded-cut-lg bg-night text-on-night"
    >
      <div aria-hidden="true" className="gamcha h-1.5" />
      <div className="grid gap-5 p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-2xl wrap-anywhere">{club.planName}</h2>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-3xl font-extrabold tracking-tight text-accent-bright">
            {rupeesText(club.price)}
          </span>
          <span className="font-semibold">a month</span>
        </p>
        <dl className="grid gap-2 border-t border-on-night/25 pt-4">
          <Term name={club.trial ? 'Trial' : 'This period'}>
            {`${time.day(club.startDate)} to ${time.day(club.endDate)}`}
          </Term>
          <Term name="Next charge">
            {nextCharge
              ? `${rupeesText(nextCharge.amount)} on ${time.day(nextCharge.at)}`
              : 'None: it ends with this period'}
          </Term>
          {nextPlan && (
            <Term name="Next plan">
              {`${nextPlan.planName}, ${rupeesText(nextPlan.price)} a month`}
            </Term>
          )}
          <Term name="Member since">{time.day(club.memberSince)}</Term>
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

function stateOf(club: Subscription): { tone: Tone; text: string } {
  if (club.status !== 'active') return { tone: 'accent', text: 'Cancelled' }
  if (club.paymentProblem) return { tone: 'danger', text: 'Payment failed' }
  if (club.pause) return { tone: 'primary', text: 'Paused' }
  return { tone: 'success', text: club.trial ? 'Free trial' : 'Active' }
}
