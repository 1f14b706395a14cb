// Urgent notices for a member: a failed payment, a pause, a cancellation.
import { useState } from 'react'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Button } from '#web/ui/button.tsx'
import { CardDialog } from './card-dialog.tsx'

export function Notices({ club }: { club: Subscription }) {
  const time = useLaundryTime()
  const [paying, setPaying] = useState(false)
  const { paymentProblem, pause } = club
  if (paymentProblem)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-cut border border-danger bg-danger-wash p-5">
        <div className="grid max-w-prose gap-1">
          <p className="font-semibold text-danger-text">
            {`Your last payment failed: ${paymentProblem.message}`}
          </p>
          <p className="text-sm text-ink">
            {`We try again on ${time.dateTime(paymentProblem.nextTryAt)}. Your allowance waits until it is paid; unpaid, the subscription ends on ${time.dateTime(paymentProblem.endsAt)}.`}
          </p>
        </div>
        <Button size="sm" onClick={() => setPaying(true)}>
          Pay with another card
        </Button>
        {paying && <CardDialog club={club} onClose={() => setPaying(false)} />}
      </div>
    )
  if (pause)
    return (
      <Note>{`Paused until ${time.day(pause.until)}. Nothing is charged until then, and the days are added to the end of your period.`}</Note>
    )
  if (club.status === 'cancelled')
    return (
      <Note>{`Cancelled. You can continue using your remaining allowance until ${time.day(club.endDate)}.`}</Note>
    )
  return null
}

function Note({ children }: { children: string }) {
  return (
    <p className="rounded-cut border-l-4 border-accent bg-accent-wash p-5 text-accent-text">
      {children}
    </p>
  )
}
