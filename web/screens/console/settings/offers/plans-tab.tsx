// Laundry Club plans, each with its own form.
import { useQuery } from '@tanstack/react-query'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { NewPlan } from './new-plan.tsx'
import { PlanForm } from './plan-form.tsx'
import { staffPlans } from '../state/settings-state.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

export function PlansTab() {
  const plans = useQuery(staffPlans)
  if (plans.isPending) return <SkeletonList rows={3} label="Loading the plans" />
  if (!plans.data) return <FailedQueryNotice what="The plans couldn’t be loaded." query={plans} />
  return (
    <>
      {plans.data.map((plan) => (
        <PlanForm key={plan.id} plan={plan} />
      ))}
      <NewPlan />
    </>
  )
}
