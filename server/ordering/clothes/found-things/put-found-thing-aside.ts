/** Puts a found thing aside, which ends the search for its order. */
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import { notFound } from '../../../http/answers/not-found.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deleteFoundThingsPutAside, lockFoundThing, markFoundThingPutAside } from './store.ts'

/**
 * It can still be given. A second time changes nothing more.
 * @throws AppError `not_found`
 */
export async function putFoundThingAside(deps: Deps, staff: Person, id: string): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const thing = await lockFoundThing(tx, id)
    if (!thing) throw notFound('foundThing')
    if (thing.put_aside_at !== null) return
    await markFoundThingPutAside(tx, thing.id, at)
    const subject = { kind: 'found_thing', id: thing.id }
    await emit(tx, deps, { type: 'thing.put_aside', subject, actor: staff.id, data: {}, at })
  })
}

/** What was put aside goes when photos of clothes go. */
export function deleteOldFoundThings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteFoundThingsPutAside(db, clock())
}
