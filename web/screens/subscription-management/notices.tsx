// What a member should know before anything else: a failed payment, a pause, a cancellation.
import type { Subscription } from '#contract/subscriptions.ts'
import { useLaundryTime } from '#web/parts/laundry-time.ts'

export function Notices({ club }: { club: Subscription }) {
  const time = useLaundryTime()
  const { paymentProblem, pause } = club
  if (paymentProblem)
    return (
      <div className="rounded-cut border border-madder bg-madder-wash p-5 text-madder-text">
        <p className="font-semibold">{`Your last payment failed: ${paymentProblem.message}`}</p>
        <p className="text-sm text-ink">
          {`We try again on ${time.dateTime(paymentProblem.nextTryAt)}. Your allowance waits until it is paid; unpaid, the subscription ends on ${time.dateTime(paymentProblem.endsAt)}. You can pay with another card right away.`}
        </p>
      </div>
    )
  if (pause)
    return (
      <Note>{`Paused until ${time.day(pause.until)}. Nothing is charged meanwhile, and the days are added to the end of your period.`}</Note>
    )
  if (club.status === 'cancelled')
    return (
      <Note>{`Cancelled. You can continue using your remaining allowance until ${time.day(club.endDate)}.`}</Note>
    )
  return null
}

function Note({ children }: { children: string }) {
  return (
    <p className="rounded-cut border-l-4 border-marigold bg-marigold-wash p-5 text-marigold-text">
      {children}
    </p>
  )
}
