/** Names, numbers and notes of bags at a person's door, or of theirs at a neighbour's: exported and erased with the account. */
import type { PersonalData } from '../../platform/personal-data.ts'
import { deedExportOfBag, selectBagsOfCustomer, eraseBagsOfCustomer } from './store.ts'

export const doorBagData: PersonalData = {
  tables: ['door_bags'],
  async *collect({ db }, { id }) {
    const rows = await selectBagsOfCustomer(db, id)
    if (rows.length > 0) yield { name: 'bags-at-the-door.json', json: rows.map(deedExportOfBag) }
  },
  async erase(tx, _deps, { id }) {
    await eraseBagsOfCustomer(tx, id)
  },
}
