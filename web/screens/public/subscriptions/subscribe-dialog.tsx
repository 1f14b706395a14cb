// The Complete Subscription dialog: the charge, the card, and then success or the reason for failure.
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { subscriptionPaymentSchedule } from '#domain/club/plans.ts'
import { plans } from '#words/en/club/plans.ts'
import { priceNotice } from '#words/en/payments/price-notice.ts'
import { subscribeDialog } from '#words/en/club/subscribe-dialog.ts'
import { useWords } from '#web/lib/words.ts'
import { DrawnGarment } from '#web/illustrations/garments.tsx'
import type { ListedPlan } from '#web/features/club/club-queries.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { CardFormDialog } from '#web/features/payments/card-form-dialog.tsx'
import { PriceNotice, planPriceChangeOf } from '#web/features/payments/price-notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCardPayment } from '#web/features/payments/use-card-payment.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSubscribe } from './use-subscribe.ts'

/** How long success is shown before the dashboard. */
const SUCCESS_MS = 1500

/** The open dialog for one plan; nothing typed outlives it. */
export function SubscribeDialog({ plan, onClose }: { plan: ListedPlan; onClose: () => void }) {
  const words = useWords(subscribeDialog)
  const { name, kilograms, pickups } = plan
  const payment = useCardPayment({ keeps: plan.trialDays > 0 })
  // A price that changes while the dialog is open is charged only once it was confirmed.
  const [agreed, setAgreed] = useState(plan)
  const change = planPriceChangeOf(agreed, plan, useWords(priceNotice))
  const joining = useSubscribe(agreed, payment)

  if (joining.isDone) return <Joined plan={plan} onClose={onClose} />
  return (
    <CardFormDialog
      title={words.title}
      description={words.plan({ plan: name, kilograms, pickups })}
      terms={
        <>
          {change && <PriceNotice change={change} onConfirm={() => setAgreed(plan)} />}
          <Terms plan={plan} />
        </>
      }
      payment={payment}
      action={words.subscribe({ hasTrial: plan.trialDays > 0 })}
      isBusy={joining.isPaying}
      isBlocked={change !== null}
      problem={joining.problem}
      wayOut={
        joining.isMember && (
          <TextLink to="/subscription-management">{words.toSubscription}</TextLink>
        )
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
  const payment = subscriptionPaymentSchedule(plan, now)
  const date = time.day(payment.firstChargeAt.toISOString())
  const words = useWords(subscribeDialog)
  return (
    <div className="rounded-md border-l-4 border-accent bg-accent-wash px-4 py-3 text-accent-text">
      {plan.trialDays > 0 && (
        <p className="font-semibold">{words.trial({ days: plan.trialDays, date })}</p>
      )}
      <p className={plan.trialDays > 0 ? 'text-sm' : 'font-semibold'}>
        {useWords(plans).payment({ plan: payment, date })}
      </p>
      <p className="text-sm">{words.end({ hasTrial: plan.trialDays > 0 })}</p>
    </div>
  )
}

function Joined({ plan, onClose }: { plan: ListedPlan; onClose: () => void }) {
  const navigate = useNavigate()
  const words = useWords(subscribeDialog).joined
  const { name, kilograms, pickups } = plan
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/dashboard'), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Dialog open onClose={onClose} title={words.title} size="md">
      <output className="grid justify-items-center gap-4 pb-2 text-center">
        <span aria-hidden="true" className="flex gap-3">
          <DrawnGarment name="shirt" cloth="primary" className="h-28 w-auto animate-drop" />
          <DrawnGarment name="towel" cloth="accent" className="h-28 w-auto animate-drop" />
        </span>
        <span>{words.text({ plan: name, kilograms, pickups })}</span>
      </output>
    </Dialog>
  )
}
