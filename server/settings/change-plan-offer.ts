/** Staff change a plan. New members get it so; who is a member keeps what they were told until the next reminder. */
import type * as z from 'zod/mini'
import type { AdminPlan, changePlanOffer as call } from '#contract/admin-catalogue.ts'
import { fromRupees, toRupees } from '#domain/money.ts'
import { recordDeed } from '../audit/record-deed.ts'
import { isUniqueViolation } from '../database/constraint-errors.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { Person } from '../http/session.ts'
import { lockPlan, updatePlan, type PlanRow } from './catalogue-store.ts'
import { nameTaken, writeRupees } from './item-fields.ts'
import {
  changedMeanwhile,
  changeSentence,
  difference,
  versionOf,
  type Wording,
} from './saved-change.ts'

type PlanFields = Omit<AdminPlan, 'id' | 'version' | 'members'>

/** @throws AppError `not_found`, `changed_meanwhile`, `name_taken` */
export async function changePlanOffer(
  deps: Deps,
  staff: Person,
  id: string,
  { version, ...wish }: z.output<typeof call.body>,
): Promise<void> {
  try {
    await inTransaction(deps.db, async (tx) => {
      const row = await lockPlan(tx, id)
      if (!row) throw new AppError('not_found', 'There is no such plan.')
      const current = planFields(row)
      if (versionOf(current) !== version)
        throw changedMeanwhile({ id, ...current, version: versionOf(current) })
      const changes = difference(current, wish)
      if (!changes) return
      await updatePlan(tx, id, columnsOf(wish))
      await recordDeed(tx, {
        actorId: staff.id,
        action: 'plan.changed',
        subject: { type: 'plan', id },
        summary: changeSentence(`${row.name} plan`, changes, WORDINGS),
        details: { ...changes },
        at: deps.clock(),
      })
    })
    deps.offer.forget()
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken(wish.name)
    throw error
  }
}

export function planView(row: PlanRow & { members: number | null }): AdminPlan {
  const fields = planFields(row)
  return { id: row.id, ...fields, members: row.members ?? 0, version: versionOf(fields) }
}

function planFields(row: PlanRow): PlanFields {
  return {
    name: row.name,
    description: row.description,
    price: toRupees(row.price_paise),
    originalPrice: toRupees(row.original_price_paise),
    kilograms: row.kilograms,
    pickups: row.pickups,
    dryCleanItems: row.dry_clean_items,
    trialDays: row.trial_days,
    popular: row.popular,
    extras: row.extras,
    active: row.active,
  }
}

function columnsOf(plan: PlanFields) {
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

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')

const WORDINGS: Record<keyof PlanFields, Wording> = {
  name: { label: 'name' },
  description: { label: 'description' },
  price: { label: 'price', write: writeRupees },
  originalPrice: { label: 'price before', write: writeRupees },
  kilograms: { label: 'kilograms' },
  pickups: { label: 'pickups' },
  dryCleanItems: { label: 'free dry-clean items' },
  trialDays: { label: 'trial days' },
  popular: { label: 'most popular:', write: yesOrNo },
  extras: { label: 'extras', write: (extras: string[]) => `“${extras.join('; ')}”` },
  active: { label: 'can be chosen:', write: yesOrNo },
}
