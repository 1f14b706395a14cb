/** Personal data in events: ids only. A person's actions are exported from the tables with their text. */
import type { PersonalData } from '../platform/personal-data.ts'

export const eventData: PersonalData = {
  tables: ['events'],
  async *collect() {},
  async erase(tx, _, { id }) {
    await tx.updateTable('events').set({ actor_id: null }).where('actor_id', '=', id).execute()
  },
}
