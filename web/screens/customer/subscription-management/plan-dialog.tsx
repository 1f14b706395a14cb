// Choice of the plan from the next period on.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changePlan } from '#contract/club/subscription-changes.ts'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { type Paise, formatPaise, toRupees } from '#domain/base/money.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { plansQuery } from '#web/features/club/club-queries.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { PriceNotice } from '#web/features/payments/price-notice.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'
import { useClubChange } from './use-club-change.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

const askChange = addressOf(changePlan)

export function PlanDialog({ club, onClose }: { club: Subscription; onClose: () => void }) {
  const { planDialog: words } = useWords(subscriptionScreen)
  const time = useLaundryTime()
  const plans = useQuery(plansQuery(club.userId))
  const before = club.nextPlan?.planId ?? club.planId
  const [planId, setPlanId] = useState(before)
  // The price at which the plan was chosen or, where it changed since, confirmed.
  const [agreedPaise, setAgreedPaise] = useState<Paise>()
  const nowPaise = plans.data?.find(({ id }) => id === planId)?.pricePaise
  const isAgreed = agreedPaise === undefined || nowPaise === undefined || agreedPaise === nowPaise
  const change = useClubChange(
    () =>
      call(askChange, {
        params: { id: club._id },
        body: {
          planId,
          ...(agreedPaise !== undefined && { price: toRupees(agreedPaise) }),
        },
      }),
    { done: words.done({ isSame: planId === club.planId }), failed: words.failed },
    onClose,
  )
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.about({ day: time.day(club.endDate) })}
      size="md"
      action={change}
      onPress={() => change.change()}
      cancelLabel={words.close}
      submitLabel={words.submit}
      canSubmit={planId !== before && isAgreed}
    >
      {plans.isError ? (
        <FailedQueryNotice what={words.notLoaded} query={plans} />
      ) : (
        <RadioCards legend={words.plans} hideLegend>
          {plans.data?.map((plan) => (
            <RadioCard
              key={plan.id}
              name="plan"
              value={plan.id}
              checked={plan.id === planId}
              onChange={() => {
                setPlanId(plan.id)
                setAgreedPaise(plan.pricePaise)
              }}
              title={plan.id === club.planId ? words.planNow({ plan: plan.name }) : plan.name}
              description={words.content(plan)}
              aside={formatPaise(plan.pricePaise)}
            />
          ))}
        </RadioCards>
      )}
      {!isAgreed && (
        <PriceNotice
          change={{ fromPaise: agreedPaise, toPaise: nowPaise, parts: [] }}
          onConfirm={() => setAgreedPaise(nowPaise)}
        />
      )}
    </FormDialog>
  )
}
