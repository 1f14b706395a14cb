/** Edits a plan: at once for new members, and from the next reminder for existing members. */
import type * as z from 'zod/mini'
import type { editPlan as call } from '#contract/settings/settings-catalogue.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { lockPlan, updatePlan } from './catalogue-store.ts'
import { planColumns, planFields } from './plan-fields.ts'
import { changedMeanwhileError, changedFieldsBetween, hashFields } from './saved-change.ts'
import { saveCatalogueEntry } from './save-catalogue-entry.ts'

/** @throws AppError `not_found`, `changed_meanwhile`, `name_taken` */
export async function editPlan(
  deps: Deps,
  staff: Person,
  id: string,
  { version, ...input }: z.output<typeof call.body>,
): Promise<void> {
  await saveCatalogueEntry(deps, staff, input.name, async (tx) => {
    const row = await lockPlan(tx, id)
    if (!row) throw notFound('plan')
    const current = planFields(row)
    if (hashFields(current) !== version)
      throw changedMeanwhileError({ id, ...current, version: hashFields(current) })
    const changes = changedFieldsBetween(current, input)
    if (!changes) return
    await updatePlan(tx, id, planColumns(input))
    await emit(tx, deps, {
      type: 'plan.changed',
      subject: { kind: 'plan', id },
      actor: staff.id,
      data: { name: row.name, ...changes },
      at: deps.clock(),
    })
  })
}
