/** The cash that people took for the laundry: its books, in which somebody who is erased has no name. */
import type { PersonalData } from '../../platform/personal-data.ts'

export const cashData: PersonalData = {
  tables: ['cash_movements', 'cash_hand_ins', 'cash_counts'],
  async *collect() {},
  async erase() {},
}
