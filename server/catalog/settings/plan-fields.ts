/** A plan's fields in the staff editor, and its answer. */
import type { AdminPlan } from '#contract/settings/settings-catalogue.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { planFromRow } from '../catalogue/find-plan.ts'
import type { PlanRow } from './catalogue-store.ts'
import { hashFields } from './saved-change.ts'

type PlanFields = Omit<AdminPlan, 'id' | 'version' | 'members'>

export function planView(row: PlanRow & { members: number | null }): AdminPlan {
  const fields = planFields(row)
  return { id: row.id, ...fields, members: row.members ?? 0, version: hashFields(fields) }
}

export function planFields(row: PlanRow): PlanFields {
  const plan = planFromRow(row)
  const { name, description, kilograms, pickups, dryCleanItems, trialDays, popular } = plan
  return {
    name,
    description,
    price: toRupees(plan.pricePaise),
    originalPrice: toRupees(plan.originalPricePaise),
    kilograms,
    pickups,
    dryCleanItems,
    trialDays,
    popular,
    extras: row.extras,
    active: row.active,
  }
}

export function planColumns(plan: PlanFields) {
  return {
    name: plan.name,
    description: plan.description,
    price_paise: fromRupees(plan.price),
    original_price_paise: fromRupees(plan.originalPrice),
    kilograms: plan.kilograms,
    pickups: plan.pickups,
    dry_clean_items: plan.dryCleanItems,
    trial_days: plan.trialDays,
    popular: plan.popular,
    extras: JSON.stringify(plan.extras),
    active: plan.active,
  }
}
