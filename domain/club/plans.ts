// Laundry Club plans: initial content, prices, and when a member pays.
import { DAY_MS } from '../base/time-zone.ts'
import { formatPaise, type Paise } from '../base/money.ts'

export type Plan = {
  readonly id: string
  readonly name: string
  readonly description: string
  /** For one period. */
  readonly pricePaise: Paise
  /** What it was before, struck through beside the price. */
  readonly originalPricePaise: Paise
  /** Wash and fold in one period. */
  readonly kilograms: number
  /** Orders in one period that draw on the Club. */
  readonly pickups: number
  /** Dry-clean items in one period that cost nothing. */
  readonly dryCleanItems: number
  /** Days before the first charge for a new member; 0 where the plan has no free trial. */
  readonly trialDays: number
  readonly popular: boolean
  /** What else it brings, beyond the allowances. */
  readonly extras: readonly string[]
  /** Place among the plans, from 1. */
  readonly position: number
}

/** What one period of a plan costs and brings. */
export type Terms = Pick<Plan, 'pricePaise' | 'kilograms' | 'pickups' | 'dryCleanItems'>

/** A subscription's period: 30 days, as 30 × 24 hours. */
export const PERIOD_MS = 30 * DAY_MS

/** How long kilograms live on after their period: 2 months, as two periods. */
export const ROLLOVER_MS = 2 * PERIOD_MS

const SHARED_EXTRAS = ['Free pickup and delivery', '24-hour turnaround'] as const

/** The first plans; staff edit them from there. */
export const FIRST_PLANS: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    description: 'For one person with a light basket.',
    pricePaise: 2999,
    originalPricePaise: 3999,
    kilograms: 5,
    pickups: 2,
    dryCleanItems: 0,
    trialDays: 0,
    popular: false,
    extras: SHARED_EXTRAS,
    position: 1,
  },
  {
    id: 'family',
    name: 'Family',
    description: 'For a household that washes every week.',
    pricePaise: 4999,
    originalPricePaise: 6999,
    kilograms: 12,
    pickups: 4,
    dryCleanItems: 0,
    trialDays: 7,
    popular: true,
    extras: SHARED_EXTRAS,
    position: 2,
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'For busy homes, dry cleaning included.',
    pricePaise: 7999,
    originalPricePaise: 10999,
    kilograms: 20,
    pickups: 8,
    dryCleanItems: 5,
    trialDays: 0,
    popular: false,
    extras: SHARED_EXTRAS,
    position: 3,
  },
]

/** How much cheaper than before, in whole percent: 25, 29 and 27 for the first plans. */
export function savingsPercent(plan: Pick<Plan, 'pricePaise' | 'originalPricePaise'>): number {
  if (plan.originalPricePaise <= plan.pricePaise) return 0
  return Math.round((1 - plan.pricePaise / plan.originalPricePaise) * 100)
}

/**
 * "First month 50% off": half the price, and half a paisa counts as a whole one.
 * 29.99 becomes ₹15, 49.99 ₹25, 79.99 ₹40.
 */
export function firstMonthPaise(pricePaise: Paise): Paise {
  return Math.ceil(pricePaise / 2)
}

/** What a plan costs and brings as it is now. */
export function termsOfPlan({ pricePaise, kilograms, pickups, dryCleanItems }: Terms): Terms {
  return { pricePaise, kilograms, pickups, dryCleanItems }
}

/** Whether two periods cost and bring the same. */
export function arePlanTermsEqual(one: Terms, other: Terms): boolean {
  return (
    one.pricePaise === other.pricePaise &&
    one.kilograms === other.kilograms &&
    one.pickups === other.pickups &&
    one.dryCleanItems === other.dryCleanItems
  )
}

/** What a new member pays: today, and from when on how much. */
export type PaymentPlan = {
  readonly todayPaise: Paise
  /** The first charge, which is today's unless a trial comes first. */
  readonly firstChargePaise: Paise
  readonly firstChargeAt: Date
  /** Every charge after the first. */
  readonly thenPaise: Paise
  readonly secondChargeAt: Date
}

/**
 * What is charged today and later.
 * @param firstMonthPricePaise the first month's price, which is the full one for who was a member before
 * @param trialDays 0 without a trial
 */
export function subscriptionPaymentSchedule(
  terms: {
    readonly pricePaise: Paise
    readonly firstMonthPricePaise: Paise
    readonly trialDays: number
  },
  now: Date,
): PaymentPlan {
  const firstChargeAt = new Date(now.getTime() + terms.trialDays * DAY_MS)
  return {
    todayPaise: terms.trialDays > 0 ? 0 : terms.firstMonthPricePaise,
    firstChargePaise: terms.firstMonthPricePaise,
    firstChargeAt,
    thenPaise: terms.pricePaise,
    secondChargeAt: new Date(firstChargeAt.getTime() + PERIOD_MS),
  }
}

/** Always with its paise, as prices of plans are written: ₹25.00, ₹49.99. */
export function formatPlanPaise(paise: Paise): string {
  const text = formatPaise(paise)
  return paise % 100 === 0 ? `${text}.00` : text
}
