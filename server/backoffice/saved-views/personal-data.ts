/** A staff member's saved views of the order list: their search text may name a person. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import { selectSavedViews } from './store.ts'

export const savedViewData: PersonalData = {
  tables: ['saved_views'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile('saved-views.json', selectSavedViews(db, id))
  },
  async erase(tx, _, { id }) {
    await tx.deleteFrom('saved_views').where('user_id', '=', id).execute()
  },
}
