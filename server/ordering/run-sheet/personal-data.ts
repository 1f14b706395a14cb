/** Drivers' notes, photos and positions at a person's door: exported and erased with the account. */
import { pictureKey } from '../../platform/images/picture-files.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { deedExport } from './deeds/deed-columns.ts'
import { selectDoorVisits } from './proofs/proof-store.ts'

export const runSheetData: PersonalData = {
  tables: ['stop_completions', 'stop_assignments', 'stop_misfits', 'late_stops'],
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
  async erase(tx, { jobs }, { id }) {
    for (const table of ['stop_completions', 'late_stops'] as const)
      await tx
        .deleteFrom(table)
        .where('order_id', 'in', (eb) =>
          eb.selectFrom('orders').select('orders.id').where('orders.user_id', '=', id),
        )
        .execute()
    await jobs.enqueue(tx, 'remove-pictures', null)
  },
}

function pictureName(pictureId: string): string {
  return `pictures/${pictureId}.webp`
}
