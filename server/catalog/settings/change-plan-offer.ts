/** Staff change a plan. New members get it so; who is a member keeps what they were notified of until the next reminder. */
import type * as z from 'zod/mini'
import type { changePlanOffer as call } from '#contract/settings-catalogue.ts'
import { notFound } from '../../http/not-found.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { lockPlan, updatePlan } from './catalogue-store.ts'
import { PLAN_WORDINGS, planColumns, planFields } from './plan-fields.ts'
import { changedMeanwhile, changeSentence, difference, versionOf } from './saved-change.ts'
import { saveNamed } from './save-named.ts'

/** @throws AppError `not_found`, `changed_meanwhile`, `name_taken` */
export async function changePlanOffer(
  deps: Deps,
  staff: Person,
  id: string,
  { version, ...input }: z.output<typeof call.body>,
): Promise<void> {
  await saveNamed(deps, input.name, async (tx) => {
    const row = await lockPlan(tx, id)
    if (!row) throw notFound('plan')
    const current = planFields(row)
    if (versionOf(current) !== version)
      throw changedMeanwhile({ id, ...current, version: versionOf(current) })
    const changes = difference(current, input)
    if (!changes) return
    await updatePlan(tx, id, planColumns(input))
    await recordAudit(tx, {
      actorId: staff.id,
      action: 'plan.changed',
      subject: { type: 'plan', id },
      summary: changeSentence(`${row.name} plan`, changes, PLAN_WORDINGS),
      details: { ...changes },
      at: deps.clock(),
    })
  })
}
