/** Drivers' notes, photos and positions at a person's door: exported and erased with the account. */
import { sql } from 'kysely'
import { pictureKey } from '../../platform/images/picture-files.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { deedExport } from './deeds/deed-columns.ts'
import { isLateStopWaiting } from './late-stop-store.ts'
import { selectDoorVisits } from './proofs/proof-store.ts'

/** A failed visit has a note always. */
const WITHOUT_WORDS = {
  note: sql<string>`case when brought_back then '-' else '' end`,
  taken_name: null,
  picture_id: null,
  photo_digest: null,
}

export const runSheetData: PersonalData = {
  tables: [
    'stop_completions',
    'stop_assignments',
    'stop_misfits',
    'late_stops',
    'clothes_with_riders',
  ],
  async *collect({ db, files }, { id }) {
    const rows = await selectDoorVisits(db, { userId: id })
    if (rows.length === 0) return
    yield {
      name: 'at-the-door.json',
      json: rows.map((row) => ({
        orderId: row.order_id,
        kind: row.kind,
        at: row.completed_at,
        ...deedExport(row),
        picture: row.picture_id && pictureName(row.picture_id),
      })),
    }
    for (const { picture_id: pictureId } of rows) {
      const bytes = pictureId && (await files.get(pictureKey(pictureId, 'large')))
      if (pictureId && bytes) yield { name: pictureName(pictureId), bytes }
    }
  },
  // Money that waits for a manager stays, without a word.
  async erase(tx, { jobs }, { id }) {
    const theirOrders = tx.selectFrom('orders').select('orders.id').where('orders.user_id', '=', id)
    await tx
      .deleteFrom('late_stops')
      .where('order_id', 'in', theirOrders)
      .where((eb) => eb.not(isLateStopWaiting(eb)))
      .execute()
    await tx
      .updateTable('late_stops')
      .set({ ...WITHOUT_WORDS, reason: null })
      .where('order_id', 'in', theirOrders)
      .execute()
    await tx
      .deleteFrom('stop_completions')
      .where('order_id', 'in', theirOrders)
      .where(
        'id',
        'not in',
        tx.selectFrom('stop_misfits').select('completion_id').where('outcome', 'is', null),
      )
      .execute()
    await tx
      .updateTable('stop_completions')
      .set({ ...WITHOUT_WORDS, digipin: null })
      .where('order_id', 'in', theirOrders)
      .execute()
    await jobs.enqueue(tx, 'remove-pictures', null)
  },
}

function pictureName(pictureId: string): string {
  return `pictures/${pictureId}.webp`
}
