/** Staff list pin codes that the laundry serves; without any, it serves every one. */
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/session.ts'
import { shortened } from './saved-change.ts'
import { insertAreas, readAreas } from './store.ts'

/** Those that are listed already stay. Gives all that are listed now. */
export async function addAreas(
  deps: Deps,
  staff: Person,
  pins: readonly string[],
): Promise<string[]> {
  const areas = await inTransaction(deps.db, async (tx) => {
    const added = await insertAreas(tx, [...new Set(pins)])
    if (added.length > 0)
      await recordAudit(tx, {
        actorId: staff.id,
        action: 'areas.added',
        subject: { type: 'areas', id: added.length === 1 ? added[0]! : 'several' },
        summary: shortened(
          added.length === 1
            ? `Pin code ${added[0]} is served now`
            : `${added.length} pin codes are served now: ${added.join(', ')}`,
        ),
        details: { to: { added } },
        at: deps.clock(),
      })
    return readAreas(tx)
  })
  deps.offer.forget()
  return areas
}
