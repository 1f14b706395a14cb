// Urgent notices for a member: a failed payment, a pause, a cancellation.
import { useState } from 'react'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useAsksToPay } from '#web/features/payments/use-asks-to-pay.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'
import { CardDialog } from './card-dialog.tsx'

export function ClubNotices({ club }: { club: Subscription }) {
  const { notices: words } = useWords(subscriptionScreen)
  const time = useLaundryTime()
  const [paying, setPaying] = useState(useAsksToPay())
  const { paymentProblem, pause } = club
  if (paymentProblem)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-cut border border-danger bg-danger-wash p-5">
        <div className="grid max-w-prose gap-1">
          <p className="font-semibold text-danger-text">
            {words.paymentFailed({ reason: paymentProblem.message })}
          </p>
          <p className="text-sm text-ink">
            {words.nextTry({
              at: time.dateTime(paymentProblem.nextTryAt),
              endsAt: time.dateTime(paymentProblem.endsAt),
            })}
          </p>
        </div>
        <Button size="sm" onClick={() => setPaying(true)}>
          {words.payAgain}
        </Button>
        {paying && <CardDialog club={club} onClose={() => setPaying(false)} />}
      </div>
    )
  if (pause) return <Note>{words.paused({ until: time.day(pause.until) })}</Note>
  if (club.status === 'cancelled')
    return <Note>{words.cancelled({ until: time.day(club.endDate) })}</Note>
  return null
}

function Note({ children }: { children: string }) {
  return (
    <p className="rounded-cut border-l-4 border-accent bg-accent-wash p-5 text-accent-text">
      {children}
    </p>
  )
}
