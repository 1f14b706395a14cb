// The Complete Subscription dialog: the charge, the card, and then success or the reason for failure.
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paymentPlan } from '#domain/club/plans.ts'
import { plans } from '#words/en/club/plans.ts'
import { useWords } from '#web/lib/words.ts'
import { Garment } from '#web/illustrations/garments.tsx'
import type { ListedPlan } from '#web/features/club/club-queries.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { CardFormDialog } from '#web/features/payments/card-form-dialog.tsx'
import { PriceNotice, planPriceChange } from '#web/features/payments/price-notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCardPayment } from '#web/features/payments/use-card-payment.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSubscribe } from './use-subscribe.ts'

/** How long success is shown before the dashboard. */
const SUCCESS_MS = 1500

/** The open dialog for one plan; nothing typed outlives it. */
export function SubscribeDialog({ plan, onClose }: { plan: ListedPlan; onClose: () => void }) {
  const payment = useCardPayment({ keeps: plan.trialDays > 0 })
  // A price that changes while the dialog is open is charged only once it was confirmed.
  const [agreed, setAgreed] = useState(plan)
  const change = planPriceChange(agreed, plan)
  const joining = useSubscribe(agreed, payment)

  if (joining.isDone) return <Joined plan={plan} onClose={onClose} />
  return (
    <CardFormDialog
      title="Complete Subscription"
      description={`${plan.name} plan: ${plan.kilograms} kg and ${plan.pickups} pickups a month.`}
      terms={
        <>
          {change && <PriceNotice change={change} onConfirm={() => setAgreed(plan)} />}
          <Terms plan={plan} />
        </>
      }
      payment={payment}
      action={plan.trialDays > 0 ? 'Start Free Trial' : 'Subscribe'}
      isBusy={joining.isPaying}
      isBlocked={change !== null}
      problem={joining.problem}
      wayOut={
        joining.isMember && <TextLink to="/subscription-management">See your subscription</TextLink>
      }
      onRetry={joining.clear}
      onSend={joining.pay}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">{payment.note}</p>
    </CardFormDialog>
  )
}

/** What is charged today and later. */
function Terms({ plan }: { plan: ListedPlan }) {
  const time = useLaundryTime()
  const now = useNow()
  const dateText = (instant: Date) => time.day(instant.toISOString())
  const payment = paymentPlan(plan, now)
  return (
    <div className="rounded-md border-l-4 border-accent bg-accent-wash px-4 py-3 text-accent-text">
      {plan.trialDays > 0 && (
        <p className="font-semibold">
          {`${plan.trialDays} days free, first charge on ${dateText(payment.firstChargeAt)}`}
        </p>
      )}
      <p className={plan.trialDays > 0 ? 'text-sm' : 'font-semibold'}>
        {useWords(plans).payment({ plan: payment, date: dateText(payment.firstChargeAt) })}
      </p>
      <p className="text-sm">
        {plan.trialDays > 0
          ? 'Cancel before that day and nothing is charged.'
          : 'It renews every 30 days until you cancel.'}
      </p>
    </div>
  )
}

function Joined({ plan, onClose }: { plan: ListedPlan; onClose: () => void }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/dashboard'), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Dialog open onClose={onClose} title="Welcome to the Laundry Club!" size="md">
      <output className="grid justify-items-center gap-4 pb-2 text-center">
        <span aria-hidden="true" className="flex gap-3">
          <Garment name="shirt" cloth="primary" className="h-28 w-auto animate-drop" />
          <Garment name="towel" cloth="accent" className="h-28 w-auto animate-drop" />
        </span>
        <span>
          Your {plan.name} plan has begun: {plan.kilograms} kg and {plan.pickups} pickups are yours.
          Taking you to your dashboard…
        </span>
      </output>
    </Dialog>
  )
}
