/** Finds a Laundry Club plan by id, retired plans included. */
import type { Kysely, Selectable } from 'kysely'
import type { Plan } from '#domain/club/plans.ts'
import type { PlansTable, Tables } from '../../database/tables.ts'

/**
 * The plan of that id, also one that can no longer be chosen.
 * @param offered the plans at hand, which save a look into the database
 */
export async function findPlan(
  db: Kysely<Tables>,
  id: string,
  offered: readonly Plan[] = [],
): Promise<Plan | undefined> {
  const known = offered.find((plan) => plan.id === id)
  if (known) return known
  const row = await db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst()
  return row && planFromRow(row)
}

export function planFromRow(row: Selectable<PlansTable>): Plan {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    pricePaise: row.price_paise,
    originalPricePaise: row.original_price_paise,
    kilograms: row.kilograms,
    pickups: row.pickups,
    dryCleanItems: row.dry_clean_items,
    trialDays: row.trial_days,
    popular: row.popular,
    extras: row.extras,
    position: row.position,
  }
}
