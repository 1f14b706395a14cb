/** Staff take a pin code off the list; with the last one gone every pin code is served. */
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { deleteArea, readAreas } from './store.ts'

/** One that isn't listed is left out as wished. Gives all that are listed now. */
export async function removeArea(deps: Deps, staff: Person, pin: string): Promise<string[]> {
  const areas = await inTransaction(deps.db, async (tx) => {
    const isRemoved = await deleteArea(tx, pin)
    const left = await readAreas(tx)
    if (isRemoved)
      await recordAudit(tx, {
        actorId: staff.id,
        action: 'areas.removed',
        subject: { type: 'areas', id: pin },
        summary:
          left.length === 0
            ? `Pin code ${pin} is off the list, which is empty: every pin code is served`
            : `Pin code ${pin} is served no longer`,
        details: { from: { removed: [pin] } },
        at: deps.clock(),
      })
    return left
  })
  deps.offer.forget()
  return areas
}
