/** Announced delays: about a run, and of no customer. */
import type { PersonalData } from '../../platform/personal-data.ts'

export const runDelayData: PersonalData = {
  tables: ['run_delays'],
  async *collect() {},
  async erase(tx, _, { id }) {
    await tx
      .deleteFrom('run_delays')
      .where((or) => or.or([or('rider_id', '=', id), or('announced_by', '=', id)]))
      .execute()
  },
}
