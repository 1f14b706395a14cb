/** A person's wardrobe with pictures: exported, and erased with the account. */
import { pictureKey } from '../../platform/images/picture-files.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { selectGarments } from './store.ts'
import { garmentView } from './view.ts'

export const garmentData: PersonalData = {
  tables: ['garments'],
  async *collect({ db, files }, { id }) {
    const rows = await selectGarments(db, id)
    if (rows.length === 0) return
    yield {
      name: 'garments.json',
      json: rows.map((row) => ({
        ...garmentView(row),
        picture: row.picture_id && pictureName(row.picture_id),
      })),
    }
    for (const { picture_id: pictureId } of rows) {
      const bytes = pictureId && (await files.get(pictureKey(pictureId, 'large')))
      if (pictureId && bytes) yield { name: pictureName(pictureId), bytes }
    }
  },
  async erase(tx, { jobs }, { id }) {
    await tx.deleteFrom('garments').where('user_id', '=', id).execute()
    await jobs.enqueue(tx, 'remove-pictures', null)
  },
}

function pictureName(pictureId: string): string {
  return `pictures/${pictureId}.webp`
}
