/** Adds a plan to the Laundry Club. */
import type * as z from 'zod/mini'
import type { addPlan as call } from '#contract/settings/settings-catalogue.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { insertPlan, lockPlan, type PlanRow } from './catalogue-store.ts'
import { findFreeId, slugFromName } from './find-free-id.ts'
import { planColumns, planFields } from './plan-fields.ts'
import { saveCatalogueEntry } from './save-catalogue-entry.ts'

/** @throws AppError `name_taken` */
export async function addPlan(
  deps: Deps,
  staff: Person,
  input: z.output<typeof call.body>,
): Promise<PlanRow> {
  return saveCatalogueEntry(deps, staff, input.name, async (tx) => {
    const id = await findFreeId(
      slugFromName(input.name, 'plan'),
      async (each) => (await lockPlan(tx, each)) !== undefined,
    )
    const plan = await insertPlan(tx, { id, ...planColumns(input) })
    await emit(tx, deps, {
      type: 'plan.added',
      subject: { kind: 'plan', id },
      actor: staff.id,
      data: {
        name: plan.name,
        pricePaise: plan.price_paise,
        kilograms: plan.kilograms,
        to: { ...planFields(plan) },
      },
      at: deps.clock(),
    })
    return plan
  })
}
