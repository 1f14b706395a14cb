/** Deletes a garment and its picture. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { lockOwnGarment } from './own-garment.ts'
import { deleteGarmentRow } from './store.ts'

/** @throws AppError `not_found` (also for another customer's) */
export async function deleteGarment(deps: Deps, person: Person, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { picture_id: pictureId, user_id: ownerId } = await lockOwnGarment(tx, person, id)
    await emit(tx, deps, {
      type: 'garment.deleted',
      subject: { kind: 'garment', id },
      actor: person.id,
      data: { userId: ownerId },
      at: deps.clock(),
    })
    await deleteGarmentRow(tx, id)
    if (pictureId !== null) await deps.jobs.enqueue(tx, 'remove-pictures', null)
  })
}
