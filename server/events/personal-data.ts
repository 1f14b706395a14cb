/** Events know people by their ids alone; what they did is exported from the tables that say it in words. */
import type { PersonalData } from '../platform/personal-data.ts'

export const eventData: PersonalData = {
  tables: ['events'],
  async *collect() {},
  async erase(tx, _, { id }) {
    await tx.updateTable('events').set({ actor_id: null }).where('actor_id', '=', id).execute()
  },
}
