/** Adds served PIN codes; an empty list means that every PIN code is served. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { readAreas } from '../catalogue/business-row.ts'
import { insertAreas } from './store.ts'

/** Those that are listed already stay. Gives all that are listed now. */
export async function addAreas(
  deps: Deps,
  staff: Person,
  pins: readonly string[],
): Promise<string[]> {
  const areas = await inTransaction(deps.db, async (tx) => {
    const added = await insertAreas(tx, [...new Set(pins)])
    if (added.length > 0)
      await emit(tx, deps, {
        type: 'areas.added',
        subject: { kind: 'areas', id: added.length === 1 ? added[0]! : 'several' },
        actor: staff.id,
        data: { pins: added },
        at: deps.clock(),
      })
    return readAreas(tx)
  })
  deps.laundry(branchOfPerson(staff)).settings.forget()
  return areas
}
