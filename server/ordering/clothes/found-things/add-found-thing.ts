/** Adds a thing found without a tag. */
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { requireOwnLoosePhoto } from '../pieces/loose-photos.ts'
import { insertFoundThing } from './store.ts'

/** @throws AppError `not_found` for a photo as `requireOwnLoosePhoto` does */
export async function addFoundThing(
  deps: Deps,
  staff: Person,
  found: { what: string; where: string; picture?: string | undefined },
): Promise<void> {
  const at = deps.clock()
  const id = newId(at)
  const picture = found.picture?.toLowerCase() ?? null
  await inTransaction(deps.db, async (tx) => {
    if (picture !== null) await requireOwnLoosePhoto(tx, staff, picture)
    const { what, where } = found
    await insertFoundThing(tx, {
      id,
      what,
      found_where: where,
      picture_id: picture,
      found_by: staff.id,
      found_at: at,
      put_aside_at: null,
    })
    const subject = { kind: 'found_thing', id }
    await emit(tx, deps, { type: 'thing.found', subject, actor: staff.id, data: {}, at })
  })
}
