/** A person's consents: exported; without their person they stay as counts. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import { selectConsents } from './store.ts'
import { consentView } from './view.ts'

export const consentData: PersonalData = {
  tables: ['consents'],
  async *collect({ db }, { id }) {
    yield* jsonExportFile('consents.json', (await selectConsents(db, id)).map(consentView))
  },
  async erase(tx, _deps, { id }) {
    await tx.updateTable('consents').set({ user_id: null }).where('user_id', '=', id).execute()
  },
}
