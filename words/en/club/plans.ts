// Laundry Club plans: their content, and when they are charged.
import { type PaymentPlan, type Plan, formatPlanPaise } from '#domain/club/plans.ts'

export const plans = {
  /** A plan's feature list: what its allowances say, the rollover, and its extras. */
  features: (
    plan: Pick<Plan, 'kilograms' | 'pickups' | 'dryCleanItems' | 'extras'>,
  ): readonly string[] => [
    `${plan.kilograms} kg of wash & fold a month`,
    `${plan.pickups} ${plan.pickups === 1 ? 'pickup' : 'pickups'} a month`,
    ...(plan.dryCleanItems > 0
      ? [`Free dry cleaning, up to ${plan.dryCleanItems} items a month`]
      : []),
    'Unused kilograms roll over for up to 2 months',
    ...plan.extras,
  ],

  /** "₹25.00 today, then ₹49.99 a month". `date` is the day of the first charge, as people write it. */
  payment: ({ plan, date }: { plan: PaymentPlan; date: string }) => {
    const first = formatPlanPaise(plan.firstChargePaise)
    const then = `${formatPlanPaise(plan.thenPaise)} a month`
    const isReduced = plan.firstChargePaise < plan.thenPaise
    if (plan.todayPaise > 0)
      return isReduced ? `${first} today, then ${then}` : `${first} today and every month`
    return isReduced
      ? `Nothing today, ${first} on ${date}, then ${then}`
      : `Nothing today, ${then} from ${date}`
  },
}
