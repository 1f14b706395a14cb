/** Changes one section of the business settings. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { NewEvent } from '../../events/event-types.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { changedFieldsBetween, refuseStaleVersion, withVersion } from './saved-change.ts'
import type { Section } from './sections.ts'
import { lockBusiness, updateBusiness } from '../catalogue/business-row.ts'

/**
 * @param input the part as it is to be, and the version of it that its editor saw
 * @throws AppError `changed_meanwhile`
 */
export async function changeSettingsSection<F extends object, Input extends object = F>(
  deps: Deps,
  staff: Person,
  section: Section<F, Input>,
  input: Input & { version: string },
): Promise<F & { version: string }> {
  const saved = await inTransaction(deps.db, async (tx) => {
    const row = await lockBusiness(tx)
    const current = section.read(row)
    refuseStaleVersion(current, input.version)
    const wanted = section.complete?.(input, current) ?? (input as unknown as F)
    const changes = changedFieldsBetween(current, wanted)
    if (!changes) return current
    const at = deps.clock()
    await updateBusiness(tx, section.store(wanted, { row, now: at }))
    const changed = {
      type: `business.${section.name}_changed` as const,
      subject: { kind: 'business' as const, id: section.name },
      actor: staff.id,
      data: changes,
      at,
    }
    // There are more settings than kinds that TypeScript compares one by one.
    await emit(tx, deps, changed as NewEvent)
    return section.read(await lockBusiness(tx))
  })
  const laundry = deps.laundry(branchOfPerson(staff))
  laundry.settings.forget()
  laundry.catalogue.forget()
  return withVersion(saved)
}
