/** Ends all access from a lost tablet. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteSessionsOfTablet, markTabletDisconnected } from './store.ts'

/**
 * Its sessions end with it, on every server, and one that begins at this moment is found and ends too.
 * @throws AppError `not_found` where there is no such tablet, or it was cut off already
 */
export function disconnectTablet(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { id: actor }: Pick<Person, 'id'>,
  id: string,
): Promise<void> {
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const name = await markTabletDisconnected(tx, id, at)
    if (name === undefined) throw notFound('tablet')
    await deleteSessionsOfTablet(tx, id)
    await emit(tx, deps, {
      type: 'tablet.cut_off',
      subject: { kind: 'tablet', id },
      actor,
      data: { name },
      at,
    })
  })
}
