/** Cash taken for the laundry: the books stay when a person is erased, without the name. */
import type { PersonalData } from '../../platform/personal-data.ts'

export const cashData: PersonalData = {
  tables: ['cash_movements', 'cash_hand_ins', 'cash_counts'],
  async *collect() {},
  async erase() {},
}
