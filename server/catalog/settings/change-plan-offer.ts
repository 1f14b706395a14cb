/** Staff change a plan. New members get it so; who is a member keeps what they were told until the next reminder. */
import type * as z from 'zod/mini'
import type { changePlanOffer as call } from '#contract/admin-catalogue.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { lockPlan, updatePlan } from './catalogue-store.ts'
import { nameTaken } from './item-fields.ts'
import { PLAN_WORDINGS, planColumns, planFields } from './plan-fields.ts'
import { changedMeanwhile, changeSentence, difference, versionOf } from './saved-change.ts'

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
      await updatePlan(tx, id, planColumns(wish))
      await recordAudit(tx, {
        actorId: staff.id,
        action: 'plan.changed',
        subject: { type: 'plan', id },
        summary: changeSentence(`${row.name} plan`, changes, PLAN_WORDINGS),
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
