/** Removes a served PIN code; with the last one removed, every PIN code is served. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { readAreas } from '../catalogue/business-row.ts'
import { deleteArea } from './store.ts'

/** One that isn't listed is left out as wished. Gives all that are listed now. */
export async function removeArea(deps: Deps, staff: Person, pin: string): Promise<string[]> {
  const areas = await inTransaction(deps.db, async (tx) => {
    const isRemoved = await deleteArea(tx, pin)
    const left = await readAreas(tx)
    if (isRemoved)
      await emit(tx, deps, {
        type: 'areas.removed',
        subject: { kind: 'areas', id: pin },
        actor: staff.id,
        data: { pin, left: left.length },
        at: deps.clock(),
      })
    return left
  })
  deps.laundry(branchOfPerson(staff)).settings.forget()
  return areas
}
