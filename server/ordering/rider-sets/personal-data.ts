/** Sets that riders brought: they stay without names, and go with their orders' pickups. */
import type { PersonalData } from '../../platform/personal-data.ts'

export const riderSetData: PersonalData = {
  tables: ['rider_sets', 'rider_set_bags'],
  async *collect() {},
  async erase() {},
}
